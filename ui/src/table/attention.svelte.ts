import { voice } from '../motion/stage.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { say } from '../words.svelte.ts'
import type { Table } from './table.svelte.ts'

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
      voice.play('turn')
      notify(title)
    }
    if (over && !ended && called) voice.play('end')
    called = wanted || (over && called)
    ended = over
  })
}
