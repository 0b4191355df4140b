/**
 * How a transaction becomes that of a user who does not see everything, and how single statements see everything again
 * (migration 0053). Both hold until the end of the transaction.
 */
import type { Limits, Statement, Tx } from '#engine/tx.ts'
import { openCursor } from './cursor.ts'
import { command } from './transaction.ts'

const arrayText = (values: readonly string[]): string => `{${values.join(',')}}`

/** Known to the policies as settings of the transaction. A user without any store sees those of none. */
export const limiting = ({ user, employee, stores, ownKinds }: Limits): Statement[] => [
  command(
    `select set_config('app.stores', $1, true), set_config('app.own_kinds', $2, true), set_config('app.user_id', $3, true), set_config('app.employee_id', $4, true)`,
    [stores ? arrayText(stores) : '', arrayText(ownKinds), user, employee ?? ''],
  ),
  becomeLimited,
]
export const becomeLimited: Statement = command('set local role vua_limited')
export const becomeWhole: Statement = command('set local role none')

/**
 * A view of the transaction whose statements see everything: the role is changed before and after each batch, in the
 * order in which statements are sent, so that what others send meanwhile is not affected.
 */
export const wholeView = (tx: Tx, { batch, note, send }: Pick<Tx, 'batch' | 'note' | 'send'>): Tx => {
  let cursors = 0
  const query = async <R>(statement: Statement): Promise<R[]> => (await batch([statement]))[0] as R[]
  const view: Tx = {
    query,
    batch,
    alongside: query,
    pieces: (statement) => openCursor(query, statement, `whole${(cursors += 1)}`),
    note,
    send,
    limit: (limits) => tx.limit(limits),
    limits: null,
    savepoint: (work) => tx.savepoint(work),
    get whole() {
      return view
    },
    tenant: tx.tenant,
    user: tx.user,
    get today() {
      return tx.today
    },
    now: tx.now,
    statistics: tx.statistics,
  }
  return view
}
