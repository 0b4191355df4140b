/** Columns of the list of deleted records, in the response and on the page. */
import type { Column } from '#model/table.ts'

export const deletedRecordColumns: readonly Column[] = [
  { key: 'code', kind: 'code', label: 'trash.code', wire: 'Code', width: 130 },
  { key: 'name', kind: 'text', label: 'trash.name', wire: 'Name', width: 280 },
  { key: 'listName', kind: 'text', label: 'trash.list', wire: 'moduleName', width: 180 },
  { key: 'deletedBy', kind: 'text', label: 'trash.deletedBy', width: 150 },
  { key: 'deletedAt', kind: 'moment', label: 'trash.deletedAt', width: 150 },
]
