/** Headings in two lines: neighbouring columns may share one, as they do on paper. */
import type { Column } from '#model/table.ts'

export interface Heading {
  column: Column
  /** The place of the column, counted from 0. */
  at: number
}
/** A heading that columns share, from the column at `at` on. */
export interface SharedHeading {
  label: string
  at: number
  span: number
}
export interface HeadLevels {
  /** In the order in which they stand; a column that shares none is as high as both lines. */
  upper: readonly (Heading | SharedHeading)[]
  lower: readonly Heading[]
}

export const isShared = (heading: Heading | SharedHeading): heading is SharedHeading => 'span' in heading

/** `apart`: the key of a column that stays in sight while its neighbours scroll away, so that it is named in full. */
export const headLevels = (columns: readonly Column[], apart?: string): HeadLevels => {
  const sharedBy = (column: Column | undefined) => (column?.key === apart ? undefined : column?.under?.heading)
  const upper = columns.flatMap((column, at): (Heading | SharedHeading)[] => {
    const label = sharedBy(column)
    if (label === undefined) return [{ column, at }]
    if (sharedBy(columns[at - 1]) === label) return []
    const beyond = columns.findIndex((other, index) => index > at && sharedBy(other) !== label)
    return [{ label, at, span: (beyond < 0 ? columns.length : beyond) - at }]
  })
  const lower = columns.flatMap((column, at) => (sharedBy(column) === undefined ? [] : [{ column, at }]))
  return { upper, lower }
}
