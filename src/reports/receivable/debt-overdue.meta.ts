import { reportMeta } from '#model/report.ts'

export const meta = reportMeta('receivable', 'overDueDebtsCollect', {
  figure: 'overdueReceivable',
  formOf: 'overDueDebtsCollect',
})
