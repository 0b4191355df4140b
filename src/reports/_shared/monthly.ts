/**
 * Revenue by month, as table and chart: one call of the contract, used by two report pages, for some months or for a
 * year (contract reports R4).
 */
import type { ReportDefinition } from '#model/report.ts'
import { money } from './columns.ts'
import { partnerFilter, productFilter, range } from './params.ts'

export const monthlySales = {
  code: 'REPORT_DOANHSOTHANG',
  params: { ...range, ...partnerFilter('customer'), ...productFilter },
  conditions: [
    { field: 'from', demand: 'chosen', message: 'required.year' },
    { field: 'product', demand: 'present', message: 'required.goods' },
  ],
  columns: [
    { key: 'month', kind: 'text', label: 'report.month', wire: 'Thang', width: 160 },
    money('revenue', 'Doanhso'),
  ],
  sums: ['revenue'],
  // Months stand in the same order in both periods.
  compares: { by: [] },
  chart: { by: 'month', value: 'revenue', axis: 'report.moneyAxis', series: 'report.moneySeries' },
  orientation: 'portrait',
  wire: { path: 'ReportOfOrder/rptDoanhsoThang', params: 'body' },
} satisfies Partial<ReportDefinition>
export type MonthlySales = ReportDefinition<typeof monthlySales.params>
