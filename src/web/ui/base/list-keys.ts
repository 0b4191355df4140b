/** How keys move within a menu or the options of a select. */
import { fold } from '#kernel/fold.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The letter that was typed, or '' for any other key. */
export const letterOf = ({ key, ctrlKey, metaKey, altKey }: Key): string =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey ? key : ''

/**
 * The place a key leads to; undefined for a key that does not move. Arrows go around. A letter, where nothing is typed,
 * goes to the next entry that begins with it, without accents; −1 when there is none.
 */
export const placeByKey = (key: Key, at: number, labels: readonly string[], letters = true): number | undefined => {
  const count = labels.length
  const letter = letters && fold(letterOf(key))
  if (letter) {
    const after = labels.map((_, step) => (at + 1 + step) % count)
    return after.find((place) => fold(labels[place]!).startsWith(letter)) ?? -1
  }
  return { ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 }[key.key]
}
