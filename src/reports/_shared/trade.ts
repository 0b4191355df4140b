/**
 * Purchases and sales: by line, or summed by partner and product. Described once for both sides of the trade
 * (contract reports parts II and III); a report includes what it needs and adds what is specific to it.
 */
import type { ReportDefinition } from '#model/report.ts'
import type { Column } from '#model/table.ts'
import { groupName, money, ordinal, productCode, productName, unitName } from './columns.ts'
import { partnerColumns, type Own } from './debts.ts'
import { partnerFilter, productFilter, range } from './params.ts'

const sides = {
  sales: { party: 'customer', module: 'ReportOfOrder' },
  purchase: { party: 'supplier', module: 'ReportOfImport' },
} as const
type Side = keyof typeof sides

const common = (side: Side, { meta, code, file }: Own) => ({
  ...meta,
  code,
  file,
  params: { ...range, ...partnerFilter(sides[side].party), ...productFilter },
  dates: 'range' as const,
  conditions: [{ field: 'product', demand: 'present' as const, message: 'required.goods' }],
  groupBy: 'partnerName',
  groupCode: 'partnerCode',
})
const partners = (side: Side) => partnerColumns(sides[side].party, { code: 'ObjID', name: 'ObjName' })

export const quantity: Column = {
  key: 'quantity',
  kind: 'quantity',
  label: 'report.quantity',
  wire: 'Qty',
  total: true,
  width: 90,
}

/** The document of a line; a click on its number opens it. */
export const documentColumns: readonly Column[] = [
  { key: 'number', kind: 'code', label: 'report.number', wire: 'NumberID', width: 108 },
  { key: 'date', kind: 'day', label: 'report.date', wire: 'dtDate', width: 96 },
]
export const priceColumn: Column = { key: 'price', kind: 'price', label: 'report.price', wire: 'Price', width: 110 }

/** Every line of posted documents, with returns negative; `amounts` are columns after quantity, price and discount. */
export const tradeDetail = (side: Side, own: Own & { path: string; amounts: readonly Column[] }) =>
  ({
    ...common(side, own),
    columns: [
      ...documentColumns,
      ...partners(side),
      productCode,
      productName,
      unitName,
      quantity,
      priceColumn,
      money('discount', 'Discount'),
      ...own.amounts,
    ],
    orientation: 'landscape',
    wire: { path: `${sides[side].module}/${own.path}`, params: 'body' },
  }) satisfies Partial<ReportDefinition>
export type TradeReport = ReportDefinition<ReturnType<typeof common>['params']>

/** One row per partner and product, in base units. */
export const tradeSummary = (side: Side, own: Own & { path: string; amounts: readonly Column[] }) =>
  ({
    ...common(side, own),
    compares: { by: ['partnerCode', 'productCode'] },
    columns: [ordinal, ...partners(side), groupName, productCode, productName, unitName, ...own.amounts],
    orientation: 'portrait',
    wire: { path: `${sides[side].module}/${own.path}`, params: 'body' },
  }) satisfies Partial<ReportDefinition>
