/** User groups and their rights (contract system §7.3). */
import { flag, object, ref, text, type Fields } from '#model/field.ts'
import { documentFunctions, functionIds, type FunctionId, type Right, type RightFlag } from '#model/right.ts'
import type { RowList } from '#model/row-list.ts'

export const groupFields = {
  code: text({ label: 'group.code', wire: 'Code', max: 50, required: true, missing: 'noGroupKey' }),
  name: text({ label: 'group.name', wire: 'Name', max: 250, required: true, missing: 'noGroupName' }),
  note: text({ label: 'group.note', max: 1000, multiline: true }),
  requireSecondFactor: flag({ label: 'group.requireSecondFactor' }),
} satisfies Fields

/** A new group may start with the rights of an existing one. */
export const newGroupFields = {
  ...groupFields,
  copyOf: ref('userGroup')({ label: 'group.copyOf' }),
} satisfies Fields

export const rightFlags = ['R', 'A', 'U', 'D'] as const satisfies readonly RightFlag[]

/** The rights that exist for a function, if not all four (contract README §12.1). */
const fewer: Partial<Record<FunctionId, readonly RightFlag[]>> = {
  CashFlow: ['R'],
  Shift: ['R', 'A', 'U'],
  ProductInStock: ['R'],
  Event: ['R'],
  Dashboard: ['R'],
  CostView: ['R'],
  ExportExcel: ['R'],
  EditPrice: ['U'],
  LockPeriod: ['U'],
  Config: ['R', 'U'],
  ReportSales: ['R', 'U'],
  ReportPurchase: ['R', 'U'],
  ReportStock: ['R', 'U'],
  ReportPayable: ['R', 'U'],
  ReportReceivable: ['R', 'U'],
  ReportInvoice: ['R', 'U'],
  ReportProfit: ['R', 'U'],
}
export const flagsOf = (id: FunctionId): readonly RightFlag[] => fewer[id] ?? rightFlags

/** Opening stock is the business's, not a user's; VAT invoices are not made here yet. */
const notOwnable: ReadonlySet<FunctionId> = new Set(['ProductBegin', 'OrderTax'])
/** True if a group may have the function only for documents that each of its users made or is the employee of. */
export const isOwnable = (id: FunctionId): boolean => documentFunctions.some((one) => one === id) && !notOwnable.has(id)

/** Rights that every user has: reading and adding products. */
const always: Partial<Record<FunctionId, readonly RightFlag[]>> = { Product: ['R', 'A'] }
export const isAlwaysOpen = (id: FunctionId, flag: RightFlag): boolean => always[id]?.includes(flag) === true

/** The rights described as an object field, for showing changes in the event log. */
export const rightsField = object(
  Object.fromEntries(
    functionIds.map((id) => [
      id,
      object(Object.fromEntries([...rightFlags, 'own'].map((one) => [one, flag({ label: `right.${one}` })])) as Fields)(
        {
          label: `function.${id}`,
        },
      ),
    ]),
  ) as Fields,
)({ label: 'group.permissions' })

export const groupList: RowList = {
  module: 'ApiGroupUser',
  list: 'getList',
  right: 'GroupUser',
  label: 'function.GroupUser',
  listTitle: 'group.list',
  columns: [
    { key: 'code', kind: 'code', label: 'group.code', wire: 'Code', width: 140 },
    { key: 'name', kind: 'text', label: 'group.name', wire: 'Name', width: 260 },
    { key: 'note', kind: 'text', label: 'group.note', width: 260 },
    { key: 'requireSecondFactor', kind: 'flag', label: 'group.requireSecondFactor', width: 200 },
    { key: 'userCount', kind: 'integer', label: 'group.userCount', width: 120 },
  ],
  filters: [],
  nameField: 'Name',
  dated: false,
}

/** Adding, changing or deleting is impossible without reading, so any of these includes the right to read. */
export const withReading = ({ R, A, U, D, own }: Right): Right => ({
  R: R || A || U || D,
  A,
  U,
  D,
  ...(own && { own }),
})
