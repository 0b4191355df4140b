/** How well what was typed names something: the title before its beginning, its beginning before its words, its words before the rest. */
import { fold, initials, searchText, searchWords } from '#kernel/fold.ts'

export interface Named {
  text: string
  note: string
  /** Other names it is known by. */
  also?: string
}

/** 0 is best; null does not match at all. */
const rankOf = ({ text, note, also = '' }: Named, typed: string): number | null => {
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

/** The best first; of equals the one that stood first. */
export const ranked = <Item extends Named>(all: readonly Item[], typed: string): readonly Item[] =>
  all
    .map((item) => ({ item, rank: rankOf(item, typed) }))
    .filter((one): one is { item: Item; rank: number } => one.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
