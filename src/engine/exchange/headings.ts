/** Finds the columns of an import among the headings of a sheet. */
import { problem, Refused } from '#kernel/problem.ts'
import { sameText } from './cells.ts'

export interface Heading {
  heading: string
  required?: boolean
  /** Other headings of the same column; the first one found counts. */
  also?: readonly string[]
}

/** The index of each column in the sheet; −1 if missing. No column of the sheet is taken twice. */
export const placesOf = (columns: readonly Heading[], headings: readonly string[]): number[] => {
  const given = headings.map(sameText)
  const taken = new Set<number>()
  const place = (heading: string): number => {
    const wanted = sameText(heading)
    const index = wanted === '' ? -1 : given.findIndex((one, at) => one === wanted && !taken.has(at))
    if (index >= 0) taken.add(index)
    return index
  }
  // A heading of ours is never given up to another column that only calls itself so elsewhere.
  const own = columns.map(({ heading }) => place(heading))
  return columns.map(({ also = [] }, at) => {
    if (own[at]! >= 0) return own[at]!
    for (const other of also) {
      const index = place(other)
      if (index >= 0) return index
    }
    return -1
  })
}

/** As `placesOf`. Throws Refused naming every missing required heading. */
export const findColumns = (columns: readonly Heading[], headings: readonly string[]): number[] => {
  const places = placesOf(columns, headings)
  const missing = columns.filter(({ required }, index) => required && places[index]! < 0)
  if (missing.length > 0) throw new Refused(missing.map(({ heading }) => problem('', 'columnMissing', { heading })))
  return places
}
