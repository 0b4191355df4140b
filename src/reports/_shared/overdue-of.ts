/** What of one partner's debts is overdue today, by document; the rows sum to the figure on his page. */
import type { ReportDefinition } from '#model/report.ts'
import { money } from './columns.ts'
import { debtDateColumn, debtNumberColumn, type Own } from './debts.ts'
import { partnerFilter, range } from './params.ts'

const sides = {
  receivable: { party: 'customer', module: 'ReportOfOrder', missing: 'required.customer' },
  payable: { party: 'supplier', module: 'ReportOfImport', missing: 'required.supplier' },
} as const

export const overdueOf = (side: keyof typeof sides, { meta, code, file, path }: Own & { path: string }) =>
  ({
    ...meta,
    code,
    file,
    params: { ...range, partner: partnerFilter(sides[side].party).partner },
    dates: 'asOf',
    conditions: [{ field: 'partner', demand: 'chosen', message: sides[side].missing }],
    // What decides stands first, where a telephone shows it.
    columns: [
      debtNumberColumn,
      { key: 'due', kind: 'day', label: 'report.due', wire: 'hanthanhtoan', width: 96 },
      money('remaining', 'conlai'),
      { key: 'days', kind: 'integer', label: 'report.daysOverdue', wire: 'songay', width: 90, total: false },
      money('incurred', 'phatsinh'),
      debtDateColumn,
      { key: 'description', kind: 'text', label: 'report.description', wire: 'diengiai', width: 280 },
    ],
    sums: ['incurred', 'remaining'],
    orientation: 'portrait',
    wire: { path: `${sides[side].module}/${path}`, params: 'body' },
  }) satisfies ReportDefinition
export type OverdueOf = ReportDefinition<ReturnType<typeof overdueOf>['params']>
