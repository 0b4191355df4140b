import type { ListColumn, ListFilter } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
  statusFilter,
} from '../columns.ts'
import { paymentMethods } from '../fields.ts'
import { debtTypes, type VoucherSide } from './voucher-shape.ts'

export const voucherColumns = (side: VoucherSide): readonly ListColumn[] => [
  numberColumn,
  dateColumn,
  {
    key: 'voucherType',
    kind: 'choice',
    label: 'field.voucherType',
    wire: 'iTypeName',
    from: 'own',
    width: 140,
    choices: [
      { value: 1, label: side.typeLabels[0] },
      { value: 2, label: side.typeLabels[1] },
      { value: 3, label: side.typeLabels[2] },
    ],
  },
  {
    key: 'partnerCode',
    kind: 'code',
    label: `column.${side.partner}Code`,
    wire: 'ObjID',
    from: { ref: 'partner', column: 'code' },
    width: 108,
  },
  {
    key: 'partnerName',
    kind: 'text',
    label: side.partnerLabel,
    wire: 'ObjName',
    from: { ref: 'partner', column: 'name' },
    width: 240,
  },
  {
    key: 'person',
    kind: 'text',
    label: side.personLabel,
    wire: side.personWire,
    from: 'own',
    width: 160,
    hidden: true,
  },
  descriptionColumn,
  {
    key: 'paymentMethod',
    kind: 'choice',
    label: 'column.method',
    wire: 'methodName',
    from: 'own',
    width: 120,
    choices: paymentMethods,
  },
  { key: 'fundName', kind: 'text', label: 'column.fund', from: { ref: 'fund', column: 'name' }, width: 150 },
  {
    key: 'debtType',
    kind: 'choice',
    label: 'field.debtType',
    wire: 'debtTypeName',
    from: 'own',
    width: 150,
    choices: debtTypes,
  },
  moneyColumn('amount', 'field.amount'),
  statusColumn,
  createdByColumn,
]

export const voucherFilters = (side: VoucherSide): readonly ListFilter[] => [
  {
    wire: 'iType',
    label: 'field.voucherType',
    kind: 'choice',
    field: 'voucherType',
    choices: [
      { value: 1, label: side.typeLabels[0] },
      { value: 2, label: side.typeLabels[1] },
      { value: 3, label: side.typeLabels[2] },
    ],
  },
  { wire: 'Method', label: 'column.method', kind: 'choice', field: 'paymentMethod', choices: paymentMethods },
  { wire: 'DebtType', label: 'field.debtType', kind: 'choice', field: 'debtType', choices: debtTypes },
  statusFilter,
  // Refunds have a partner of the other side.
  { wire: 'Object_ID', label: side.partnerLabel, kind: 'ref', field: 'partner', of: 'partner' },
  { wire: 'fundId', label: 'field.fund', kind: 'ref', field: 'fund', of: 'fund' },
]
