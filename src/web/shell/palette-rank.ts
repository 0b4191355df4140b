/**
 * Ranks entries by how well the typed text matches: whole title, start of the title, words of the title, anything else.
 */
import { fold, initials, searchText, searchWords } from '#kernel/fold.ts'

export interface Rankable {
  text: string
  note: string
  /** Alternative names. */
  also?: string
}

/** 0 is the best rank; null is no match. */
const rankOf = ({ text, note, also = '' }: Rankable, typed: string): number | null => {
  const whole = searchWords(typed).join(' ')
  const words = whole.split(' ')
  const title = fold(text)
  const starts = (hay: string) => words.every((word) => ` ${hay}`.includes(` ${word}`))
  if (title === whole) return 0
  if (title.startsWith(whole)) return 1
  if (starts(title)) return 2
  if (initials(text).startsWith(whole)) return 3
  if (also && starts(fold(also))) return 4
  if (words.every((word) => title.includes(word))) return 5
  return words.every((word) => searchText([text, also, note]).includes(word)) ? 6 : null
}

/** Best matches first; equal ranks keep their order. */
export const ranked = <Item extends Rankable>(all: readonly Item[], typed: string): readonly Item[] =>
  all
    .map((item) => ({ item, rank: rankOf(item, typed) }))
    .filter((one): one is { item: Item; rank: number } => one.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
