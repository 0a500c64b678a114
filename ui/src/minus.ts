/** A number of points as print writes it: with a true minus, as wide as a plus. */
export const written = (points: number): string => minused(String(points))

/** The same for numbers within a sentence; what is joined by a hyphen stays so. */
export const minused = (text: string): string => text.replace(/(^|[\s(\u00a0])-(?=\d)/g, '$1−')
