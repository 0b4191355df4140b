import { zero } from '#kernel/decimal.ts'
import { percent } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, filled, nameColumn, noteColumn } from './_shared.ts'

/** Loại thẻ. */
export const cardType = defineList({
  name: 'cardType',
  table: 'card_type',
  fields: { feePercent: percent({ label: 'cardType.feePercent' }) },
  right: 'Category',
  label: 'cardType',
  listTitle: 'cardType.list',
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
  wire: { module: 'ApiListTypeCard', list: 'getList', lookups: ['getList'] },
  screen: { area: 'category', icon: 'credit-card', order: 61, bases: ['/category/currencyandcard/cardtype'] },
  compute: (draft) => filled(draft, { feePercent: zero }),
})
