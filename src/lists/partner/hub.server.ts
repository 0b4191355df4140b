/** The figures on the page of a partner: debts from their balances, trade from the heads of documents. */
import type { HubFigures } from '#engine/scope.ts'
import { overdueToday } from '#engine/ledger/read-debts.ts'
import { sql } from '#engine/sql.ts'
import { isPostedSql } from '#engine/states.ts'
import { asOfToday, debtText } from '#engine/today.ts'
import { decimal, fromLedger } from '#kernel/decimal.ts'
import { recent } from '#model/hub.ts'
import type { TradeSide } from '#model/document.ts'
import { baseOf, tradeHeads, tradeSources } from '#documents/trade.server.ts'

type Side = 'receivable' | 'payable'

const debts = (side: Side, names: { balance: string; overdue: string }): HubFigures => ({
  gives: [names.balance, names.overdue],
  statement: (scope, id) => sql`
select coalesce((select b.amount from ${asOfToday(scope, debtText)} b where b.partner_id = ${id} and b.side = ${side}), 0)::text as balance,
  coalesce((select sum(e.rest) from (${overdueToday(scope, side, { more: sql` and ${sql.ours('e')} and e.partner_id = ${id}` })}) e), 0)::text as overdue`,
  read: (row) => ({
    [names.balance]: fromLedger(row['balance'] as string),
    [names.overdue]: fromLedger(row['overdue'] as string),
  }),
})

const traded = (side: TradeSide, name: string): HubFigures => ({
  gives: [name],
  statement: ({ today, baseCurrency }, id) => sql`
select coalesce(sum(h.net), 0)::text as net
from (${tradeHeads(side, recent(today), baseOf({ baseCurrency }), sql` and ${sql.ours('d')} and d.partner_id = ${id}`)}) h`,
  read: (row) => ({ [name]: decimal(row['net'] as string) }),
})

/** The newest document that sold or bought goods; the row is empty where there is none. */
const last = (side: TradeSide, name: string): HubFigures => ({
  gives: [name],
  statement: (_, id) => {
    const kinds = tradeSources[side].filter(({ sign }) => sign > 0).map(({ kind }) => sql.raw(`'${kind}'`))
    return sql`
select d.id, d.number, d.day from document d
where ${sql.ours('d')} and d.partner_id = ${id} and d.kind in (${sql.join(kinds)}) and ${isPostedSql('d')}
order by d.day desc, d.seq desc limit 1`
  },
  read: ({ id = null, number = null, day = null }) => ({ [name]: day, [`${name}Number`]: number, [`${name}Id`]: id }),
})

export const partnerFigures: readonly HubFigures[] = [
  debts('receivable', { balance: 'receivable', overdue: 'overdueReceivable' }),
  debts('payable', { balance: 'payable', overdue: 'overduePayable' }),
  traded('sales', 'bought'),
  traded('purchase', 'supplied'),
  last('sales', 'lastBought'),
  last('purchase', 'lastSupplied'),
]
