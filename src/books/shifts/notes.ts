/** Money of a till counted note by note. */
import { add, decimal, zero, type Decimal } from '#kernel/decimal.ts'

/** The notes of the đồng, the largest first, as one counts them. */
export const banknotes = [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200] as const

/** How many there are of each note, by its value. */
export type Notes = Readonly<Record<string, number>>

const MOST_NOTES = 1_000_000

export const isBanknote = (value: string): boolean => banknotes.some((note) => String(note) === value)
export const isNoteCount = (count: unknown): count is number =>
  typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MOST_NOTES

export const sumOfNotes = (notes: Notes): Decimal =>
  Object.entries(notes).reduce((sum, [note, count]) => add(sum, decimal(BigInt(note) * BigInt(count))), zero)

/** Without those there are none of. */
export const countedNotes = (notes: Notes): Notes => Object.fromEntries(Object.entries(notes).filter(([, n]) => n > 0))
