/** A list that belongs to the system and not to the business: what its page shows, and what may be asked of it. */
import type { FunctionId } from '#model/right.ts'
import type { Column } from '#model/table.ts'

export interface SystemFilter {
  /** Its name in the query. */
  wire: string
  label: string
  choices?: readonly { value: string; label: string }[]
  /** The list whose records it offers. */
  of?: string
}

export interface SystemList {
  /** Also the module of its calls. */
  module: string
  list: 'getList' | 'getlist'
  right: FunctionId
  label: string
  listTitle: string
  columns: readonly Column[]
  filters: readonly SystemFilter[]
  /** Wire name of the column a row is known by. */
  nameField: string
  /** Asked for by days. */
  dated: boolean
}

const yesNo = [
  { value: 'True', label: 'event.yes' },
  { value: 'False', label: 'event.no' },
]
/** Whether it is in use. */
export const activeFilter = (label: string): SystemFilter => ({ wire: 'active', label, choices: yesNo })
