/** Overdue debts unfolded to the vouchers they are made of; those of a partner sum to his row of the ageing. */
import type { ReportDefinition } from '#model/report.ts'
import { money } from './columns.ts'
import {
  ageColumns,
  debtDateColumn,
  debtNumberColumn,
  debtSides,
  partnerColumns,
  type Own,
  type Side,
} from './debts.ts'
import { partnerFilter, range } from './params.ts'

export const overdueVouchers = (side: Side, { meta, code, file }: Own) =>
  ({
    ...meta,
    code,
    file,
    params: { ...range, ...partnerFilter(debtSides[side].party) },
    dates: 'asOf',
    conditions: [],
    decides: 'totalDebt',
    columns: [
      ...partnerColumns(debtSides[side].party, { code: 'makh', name: 'tenkhach' }),
      debtNumberColumn,
      debtDateColumn,
      { key: 'due', kind: 'day', label: 'report.due', wire: 'hanthanhtoan', width: 96 },
      { ...money('amount', 'sotien'), label: 'report.voucherAmount', total: false },
      { ...money('totalDebt', 'Tongno'), label: 'report.remaining' },
      ...ageColumns,
    ],
    groupBy: 'partnerName',
    groupCode: 'partnerCode',
    groupWith: ['partnerCode'],
    sums: ['totalDebt', 'overdue15', 'overdue30', 'overdue45', 'overdueMore', 'notOverdue'],
    orientation: 'landscape',
    wire: { path: `${debtSides[side].module}/rptDebtOverVouchers`, params: 'body' },
  }) satisfies ReportDefinition
export type OverdueVouchers = ReportDefinition<ReturnType<typeof overdueVouchers>['params']>
