/** Goods that one partner bought or supplied, with what they cost him last. Described once for both sides of the trade. */
import type { ReportDefinition } from '#model/report.ts'
import { money, productCode, productName, unitName } from './columns.ts'
import type { Own } from './debts.ts'
import { partnerFilter, range } from './params.ts'
import { quantity } from './trade.ts'

const sides = {
  sales: { party: 'customer', module: 'ReportOfOrder', missing: 'required.customer' },
  purchase: { party: 'supplier', module: 'ReportOfImport', missing: 'required.supplier' },
} as const

export const goodsOf = (side: keyof typeof sides, { meta, code, file, path }: Own & { path: string }) =>
  ({
    ...meta,
    code,
    file,
    params: { ...range, partner: partnerFilter(sides[side].party).partner },
    dates: 'range',
    conditions: [{ field: 'partner', demand: 'chosen', message: sides[side].missing }],
    columns: [
      productCode,
      productName,
      unitName,
      quantity,
      money('net', 'TotalDiscount'),
      { key: 'lastPrice', kind: 'price', label: 'report.lastPrice', wire: 'lastPrice', width: 110 },
      { key: 'lastUnit', kind: 'text', label: 'report.lastUnit', wire: 'lastUnit', width: 80 },
      { key: 'lastDay', kind: 'day', label: 'report.lastDay', wire: 'lastDate', width: 96 },
      { key: 'number', kind: 'code', label: 'report.number', wire: 'lastNumber', width: 108 },
    ],
    sums: ['quantity', 'net'],
    orientation: 'landscape',
    wire: { path: `${sides[side].module}/${path}`, params: 'body' },
  }) satisfies ReportDefinition
export type GoodsOf = ReportDefinition<ReturnType<typeof goodsOf>['params']>
