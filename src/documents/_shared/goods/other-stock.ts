/** Other stock-in and other stock-out mirror each other: goods that come or go for a reason that is no trade (contract documents §23, §24). */
import type { ListColumn, ListFilter } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  goodsFilter,
  numberColumn,
  quantityColumn,
  statusColumn,
  statusFilter,
  storeColumn,
  storeFilter,
} from '../columns.ts'
import { own } from '../orders/becomes.ts'
import { employeeFields, ref, shownName, storeFields, text } from '../fields.ts'

export interface OtherStockSide<M extends string = string> {
  /** The list of its reasons. */
  methods: M
  methodLabel: string
  missing: string
  /** Who hands the goods over, or takes them. */
  personLabel: string
  personWire: string
}

/** The partner may be of any kind, or none. */
const ofPartner = <L extends string>(label: L, wire: string, column: string) =>
  text({ label, wire, fact: true, show: { ref: 'partner', column }, place: 'hidden' })

export const otherStockFields = <const M extends string>(side: OtherStockSide<M>) => ({
  method: ref(side.methods)({
    label: side.methodLabel,
    wire: 'Method',
    required: true,
    missing: side.missing,
    becomes: own,
  }),
  methodName: shownName('method', side.methodLabel),
  ...storeFields,
  /** Where the goods lie, for prints. */
  storeAddress: text({
    label: 'field.address',
    fact: true,
    show: { ref: 'store', column: 'address' },
    place: 'hidden',
  }),
  partner: ref('partner')({ label: 'field.object', wire: 'Object_ID', becomes: own }),
  partnerCode: ofPartner('field.object', 'ObjID', 'code'),
  partnerName: ofPartner('field.object', 'ObjName', 'name'),
  address: ofPartner('field.address', 'address', 'printedAddress'),
  person: text({ label: side.personLabel, wire: side.personWire, becomes: own }),
  ...employeeFields,
})

/** `worth`: the column with what the goods are worth. */
export const otherStockList = (side: OtherStockSide, worth: ListColumn) => ({
  columns: [
    numberColumn,
    dateColumn,
    { key: 'methodName', kind: 'text', label: 'column.method', from: { ref: 'method', column: 'name' }, width: 124 },
    { ...storeColumn, width: 130 },
    {
      key: 'partnerName',
      kind: 'text',
      label: 'field.object',
      wire: 'ObjName',
      from: { ref: 'partner', column: 'name' },
      width: 170,
    },
    { ...descriptionColumn, width: 160 },
    quantityColumn('totalQuantity', 'column.totalQuantity', 'totalQty'),
    worth,
    statusColumn,
    createdByColumn,
  ] satisfies ListColumn[],
  sums: ['totalQuantity', worth.key],
  search: ['method', 'store', 'person'],
  filters: [
    statusFilter,
    { wire: 'Method', label: side.methodLabel, kind: 'ref', field: 'method', of: side.methods },
    storeFilter,
    { wire: 'Object_ID', label: 'field.object', kind: 'ref', field: 'partner', of: 'partner' },
    goodsFilter,
  ] satisfies ListFilter[],
})

export const otherStockForm = {
  main: ['method', 'store', 'date', 'number', 'description', 'partner', 'person', 'employee'],
  more: ['attachments'],
  amounts: [],
} as const
