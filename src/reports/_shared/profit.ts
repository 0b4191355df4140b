/**
 * What was earned by selling: sales minus returns, discounts and what the goods cost. One call of the contract, which
 * says by what rows are added up; each of six pages asks for one of these.
 */
import { choice, ref } from '#model/field.ts'
import type { ReportDefinition, ReportMeta } from '#model/report.ts'
import type { Column } from '#model/table.ts'
import { money, ordinal } from './columns.ts'
import { partnerFilter, productFilter, range, stores } from './params.ts'
import { quantity } from './trade.ts'

export const profitFaces = ['product', 'customer', 'employee', 'document', 'day', 'month'] as const
export type ProfitFace = (typeof profitFaces)[number]

const named = (code: Partial<Column> & { label: string }, name: Partial<Column> & { label: string }) => ({ code, name })
/** What code and name of a row are in each face. */
const heads: Readonly<Record<ProfitFace, ReturnType<typeof named>>> = {
  product: named({ label: 'report.productCode', of: 'product' }, { label: 'report.productName' }),
  customer: named({ label: 'report.customerCode', of: 'partner' }, { label: 'report.customerName' }),
  employee: named({ label: 'report.employeeCode', of: 'employee' }, { label: 'report.employeeName' }),
  document: named({ label: 'report.number', numbers: true }, { label: 'report.customerName' }),
  day: named({ label: 'report.day', kind: 'day' }, { label: 'report.day', hidden: true }),
  month: named({ label: 'report.month', hidden: true }, { label: 'report.month' }),
}

const columnsOf = (by: ProfitFace): readonly Column[] => [
  { ...ordinal, hidden: by === 'day' || by === 'month' },
  // The record a row is about, by which the documents behind it are asked for.
  { key: 'rowId', kind: 'code', label: 'report.ordinal', wire: 'Id', hidden: true, optional: true },
  { key: 'code', kind: 'code', wire: 'Code', width: 120, ...heads[by].code },
  { key: 'name', kind: 'text', wire: 'Name', width: 240, ...heads[by].name },
  // Pieces and kilograms of different goods are not added up.
  { ...quantity, total: false, ...(by !== 'product' && { hidden: true, optional: true }) },
  { ...money('gross', 'gross'), label: 'report.goodsSold' },
  money('returns', 'returns'),
  money('discount', 'Discount'),
  { ...money('net', 'net'), label: 'report.netSales' },
  { ...money('cost', 'cost'), cost: true },
  { ...money('profit', 'profit'), cost: true },
  {
    key: 'percent',
    kind: 'percent',
    label: 'report.margin',
    wire: 'percent',
    decimals: 2,
    share: { part: 'profit', whole: 'net' },
    cost: true,
    optional: true,
    width: 86,
  },
]

/** Documents are told apart by their numbers, so that no two periods have one in common. */
const comparing: Readonly<Record<ProfitFace, ReportDefinition['compares']>> = {
  product: { by: ['code'] },
  customer: { by: ['code'] },
  employee: { by: ['code'] },
  document: undefined,
  day: { by: ['code'], since: 'day' },
  month: { by: ['code'], since: 'month' },
}
const condition: Readonly<Partial<Record<ProfitFace, string>>> = {
  product: 'product',
  customer: 'partner',
  employee: 'employee',
}

const drillOf = (by: ProfitFace): ReportDefinition['drills'] => {
  if (by === 'document') return undefined
  const [to, at] = [by === 'month' ? 'profitDay' : 'profitDocument', by === 'day' ? 'code' : 'name']
  return { to, at, narrows: by === 'day' || by === 'month' ? { span: by } : { condition: condition[by]! } }
}

const params = {
  ...range,
  by: choice<ProfitFace>()({
    label: 'report.by',
    wire: 'by',
    choices: profitFaces.map((value) => ({ value, label: heads[value].name.label })),
  }),
  ...partnerFilter('customer'),
  employee: ref('employee')({ label: 'report.employee', wire: 'employeeId' }),
  ...productFilter,
  ...stores,
}

export const profitPage = (meta: ReportMeta, by: ProfitFace) => {
  const [compares, drills] = [comparing[by], drillOf(by)]
  return {
    ...meta,
    code: 'REPORT_LOINHUAN',
    file: 'BaoCaoLoiNhuan',
    params,
    asks: { by },
    dates: 'range' as const,
    conditions: [],
    columns: columnsOf(by),
    sums: ['gross', 'returns', 'discount', 'net', 'cost', 'profit'],
    decides: 'profit',
    ...(compares && { compares }),
    ...(drills && { drills }),
    ...(by !== 'document' && {
      chart: {
        by: by === 'day' ? 'code' : 'name',
        value: 'profit',
        axis: 'report.moneyAxis',
        series: 'report.profitSeries',
        ...(by !== 'day' && by !== 'month' && { most: 12 }),
      },
    }),
    orientation: 'landscape' as const,
    wire: { path: 'ReportOfProfit/rptProfit', params: 'body' as const },
  } satisfies ReportDefinition
}
export type ProfitReport = ReturnType<typeof profitPage>
