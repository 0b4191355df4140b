/** Whoever stops using a record is told what still depends on it: debts, stock, open orders. */
import { translate } from '#i18n/catalogues.server.ts'
import { fromLedger } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { warning, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import type { AnyList } from '#model/list.ts'
import { may, type FunctionId } from '#model/right.ts'
import { wholeScope, type Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { isOpenSql } from '../states.ts'
import type { StoredRecord } from '../stored.ts'

/** True if new documents may not choose the record. */
export const isStopped = (
  { stoppedBy }: Pick<AnyList, 'stoppedBy'>,
  record: Readonly<Record<string, unknown>>,
): boolean => record['active'] !== true || (stoppedBy !== undefined && record[stoppedBy] === true)

/** How the open orders of a record are found: by the head `d`, or by lines. */
const inOrders: Readonly<Record<string, (order: AnyDocument, id: string) => Sql>> = {
  partner: (_, id) => sql`d.partner_id = ${id}`,
  employee: (_, id) => sql`d.employee_id = ${id}`,
  store: (_, id) => sql`d.store_id = ${id}`,
  product: ({ table }, id) => sql`exists (select from ${sql.ident(`${table}_line`)} l
    where ${sql.ours('l')} and l.document_id = d.id and l.product_id = ${id})`,
}

/** What lies or is owed, as a row with `amount` in ledger units, and the right to see how much. */
interface Balance {
  label: string
  statement: Sql
  seenWith: FunctionId
}
const debt = (side: 'receivable' | 'payable', seenWith: FunctionId, id: string): Balance => ({
  label: `stillInUse.${side}`,
  statement: sql`select b.amount::text as amount from debt_balance b where ${sql.ours('b')} and b.partner_id = ${id} and b.side = ${side} and b.amount <> 0`,
  seenWith,
})
const balances: Readonly<Record<string, (id: string) => Balance[]>> = {
  partner: (id) => [debt('receivable', 'ReportReceivable', id), debt('payable', 'ReportPayable', id)],
  // What lies in one store and lacks in another is both there.
  product: (id) => [
    {
      label: 'stillInUse.stock',
      statement: sql`select sum(b.quantity)::text as amount from stock_balance b where ${sql.ours('b')} and b.product_id = ${id} and b.quantity <> 0 having count(*) > 0`,
      seenWith: 'ReportStock',
    },
  ],
}

const openOrders = async (scope: Scope, list: string, id: string): Promise<string[]> => {
  const find = inOrders[list]
  const orders = find ? [...scope.registry.documents.values()].filter(({ trade }) => trade?.as === 'order') : []
  const found = await scope.tx.batch(
    orders.map(
      (order) =>
        sql`select count(*)::int as open from document d where ${sql.ours('d')} and d.kind = ${sql.raw(`'${order.name}'`)} and ${isOpenSql('d', order.lifecycle)} and ${find!(order, id)}`,
    ),
  )
  return orders.flatMap(({ label }, index) => {
    const { open } = found[index]![0] as { open: number }
    const name = translate(scope.language, label)
    return open > 0 ? [translate(scope.language, 'stillInUse.orders', { count: String(open), name })] : []
  })
}

const openBalances = async (own: Scope, list: string, id: string): Promise<string[]> => {
  const asked = balances[list]?.(id) ?? []
  const found = await wholeScope(own).tx.batch(asked.map(({ statement }) => statement))
  const { user, language, tx } = own
  return asked.flatMap(({ label, seenWith }, index) => {
    const [row] = found[index] as { amount: string }[]
    if (!row) return []
    const isSeen = tx.limits === null && (user.isAdmin || may(user.rights, seenWith, 'R'))
    const amount = isSeen ? ` ${showNumber(fromLedger(row.amount), { language })}` : ''
    return [translate(language, label, { amount })]
  })
}

/**
 * Asks before a record with a balance or open orders is stopped. Everything counts, but the user is told of amounts only
 * what he may see.
 */
export const stillInUse = async (
  own: Scope,
  definition: AnyList,
  before: StoredRecord | null,
  after: StoredRecord,
): Promise<Problem[]> => {
  if (!before || isStopped(definition, before) || !isStopped(definition, after)) return []
  const what = [
    ...(await openBalances(own, definition.name, after.id)),
    ...(await openOrders(wholeScope(own), definition.name, after.id)),
  ]
  const at = after.active ? definition.stoppedBy! : 'active'
  return what.length > 0 ? [warning(at, 'stillInUse', { what: what.join(', ') })] : []
}
