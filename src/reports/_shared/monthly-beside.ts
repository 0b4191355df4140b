/** Revenue by month with what it is made of, the quantity, and the same months of the year before beside it. */
import type { ReportDefinition } from '#model/report.ts'
import { money } from './columns.ts'
import { monthlySales } from './monthly.ts'
import { quantity } from './trade.ts'

export const monthlyBeside = {
  code: monthlySales.code,
  params: monthlySales.params,
  conditions: monthlySales.conditions,
  columns: [
    monthlySales.columns[0]!,
    { ...money('sold', 'Banhang'), label: 'report.soldInMonth' },
    money('returned', 'Trahang'),
    money('revenue', 'Doanhso'),
    quantity,
    money('lastYear', 'Cungky'),
    money('difference', 'Chenhlech'),
    {
      key: 'growth',
      kind: 'percent',
      label: 'report.growth',
      wire: 'Tanggiam',
      decimals: 2,
      share: { part: 'difference', whole: 'lastYear' },
      optional: true,
      width: 96,
    },
  ],
  sums: ['sold', 'returned', 'revenue', 'quantity', 'lastYear', 'difference'],
  decides: 'revenue',
  chart: monthlySales.chart,
  orientation: 'landscape',
  wire: { path: 'ReportOfOrder/rptDoanhsoThangBeside', params: 'body' },
} satisfies Partial<ReportDefinition>
export type MonthlyBeside = ReportDefinition<typeof monthlyBeside.params>
