/** Colours that never stand alone: every card colour has a mark, every player a pattern (design: page.md). */
export const CARD_COLOURS: Record<string, { fill: string; ink: string; mark: string }> = {
  purple: { fill: '#8E5AA8', ink: '#FFFFFF', mark: '◆' },
  blue: { fill: '#2F6DB3', ink: '#FFFFFF', mark: '●' },
  orange: { fill: '#DD7A2A', ink: '#1F2A44', mark: '▲' },
  white: { fill: '#F4F1E8', ink: '#1F2A44', mark: '○' },
  green: { fill: '#3C8C50', ink: '#FFFFFF', mark: '✚' },
  yellow: { fill: '#E7C13B', ink: '#1F2A44', mark: '★' },
  black: { fill: '#2B2B33', ink: '#FFFFFF', mark: '■' },
  red: { fill: '#C43B32', ink: '#FFFFFF', mark: '♥' },
  grey: { fill: '#A9A294', ink: '#1F2A44', mark: '' },
  locomotive: { fill: '#6B5B4B', ink: '#FFFFFF', mark: '' },
}

/** The seats' colours and patterns, in seat order; `drawing/Patterns.svelte` draws them as SVG fills `url(#seat-0)`… */
export const SEATS = [
  { colour: '#2F6DB3', dark: '#12305A', pattern: 'solid' },
  { colour: '#C43B32', dark: '#641711', pattern: 'stripes' },
  { colour: '#3C8C50', dark: '#153F21', pattern: 'dots' },
  { colour: '#E0AC22', dark: '#5E4406', pattern: 'checks' },
  { colour: '#4A4A55', dark: '#15151B', pattern: 'zigzag' },
  { colour: '#8E5AA8', dark: '#3B1F4A', pattern: 'grid' },
] as const
