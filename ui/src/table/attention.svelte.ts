import { settings } from '../settings.svelte.ts'
import { say } from '../words.svelte.ts'
import type { Table } from './table.svelte.ts'

let sounding: AudioContext | null = null

/** A short station chime: notes of a sine that fade. A browser lets a page sound only once somebody has touched it; an
 *  audio context made earlier would stay silent for good. */
export function chime(notes: number[]): void {
  if (navigator.userActivation?.hasBeenActive === false) return
  sounding ??= new AudioContext()
  const audio = sounding
  for (const [at, pitch] of notes.entries()) {
    const [tone, loudness, from] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at * 0.16]
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.0001, from)
    loudness.gain.exponentialRampToValueAtTime(0.12, from + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.4)
    tone.connect(loudness).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.42)
  }
}

const MY_TURN = [523.25, 659.25, 783.99]
const THE_END = [783.99, 659.25, 523.25, 1046.5]

function notify(title: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const shown = new Notification(title, { body: say('notify-turn'), tag: 'semafor-turn', icon: '/icon.svg' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}

/** Says that it is my turn: a mark in the tab's title, a sound, and a notification where one asked for it. */
export function callAttention(tables: () => Table[]): void {
  let called = false
  let ended = false
  $effect(() => {
    const room = tables()[0]?.live?.room
    const wanted = tables().some(({ wantsMe }) => wantsMe)
    const over = room?.status === 'over'
    const title = room?.title[settings.lang] ?? 'Semafor'
    document.title = wanted ? `● ${say('title-turn', { title })}` : title
    if (wanted && !called) {
      if (settings.sound) chime(MY_TURN)
      notify(title)
    }
    if (over && !ended && called && settings.sound) chime(THE_END)
    called = wanted || (over && called)
    ended = over
  })
}
