/** When two names are taken for the same one, which would be entered twice. */
import { fold } from './fold.ts'

/** A name as it is compared: one kind of blanks, no capitals. */
export const spelledName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Marks tell names apart (Hoa, Hòa), unless one of the two was typed without any. */
export const isSameName = (one: string, other: string): boolean => {
  const [a, b] = [spelledName(one), spelledName(other)]
  const [plainA, plainB] = [fold(a), fold(b)]
  return a === b || (plainA === plainB && (a === plainA || b === plainB))
}
