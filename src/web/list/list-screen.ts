/** What the page of a list shows beside its definition; exported by `screen.web.ts` in the folder of the list. */

export interface DeliveredView {
  id: string
  /** Translation key of its tab. */
  label: string
  /** Query of the address. */
  query: string
  /** The tab says how many rows there are. */
  counted?: true
  /** Only on the page that shows this part of the list. */
  on?: Readonly<Record<string, string>>
}

/** What matters on a page that shows a part of the list. */
interface PartOrder {
  on: Readonly<Record<string, string>>
  first: readonly string[]
  /** Columns that are not shown there until somebody wants them. */
  hidden?: readonly string[]
}

export interface ListScreen {
  /** The columns people ask for, in this order; the others follow. Exports keep the order of the definition. */
  first: readonly string[]
  parts?: readonly PartOrder[]
  views: readonly DeliveredView[]
}

/** A condition on a column, as the list calls take it. */
export const where = (field: string, op: 'gt' | 'eq', value: number | boolean): string =>
  `filter=${encodeURIComponent(JSON.stringify([{ field, op, value }]))}`
