/** Columns of the list of deleted documents, in the response and on the page. */
import type { Column } from '#model/table.ts'

export const trashColumns: readonly Column[] = [
  { key: 'number', kind: 'code', label: 'trash.number', wire: 'NumberID', width: 130 },
  { key: 'moduleName', kind: 'text', label: 'trash.kind', width: 150 },
  { key: 'date', kind: 'day', label: 'column.date', wire: 'dtDate', width: 100 },
  { key: 'partnerName', kind: 'text', label: 'trash.partner', wire: 'ObjName', width: 220 },
  { key: 'description', kind: 'text', label: 'field.description', wire: 'Description', width: 200 },
  { key: 'total', kind: 'money', label: 'column.total', wire: 'TotalTax', width: 130 },
  { key: 'statusName', kind: 'text', label: 'trash.status', wire: 'Trangthai', width: 110 },
  { key: 'deletedBy', kind: 'text', label: 'trash.deletedBy', width: 150 },
  { key: 'deletedAt', kind: 'moment', label: 'trash.deletedAt', width: 150 },
]
