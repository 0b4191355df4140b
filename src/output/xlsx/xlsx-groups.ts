/** Groups of the rows of a sheet: a line above each, under which its rows fold. */
import type { WriteSheet } from 'hucre/xlsx'
import type { Row } from '#model/table.ts'

export interface SheetHead {
  /** The index of the first row of the group. */
  at: number
  title: string
  sums: Row
}

/** `first`: the place of the first line below the headings. */
export const outlined = (
  { heads = [], rows }: { heads?: readonly SheetHead[]; rows: readonly Row[] },
  first: number,
): Pick<WriteSheet, 'rowDefs' | 'outlineProperties'> => {
  if (heads.length === 0) return {}
  const rowDefs = new Map<number, { outlineLevel: number }>()
  let above = 0
  for (const at of rows.keys()) {
    if (heads[above]?.at === at) above += 1
    rowDefs.set(first + at + above, { outlineLevel: 1 })
  }
  return { rowDefs, outlineProperties: { summaryBelow: false } }
}
