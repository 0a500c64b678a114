import type { Component } from 'svelte'
import { isDrawn, meet } from '../maps/drawn.ts'
import { GAMES, isGame } from './games.ts'
import { others } from './others.svelte.ts'

/** A page, loaded when it is first visited, and what its address says. */
export interface PageAt {
  load: () => Promise<{ default: Component<any> }>
  facts: Record<string, string>
}

type Load = PageAt['load']

/** Every address of the page: `:name` takes a word of the path and gives it to the page. */
const pages: [string, Load][] = [
  ['', () => import('./Landing.svelte')],
  ['new/:game', () => import('./New.svelte')],
  ['lobby', () => import('./Lobby.svelte')],
  ['mine', () => import('./Mine.svelte')],
  ['finished', () => import('./Finished.svelte')],
  ['leaders', () => import('./Leaders.svelte')],
  ['daily', () => import('../challenges/Daily.svelte')],
  ['weekly', () => import('../challenges/Weekly.svelte')],
  ['challenges', () => import('../challenges/Archive.svelte')],
  ['challenge/:challenge', () => import('../challenges/Challenge.svelte')],
  ['puzzles', () => import('./Puzzles.svelte')],
  ['puzzles/:puzzle', () => import('./Puzzle.svelte')],
  ['account', () => import('./Account.svelte')],
  ['profile', () => import('../profile/Mine.svelte')],
  ['profile/:link', () => import('../profile/Published.svelte')],
  ['programs', () => import('./Programs.svelte')],
  ['settings', () => import('./Settings.svelte')],
  ['rules', () => import('./Rules.svelte')],
  ['rules/:game', () => import('./Rules.svelte')],
  ['tutorial', () => import('./Tutorial.svelte')],
  ['tutorial/:game', () => import('./Tutorial.svelte')],
  ['print', () => import('./Print.svelte')],
  ['print/:game', () => import('./Print.svelte')],
  ['box/:game', () => import('../box/Editor.svelte')],
  ['companion', () => import('../companion/Home.svelte')],
  ['companion/:game', () => import('../companion/Frame.svelte')],
  ['table/:room', () => import('./Table.svelte')],
  ['here/:id', () => import('./Here.svelte')],
  ['screen/:room', () => import('./Screen.svelte')],
  ['replay', () => import('./ReplayFile.svelte')],
  ['replay/:room', () => import('./Replay.svelte')],
  ['whatif', () => import('./WhatIf.svelte')],
  ['maps', () => import('../maps/Home.svelte')],
  ['maps/:draft', () => import('../maps/Editor.svelte')],
  ['map/:map', () => import('../maps/Shared.svelte')],
]

/** The page of an address; the server may have a game that this page has not heard of yet. */
export async function pageAt(path: string[]): Promise<PageAt> {
  const at = found(path)
  if (at) return at
  await others.load()
  for (const word of path.filter(isDrawn)) await meet(word).catch(() => undefined)
  return found(path) ?? { load: () => import('./Nowhere.svelte'), facts: {} }
}

function found(path: string[]): PageAt | null {
  for (const [pattern, load] of pages) {
    const facts = matched(pattern.split('/').filter(Boolean), path)
    if (facts && isGame(facts['game'] ?? GAMES[0]!)) return { load, facts }
  }
  return null
}

function matched(pattern: string[], path: string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null
  const facts: Record<string, string> = {}
  for (const [at, word] of pattern.entries()) {
    if (word.startsWith(':')) facts[word.slice(1)] = path[at]!
    else if (word !== path[at]) return null
  }
  return facts
}
