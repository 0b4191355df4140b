import { reportMeta } from '#model/report.ts'
import { meta as overdue } from './debt-overdue.meta.ts'

export const meta = reportMeta('receivable', 'overDueDebtsCollectVouchers', {
  offHome: true,
  formOf: overdue.name,
})
