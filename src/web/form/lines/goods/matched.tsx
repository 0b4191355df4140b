/** A text with the words that were searched for in bold. */
import type { ReactNode } from 'react'
import { fold } from '#kernel/fold.ts'

interface Span {
  from: number
  to: number
}
/** Where the words stand in the text; overlapping places are joined. */
export const placesOf = (text: string, words: readonly string[]): Span[] => {
  const folded = fold(text)
  // Places are only those of the text while folding kept its length.
  if (folded.length !== text.length) return []
  const found = words
    .map((word) => ({ from: folded.indexOf(word), to: folded.indexOf(word) + word.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from)
  const joined: Span[] = []
  for (const place of found) {
    const last = joined.at(-1)
    if (last && place.from <= last.to) last.to = Math.max(last.to, place.to)
    else joined.push(place)
  }
  return joined
}

export const Matched = ({ text, words }: { text: string; words: readonly string[] }): ReactNode => {
  const places = placesOf(text, words)
  if (places.length === 0) return text
  return (
    <>
      {places.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(places[at - 1]?.to ?? 0, from)}
          <b>{text.slice(from, to)}</b>
        </span>
      ))}
      {text.slice(places.at(-1)!.to)}
    </>
  )
}
