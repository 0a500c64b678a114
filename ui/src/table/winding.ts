/** What a table that is wound back and forth can do besides. */
export interface Winding {
  /** Nothing but a replay: there is no present to come back to. */
  alone: boolean
  /** Where a link to a moment leads, where there is one for others to open. */
  address?: string
  /** The record, where it may be known: to download it, to check its luck, to branch from it. */
  record?: () => Promise<string>
  /** An address that carries the record itself, for games that no server has. */
  link?: (moment: number | 'last') => Promise<string>
}

const BRANCH = 'semafor-branch'

/** A record and the moment from which one wants to play otherwise, on its way to the what-if table. */
export interface Branching {
  record: string
  moment: number
}

export function keepBranch(branching: Branching): void {
  sessionStorage.setItem(BRANCH, JSON.stringify(branching))
}

export function keptBranch(): Branching | null {
  try {
    return JSON.parse(sessionStorage.getItem(BRANCH) ?? 'null') as Branching | null
  } catch {
    return null
  }
}
