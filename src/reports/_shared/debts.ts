/**
 * Debts of one side of the ledger: by document, in total, and by days overdue. Described once for customers and
 * suppliers (contract reports part IV); a report includes what it needs and adds what is specific to it.
 */
import type { ReportDefinition, ReportMeta } from '#model/report.ts'
import type { Column } from '#model/table.ts'
import { money } from './columns.ts'
import { partnerFilter, range, type Party } from './params.ts'

/** Whose debts a side has, and the module of its calls. */
export const debtSides = {
  receivable: { party: 'customer', module: 'ReportOfOrder' },
  payable: { party: 'supplier', module: 'ReportOfImport' },
} as const
export type Side = keyof typeof debtSides

/** What is specific to one report. */
export interface Own {
  meta: ReportMeta
  code: string
  file: string
}

const common = ({ meta, code, file }: Own) => ({
  ...meta,
  code,
  file,
  orientation: 'portrait' as const,
  conditions: [],
})

export const partnerColumns = (party: Party, wire: { code: string; name: string }): readonly [Column, Column] => [
  { key: 'partnerCode', kind: 'code', label: `report.${party}Code`, wire: wire.code, of: 'partner', width: 118 },
  { key: 'partnerName', kind: 'text', label: `report.${party}Name`, wire: wire.name, width: 240 },
]
const partners = (side: Side) => partnerColumns(debtSides[side].party, { code: 'makh', name: 'tenkhach' })

export const debtDateColumn: Column = { key: 'date', kind: 'day', label: 'report.date', wire: 'ngay', width: 96 }
export const debtNumberColumn: Column = {
  key: 'number',
  kind: 'code',
  label: 'report.number',
  wire: 'sophieu',
  width: 108,
}
/** The columns of a document and its amounts, and the balance after it. */
export const debtAmounts: readonly Column[] = [
  { key: 'description', kind: 'text', label: 'report.description', wire: 'diengiai', width: 280 },
  money('incurred', 'phatsinh'),
  money('returned', 'trahang'),
  money('paid', 'thanhtoan'),
  { ...money('remaining', 'conlai'), total: false },
]

/** Documents, with the balance after each. */
export const debtDetail = (side: Side, own: Own) =>
  ({
    ...common(own),
    params: { ...range, ...partnerFilter(debtSides[side].party, 'ObjID') },
    dates: 'range',
    isOrdered: true,
    columns: [debtNumberColumn, debtDateColumn, ...debtAmounts],
    // The sums, under the names used by the print.
    extra: [
      { key: 'partnerName', kind: 'text', label: `report.${debtSides[side].party}`, wire: 'nameObject' },
      { key: 'incurredTotal', kind: 'money', label: 'report.incurred', wire: 'sumNo' },
      { key: 'paidTotal', kind: 'money', label: 'report.paid', wire: 'sumThanhtoan' },
      { key: 'returnedTotal', kind: 'money', label: 'report.returned', wire: 'sumTra' },
      { key: 'closing', kind: 'money', label: 'report.remaining', wire: 'sumTotal' },
    ],
    sums: ['incurred', 'paid', 'returned', 'remaining'],
    wire: { path: `${debtSides[side].module}/rptChitietcongno`, params: 'query' },
  }) satisfies ReportDefinition
export type DebtDetail = ReportDefinition<ReturnType<typeof debtDetail>['params']>

/** Opening balance, new debts, payments and returns, and closing balance per partner. */
export const debtSummary = (side: Side, own: Own) =>
  ({
    ...common(own),
    params: { ...range, ...partnerFilter(debtSides[side].party) },
    dates: 'range',
    decides: 'remaining',
    compares: { by: ['partnerCode'] },
    columns: [
      ...partners(side),
      { key: 'groupName', kind: 'text', label: 'report.group', wire: 'nhom', width: 140 },
      money('opening', 'dauky'),
      money('incurred', 'phatsinh'),
      money('paid', 'thanhtoan'),
      money('returned', 'trahang'),
      money('remaining', 'conlai'),
    ],
    groupBy: 'groupName',
    sums: ['opening', 'incurred', 'paid', 'returned', 'remaining'],
    wire: { path: `${debtSides[side].module}/rptDebtTotal`, params: 'body' },
  }) satisfies ReportDefinition

/** Open amounts by days overdue. */
export const ageColumns: readonly Column[] = [
  money('notOverdue', 'NoOver'),
  money('overdue15', 'T1_15'),
  money('overdue30', 'T16_30'),
  money('overdue45', 'T31_45'),
  money('overdueMore', 'TOver_45'),
]

/**
 * Open amounts at the end of a day, by days overdue; each row unfolds to its vouchers. What is overdue in all is the
 * figure of the start page.
 */
export const debtOverdue = (side: Side, own: Own) =>
  ({
    ...common(own),
    params: { ...range, ...partnerFilter(debtSides[side].party) },
    dates: 'asOf',
    decides: 'overdue',
    addsUp: {
      column: money('overdue', 'overdue'),
      of: ['overdue15', 'overdue30', 'overdue45', 'overdueMore'],
      after: 'totalDebt',
    },
    unfolds: { to: `${own.meta.name}Vouchers`, by: 'partnerCode' },
    // The code has room for the mark by which its row unfolds.
    columns: [{ ...partners(side)[0], width: 150 }, partners(side)[1], money('totalDebt', 'Tongno'), ...ageColumns],
    sums: ['totalDebt', 'overdue15', 'overdue30', 'overdue45', 'overdueMore', 'notOverdue'],
    wire: { path: `${debtSides[side].module}/rptDebtOver`, params: 'body' },
  }) satisfies ReportDefinition
