import type { ListSql } from '#engine/scope.ts'
import { objTypeSql } from '../_shared/partner-type.server.ts'

const balance = (side: 'receivable' | 'payable') => ({
  value: `coalesce((select b.amount from debt_balance b where $ours(b) and b.partner_id = r.id and b.side = '${side}'), 0) * 0.0001`,
  total: `select coalesce(sum(b.amount), 0) * 0.0001 from debt_balance b where $ours(b) and b.side = '${side}' and b.partner_id in (select id from matching)`,
})

export const partnerSql: ListSql = {
  facts: {
    balanceReceivable: balance('receivable'),
    balancePayable: balance('payable'),
    termDays: '(select t.days from payment_term t where $ours(t) and t.id = r.payment_term_id)',
  },
  filters: { objType: objTypeSql },
}
