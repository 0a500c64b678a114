const ICONS: Record<string, string> = { promote: 'promote', money: 'dollar', advance: 'step', shares: 'share', track: 'track' }

/** The sign of what a train gives. */
export function trainIcon(kind: string): string {
  return ICONS[kind] ?? 'train'
}
