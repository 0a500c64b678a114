/** The goods' and regions' colours; each has a mark, so that none is told by hue alone. */
export const COLOURS: Record<string, { fill: string; tint: string; dark: string; ink: string; mark: string }> = {
  yellow: { fill: '#E7C13B', tint: '#F5E6AE', dark: '#4A431F', ink: '#1F2A44', mark: '★' },
  red: { fill: '#C43B32', tint: '#F1C9C1', dark: '#502B2C', ink: '#FFFFFF', mark: '♥' },
  grey: { fill: '#8A8F98', tint: '#DDDCD6', dark: '#3A444B', ink: '#1F2A44', mark: '▲' },
  blue: { fill: '#2F6DB3', tint: '#C4D9EC', dark: '#22405E', ink: '#FFFFFF', mark: '●' },
  green: { fill: '#3C8C50', tint: '#C9E0C6', dark: '#26462F', ink: '#FFFFFF', mark: '✚' },
  coal: { fill: '#2B2B33', tint: '#B9B6B0', dark: '#1A1A20', ink: '#FFFFFF', mark: '■' },
}
