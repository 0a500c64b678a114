/** A number of points as print writes it: with a true minus, as wide as a plus. */
export const written = (points: number): string => minused(String(points))

/** A change or a bonus, which has its sign also above zero. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points))

export type Figures = (value: number) => string

/** The same in the figures of a language, with its decimal sign or as a percentage. */
export function figuresIn(lang: string, options: Intl.NumberFormatOptions): Figures {
  const figures = new Intl.NumberFormat(lang, options)
  return (value) => minused(figures.format(value))
}

/** The same for numbers within a sentence; what is joined by a hyphen stays so. */
export const minused = (text: string): string => text.replace(/(^|[\s(\u00a0])-(?=\d)/g, '$1−')
