import { packed, unpacked } from '../packing.ts'

/** A moment of a record: after so many moves, or the last. */
export type At = number | 'last'

export interface Shared {
  record: string
  moment: At
}

/** An address that opens the record at that moment on any device: it carries the whole game, so nothing need be stored. */
export async function linkTo(record: string, moment: At): Promise<string> {
  return `${location.origin}/replay#${moment === 'last' ? '' : moment}.${await packed(record)}`
}

/** Whether an address claims to carry a record. */
export const isShared = (hash: string) => hash.includes('.')

/** The record of such an address; null where the link was cut or changed on its way. */
export async function sharedIn(hash: string): Promise<Shared | null> {
  const [, moment, letters] = /^(\d{0,6})\.([\w-]+)$/.exec(hash) ?? []
  if (letters === undefined) return null
  return unpacked(letters).then(
    (record) => ({ record, moment: moment ? Number(moment) : 'last' }),
    () => null,
  )
}
