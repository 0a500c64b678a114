/** A rectangle in pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The least box around all of them; null where there is none. */
export function around(boxes: Box[]): Box | null {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0)
  if (seen.length === 0) return null
  const left = Math.min(...seen.map((box) => box.left))
  const top = Math.min(...seen.map((box) => box.top))
  const right = Math.max(...seen.map((box) => box.left + box.width))
  const bottom = Math.max(...seen.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** How a stage is moved and scaled so that a window shows this part of it in the middle, with a margin, never past `most`. */
export function cut(part: Box, wide: number, high: number, margin: number, most: number) {
  const scale = Math.min(wide / (part.width + 2 * margin), high / (part.height + 2 * margin), most)
  const x = wide / 2 - (part.left + part.width / 2) * scale
  const y = high / 2 - (part.top + part.height / 2) * scale
  return { x, y, scale }
}

/** How high a window of that width has to be for a part with its margin, never scaled past `most`. */
export function heightFor(part: Box, wide: number, margin: number, most: number): number {
  return (part.height + 2 * margin) * Math.min(wide / (part.width + 2 * margin), most)
}
