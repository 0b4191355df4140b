import { zero } from '#kernel/decimal.ts'
import { percent } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, filled, nameColumn, noteColumn } from '../_shared/parts.ts'
import { meta } from './meta.ts'

/** Loại thẻ. */
export const cardType = defineList({
  ...meta,
  table: 'card_type',
  fields: { feePercent: percent({ label: 'cardType.feePercent' }) },
  columns: [
    codeColumn,
    nameColumn,
    { key: 'feePercent', kind: 'percent', label: 'cardType.feePercent', from: 'own', width: 110 },
    noteColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'] },
  bulk: ['feePercent', 'active'],
  lookup: { note: 'feePercent', order: 'code', short: true },
  compute: (draft) => filled(draft, { feePercent: zero }),
})
