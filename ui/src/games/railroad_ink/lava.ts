/** Lava in a cell of 100 × 100, for a face as it is printed: where it reaches a side it fills all of it but the corners. */
const LAKES: Record<string, string> = {
  lava_corner: 'M12 0C16 42 58 84 100 88L100 12C94 10 90 6 88 0Z',
  lava_strait: 'M12 0C20 34 6 66 12 100L88 100C80 66 94 34 88 0Z',
  lava_bay: 'M12 0C22 34 8 66 12 100L88 100C90 94 94 90 100 88L100 12C94 10 90 6 88 0Z',
  lava_highway: 'M100 12C76 12 68 26 74 50C68 74 76 88 100 88Z',
  lava_railway: 'M100 12C76 12 68 26 74 50C68 74 76 88 100 88Z',
  volcano: 'M12 0L88 0C90 6 94 10 100 12L100 88C94 90 90 94 88 100L12 100C10 94 6 90 0 88L0 12C6 10 10 6 12 0Z',
}

const RIPPLES: Record<string, [number, number][]> = {
  lava_corner: [[42, 16], [66, 32], [76, 56]], // prettier-ignore
  lava_strait: [[30, 22], [50, 50], [30, 76]], // prettier-ignore
  lava_bay: [[30, 22], [62, 36], [36, 54], [64, 70], [32, 84]], // prettier-ignore
  lava_highway: [[79, 36], [79, 66]], // prettier-ignore
  lava_railway: [[79, 36], [79, 66]], // prettier-ignore
  volcano: [[18, 18], [68, 16], [4, 50], [80, 48], [24, 92], [62, 91]], // prettier-ignore
}

export function lakeOf(face: string): string {
  return LAKES[face] ?? ''
}

/** The shore alone: the lake's outline without the sides where the lava flows on. */
export function shoreOf(face: string): string {
  return lakeOf(face).replaceAll('L', 'M').replace('Z', '')
}

/** Little waves, so that lava is not told by its colour alone. */
export function ripplesOf(face: string): string {
  return (RIPPLES[face] ?? []).map(([x, y]) => `M${x} ${y}q4 -6 8 0t8 0`).join('')
}
