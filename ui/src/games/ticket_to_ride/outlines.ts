import { SLOT } from './geometry.ts'

/** The border of a slot, drawn around the origin: jagged for a tunnel, wavy for a ferry. */
export type Border = 'tunnel' | 'ferry'

const outlines = new Map<string, string>()

export function outline(border: Border, length: number, half = SLOT / 2 + 0.6): string {
  const key = `${border} ${length.toFixed(1)} ${half}`
  let path = outlines.get(key)
  if (!path) outlines.set(key, (path = border === 'tunnel' ? jagged(length, half) : wavy(length, half)))
  return path
}

function jagged(length: number, h: number): string {
  const w = length / 2 + 0.6
  const teeth = Math.max(4, Math.round(length / 4.6))
  const step = (2 * w) / teeth
  const top = Array.from({ length: teeth }, () => `l${r(step / 2)} -2.8l${r(step / 2)} 2.8`)
  const bottom = Array.from({ length: teeth }, () => `l${r(-step / 2)} 2.8l${r(-step / 2)} -2.8`)
  return `M${r(-w)} ${r(-h)}${top.join('')}l1.6 ${r(h)}l-1.6 ${r(h)}${bottom.join('')}l-1.6 ${r(-h)}Z`
}

function wavy(length: number, h: number): string {
  const w = length / 2 - 0.5
  const waves = Math.max(2, Math.round(length / 8))
  const step = (2 * w) / waves
  const wave = (towards: number) =>
    `q${r((towards * step) / 4)} ${r(towards * -3.2)} ${r((towards * step) / 2)} 0t${r((towards * step) / 2)} 0`
  const top = Array.from({ length: waves }, () => wave(1))
  const bottom = Array.from({ length: waves }, () => wave(-1))
  return `M${r(-w)} ${r(-h)}${top.join('')}q2.4 ${r(h)} 0 ${r(2 * h)}${bottom.join('')}q-2.4 ${r(-h)} 0 ${r(-2 * h)}Z`
}

function r(value: number): string {
  return value.toFixed(2)
}
