/** A list of the system (users, events, …), not of the business: what its page shows, and how it can be filtered. */
import type { FunctionId } from '#model/right.ts'
import type { Column } from '#model/table.ts'

export interface SystemFilter {
  /** Its name in the query string. */
  wire: string
  /** Without one, the panel of filters does not offer it. */
  label?: string
  choices?: readonly { value: string; label: string }[]
  /** The list whose records it offers. */
  of?: string
}

export interface SystemList {
  /** This is also the module of its calls. */
  module: string
  list: 'getList' | 'getlist'
  right: FunctionId
  label: string
  listTitle: string
  columns: readonly Column[]
  filters: readonly SystemFilter[]
  /** Wire name of the column that identifies a row for users. */
  nameField: string
  /** The list is filtered by a range of days. */
  dated: boolean
}

const yesNo = [
  { value: 'True', label: 'event.yes' },
  { value: 'False', label: 'event.no' },
]
/** A filter by active or inactive. */
export const activeFilter = (label: string): SystemFilter => ({ wire: 'active', label, choices: yesNo })
