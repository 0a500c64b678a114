/** The workers' colours, each with its own mark and hat: ○ white, ◆ purple, ▲ orange, ■ grey, ✚ turquoise, ★ any. */
export interface Look {
  fill: string
  edge: string
  ink: string
  /** In a box of 20 by 20. */
  mark: string
  line?: boolean
  /** On a head whose crown is at 0, −31. */
  hat: string
}

export const WORKERS: Record<string, Look> = {
  white: {
    fill: '#FBF7EC',
    edge: '#4A4A55',
    ink: '#4A4A55',
    mark: 'M10 8.5a3 3 0 1 0 .01 0z',
    line: true,
    hat: 'M-9 -24Q-8 -33 0 -33Q8 -33 9 -24L13 -22.500H-9Z',
  },
  purple: {
    fill: '#8E5AA8',
    edge: '#4C2B5E',
    ink: '#FFFFFF',
    mark: 'M10 7.5l4 4.5-4 4.5-4-4.5z',
    hat: 'M-12 -24H12V-26H9Q9 -35 0 -35Q-9 -35 -9 -26H-12Z',
  },
  orange: {
    fill: '#E07F2B',
    edge: '#7A3F0E',
    ink: '#1F2A44',
    mark: 'M10 7.5l4.5 8.5h-9z',
    hat: 'M-11 -24H11V-27H7V-39H-7V-27H-11Z',
  },
  grey: {
    fill: '#8F939C',
    edge: '#44474F',
    ink: '#14181F',
    mark: 'M6.5 8.5h7v7h-7z',
    hat: 'M-14 -24H14L9 -27L6 -35L0 -33L-6 -35L-9 -27Z',
  },
  turquoise: {
    fill: '#1FA39A',
    edge: '#0C4F4A',
    ink: '#08231F',
    mark: 'M8.5 7.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z',
    hat: 'M-10 -23Q-11 -33 0 -34Q11 -33 10 -23H16V-25.500H10Z',
  },
  any: {
    fill: '#FFFAF0',
    edge: '#1F2A44',
    ink: '#1F2A44',
    mark: 'M10 7l1.4 3.2 3.4.3-2.6 2.3.8 3.4-3-1.8-3 1.8.8-3.4-2.6-2.3 3.4-.3z',
    hat: '',
  },
}
