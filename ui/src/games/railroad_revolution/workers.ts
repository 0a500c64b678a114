/** The workers' colours, each with its own mark: ○ white, ◆ purple, ▲ orange, ■ grey, ✚ turquoise, ★ any. */
export interface Look {
  fill: string
  edge: string
  ink: string
  mark: string
  line?: boolean
}

export const WORKERS: Record<string, Look> = {
  white: { fill: '#FBF7EC', edge: '#4A4A55', ink: '#4A4A55', mark: 'M10 8.5a3 3 0 1 0 .01 0z', line: true },
  purple: { fill: '#8E5AA8', edge: '#4C2B5E', ink: '#FFFFFF', mark: 'M10 7.5l4 4.5-4 4.5-4-4.5z' },
  orange: { fill: '#E07F2B', edge: '#7A3F0E', ink: '#1F2A44', mark: 'M10 7.5l4.5 8.5h-9z' },
  grey: { fill: '#8F939C', edge: '#44474F', ink: '#14181F', mark: 'M6.5 8.5h7v7h-7z' },
  turquoise: { fill: '#1FA39A', edge: '#0C4F4A', ink: '#08231F', mark: 'M8.5 7.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z' },
  any: {
    fill: '#FFFAF0',
    edge: '#1F2A44',
    ink: '#1F2A44',
    mark: 'M10 7l1.4 3.2 3.4.3-2.6 2.3.8 3.4-3-1.8-3 1.8.8-3.4-2.6-2.3 3.4-.3z',
  },
}
