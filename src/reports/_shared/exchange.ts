/** Gains and losses by exchange rates: what documents were worth against what they took (decision 0080). */
import type { ReportDefinition } from '#model/report.ts'
import type { Column } from '#model/table.ts'
import { money } from './columns.ts'
import { debtSides, type Own, type Side } from './debts.ts'
import { partnerFilter, range } from './params.ts'

const rate = (key: string, label: string): Column => ({
  key,
  kind: 'price',
  label,
  wire: key,
  width: 100,
  total: false,
})

export const exchangeDifference = (side: Side, { meta, code, file }: Own) =>
  ({
    ...meta,
    code,
    file,
    params: { ...range, ...partnerFilter(debtSides[side].party) },
    dates: 'range',
    conditions: [],
    decides: 'difference',
    columns: [
      { key: 'date', kind: 'day', label: 'report.date', wire: 'dtDate', width: 96 },
      { key: 'number', kind: 'code', label: 'report.number', wire: 'NumberID', width: 108 },
      { key: 'partnerCode', kind: 'code', label: `report.${debtSides[side].party}Code`, wire: 'ObjID', width: 108 },
      { key: 'partnerName', kind: 'text', label: `report.${debtSides[side].party}Name`, wire: 'ObjName', width: 220 },
      { key: 'voucherNumber', kind: 'code', label: 'report.settledNumber', wire: 'voucherNumber', width: 108 },
      { key: 'currencyCode', kind: 'code', label: 'report.currency', wire: 'currencyCode', width: 70 },
      {
        key: 'amountCurrency',
        // In the currency of the row, which may have decimals that the base currency has not.
        kind: 'quantity',
        label: 'report.amountCurrency',
        wire: 'amountCurrency',
        total: false,
        width: 120,
      },
      rate('rateDocument', 'report.rateDocument'),
      rate('rateSettled', 'report.rateSettled'),
      money('worth', 'worth'),
      money('taken', 'taken'),
      money('difference', 'difference'),
    ],
    sums: ['worth', 'taken', 'difference'],
    orientation: 'landscape',
    wire: { path: `${debtSides[side].module}/rptExchangeDifference`, params: 'body' },
  }) satisfies ReportDefinition
export type ExchangeDifference = ReportDefinition<ReturnType<typeof exchangeDifference>['params']>
