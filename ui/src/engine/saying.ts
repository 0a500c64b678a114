import type { Both, Denial, Lang } from '../generated/messages.ts'
import { hasWords, loadWords, sayIn, type Facts } from '../words.svelte.ts'
import type { Denial as OfflineDenial, Message } from '../generated/engine.ts'

/** A message of the engine as a sentence in both languages, once its words are here. */
export async function sentence(message: Message): Promise<Both> {
  for (const room of roomsOf(message)) await loadWords(room)
  return { en: said(message, 'en'), pl: said(message, 'pl') }
}

/** The engine's denial in the form of the server's: with its sentences. */
export async function spoken(denial: OfflineDenial): Promise<Denial> {
  const { message, rule_text, instead, ...rest } = denial
  const text = await sentence(message)
  const advice = instead && { what: instead.id, facts: instead.facts as Facts, text: await sentence(instead) }
  return { ...rest, id: null, text: rule_text && !hasWords(message.id) ? rule_text : text, instead: advice }
}

function roomsOf(message: Message): string[] {
  const inner = Object.values(message.facts).flat().filter(isMessage).flatMap(roomsOf)
  return ['kernel', pathOf(message.room), ...inner]
}

/** `semafor.games.railroad_ink` is the room "games/railroad_ink". */
function pathOf(room: string): string {
  return room.replace(/^semafor\./, '').replaceAll('.', '/')
}

function said(message: Message, lang: Lang): string {
  const facts: Facts = {}
  const word = (fact: string | number | Message) => (isMessage(fact) ? said(fact, lang) : fact)
  for (const [name, fact] of Object.entries(message.facts)) facts[name] = Array.isArray(fact) ? fact.map(word) : word(fact)
  return sayIn(lang, message.id, facts, pathOf(message.room))
}

function isMessage(fact: string | number | Message): fact is Message {
  return typeof fact === 'object'
}
