import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from '../_shared/parts.ts'
import { countColumn } from '../_shared/goods-groups.ts'
import { priceLevelFields } from './fields.ts'
import { priceLevelImports } from './imports.ts'
import { meta } from './meta.ts'
import { check } from './rules.ts'

/** Bảng giá. */
export const priceLevel = defineList({
  ...meta,
  table: 'price_level',
  fields: priceLevelFields,
  columns: [
    codeColumn,
    nameColumn,
    { key: 'fromDate', kind: 'day', label: 'coupon.fromDate', from: 'own', width: 110 },
    { key: 'toDate', kind: 'day', label: 'coupon.toDate', from: 'own', width: 110 },
    countColumn('customerCount', 'priceLevel.customerCount'),
    countColumn('productCount', 'priceLevel.productCount'),
    noteColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'] },
  bulk: ['active'],
  facts: { customerCount: { kind: 'integer' }, productCount: { kind: 'integer' } },
  children: {
    objects: { table: 'partner', chooses: 'partner', many: true },
    products: { table: 'price_level_row', many: true },
  },
  sheet: { rows: 'products', names: 'objects' },
  lookup: { order: 'code', short: true },
  check,
  imports: priceLevelImports,
})
