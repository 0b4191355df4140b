import { reportMeta } from '#model/report.ts'

export const meta = reportMeta('payable', 'overDueDebtsPay', {
  figure: 'overduePayable',
  formOf: 'overDueDebtsPay',
})
