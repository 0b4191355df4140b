/** List columns that several documents share (contract documents §28). */
import type { ListColumn, ListFilter } from '#model/document.ts'
import { partnersOf, type PartnerSide } from '#model/partner-side.ts'

export const numberColumn: ListColumn = {
  key: 'number',
  kind: 'code',
  label: 'field.number',
  wire: 'NumberID',
  from: 'head',
  width: 108,
}
export const dateColumn: ListColumn = {
  key: 'date',
  kind: 'day',
  label: 'column.date',
  wire: 'dtDate',
  from: 'head',
  width: 110,
}
export const descriptionColumn: ListColumn = {
  key: 'description',
  kind: 'text',
  label: 'field.description',
  wire: 'Description',
  from: 'head',
  width: 220,
}
export const statusColumn: ListColumn = {
  key: 'statusName',
  kind: 'status',
  label: 'field.status',
  wire: 'Trangthai',
  from: 'head',
  width: 112,
}
export const createdByColumn: ListColumn = {
  key: 'createdBy',
  kind: 'text',
  label: 'field.createdBy',
  wire: 'UserCreate',
  from: 'head',
  width: 150,
  groups: true,
}
export const partnerColumns = (code: string, name: string): readonly ListColumn[] => [
  {
    key: 'partnerCode',
    kind: 'code',
    label: code,
    wire: 'ObjID',
    from: { ref: 'partner', column: 'code' },
    width: 108,
  },
  { key: 'partnerName', kind: 'text', label: name, wire: 'ObjName', from: 'own', width: 240 },
]
export const storeColumn: ListColumn = {
  key: 'storeName',
  kind: 'text',
  label: 'field.store',
  wire: 'StoreName',
  from: { ref: 'store', column: 'name' },
  width: 150,
}
export const moneyColumn = (key: string, label: string, wire?: string): ListColumn => ({
  key,
  kind: 'money',
  label,
  ...(wire ? { wire } : {}),
  from: 'own',
  total: true,
  width: 128,
})
export const quantityColumn = (key: string, label: string, wire?: string): ListColumn => ({
  key,
  kind: 'quantity',
  label,
  ...(wire ? { wire } : {}),
  from: 'own',
  total: true,
  width: 110,
})
/** What the goods of a document that moves them are worth. */
export const stockValueColumn: ListColumn = {
  ...moneyColumn('cost', 'field.stockValue', 'totalCost'),
  from: 'fact',
  cost: true,
}
export const remainingColumn: ListColumn = {
  key: 'remaining',
  kind: 'money',
  label: 'field.remaining',
  from: 'fact',
  total: true,
  width: 128,
}
export const dueColumn: ListColumn = { key: 'dueDate', kind: 'day', label: 'field.dueDate', from: 'own', width: 118 }

export const statusFilter: ListFilter = { wire: 'iStat', label: 'field.status', kind: 'status', field: 'status' }
export const partnerFilter = (label: string, side: PartnerSide): ListFilter => ({
  wire: 'Object_ID',
  label,
  kind: 'ref',
  field: 'partner',
  of: 'partner',
  narrow: partnersOf[side],
})
export const storeFilter: ListFilter = {
  wire: 'Store_ID',
  label: 'field.store',
  kind: 'ref',
  field: 'store',
  of: 'store',
}
/** Documents with a line of these goods. */
export const goodsFilter: ListFilter = {
  wire: 'Product_ID',
  label: 'field.product',
  kind: 'ref',
  field: 'product',
  in: 'lines',
  of: 'product',
}
export const employeeFilter: ListFilter = {
  wire: 'employeeId',
  label: 'field.employee',
  kind: 'ref',
  field: 'employee',
  of: 'employee',
}
/** Orders that wait although their day of delivery has passed. */
export const lateFilter: ListFilter = {
  wire: 'late',
  label: 'field.delivery',
  kind: 'late',
  field: 'deliveryDate',
  choices: [{ value: 1, label: 'delivery.late' }],
}
const payStatuses = [
  { value: 1, label: 'payStatus.unpaid', tone: 'warn' },
  { value: 2, label: 'payStatus.partly', tone: 'warn' },
  { value: 3, label: 'payStatus.paid', tone: 'ok' },
  { value: 4, label: 'payStatus.overdue', tone: 'bad' },
] as const
/** Payment status, the most frequently used filter of bill lists. */
export const payStatusColumn: ListColumn = {
  key: 'payStatusName',
  kind: 'choice',
  label: 'field.payStatus',
  from: 'fact',
  choices: payStatuses,
  width: 132,
}
export const payStatusFilter: ListFilter = {
  wire: 'payStatus',
  label: 'field.payStatus',
  kind: 'payStatus',
  field: 'remaining',
  choices: [...payStatuses, { value: 5, label: 'payStatus.dueToday' }],
}
