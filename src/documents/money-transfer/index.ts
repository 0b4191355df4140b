import { defineDocument, type ListColumn } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
  statusFilter,
} from '../_shared/columns.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'

const fundColumn = (key: string, label: string, ref: string): ListColumn => ({
  key,
  kind: 'text',
  label,
  from: { ref, column: 'name' },
  width: 180,
})

export const moneyTransfer = defineDocument({
  ...meta,
  table: 'money_transfer',
  shape,
  list: {
    columns: [
      numberColumn,
      dateColumn,
      fundColumn('fundName', 'field.fromFund', 'fund'),
      fundColumn('toFundName', 'field.toFund', 'toFund'),
      moneyColumn('amount', 'field.amount'),
      moneyColumn('fee', 'column.transferFee'),
      descriptionColumn,
      statusColumn,
      createdByColumn,
    ],
    sums: ['amount', 'fee'],
    search: ['fund', 'toFund'],
    filters: [
      statusFilter,
      { wire: 'fundId', label: 'field.fromFund', kind: 'ref', field: 'fund', of: 'fund' },
      { wire: 'toFundId', label: 'field.toFund', kind: 'ref', field: 'toFund', of: 'fund' },
    ],
  },
  bulk: ['description'],
  form: {
    main: ['fund', 'toFund', 'date', 'number', 'amount', 'rate', 'toAmount', 'fee', 'feeMethod', 'description'],
    more: ['attachments'],
    amounts: [],
    totals: { leaving: 'main' },
    lines: { family: 'transferred', columns: {} },
  },
  compute,
  check,
  post,
  prints: [{ code: 'CHUYENTIEN', label: 'print.moneyTransfer', xType: 13, size: 'A5', orientation: 'landscape' }],
})
