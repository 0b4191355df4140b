/**
 * How a transaction becomes that of a user who does not see everything, and how single statements see everything again
 * (migration 0053). Both hold until the end of the transaction.
 */
import type { Limits, Statement, Tx } from '#engine/tx.ts'
import { openCursor } from './cursor.ts'
import { command, setLocal } from './transaction.ts'

const arrayText = (values: readonly string[]): string => `{${values.join(',')}}`

/** The policies are told of a limited user by these: names and values of settings. Without any store he sees those of none. */
const settingsOf = ({ user, employee, stores, ownKinds }: Limits): [name: string, value: string][] => [
  ['app.stores', stores ? arrayText(stores) : ''],
  ['app.own_kinds', arrayText(ownKinds)],
  ['app.user_id', user],
  ['app.employee_id', employee ?? ''],
]

/** How a transaction is narrowed, and widened for single statements. */
export interface Narrowing {
  limiting(limits: Limits): Statement[]
  becomeLimited: Statement
  becomeWhole: Statement
}

const byRole: Narrowing = {
  limiting: (limits) => {
    const settings = settingsOf(limits)
    const texts = settings.map(([name], index) => `set_config('${name}', $${index + 1}, true)`)
    const values = settings.map(([, value]) => value)
    return [command(`select ${texts.join(', ')}`, values), byRole.becomeLimited]
  },
  becomeLimited: command('set local role vua_limited'),
  becomeWhole: command('set local role none'),
}

/**
 * Other machines are told by `set local` alone. A connection to one belongs to a role, so that another role would not
 * see what the transaction has written: there a setting takes the place of the role (decision 0133).
 */
const bySetting: Narrowing = {
  limiting: (limits) => [...settingsOf(limits).map(([name, value]) => setLocal(name, value)), bySetting.becomeLimited],
  becomeLimited: setLocal('app.limited', 'on'),
  becomeWhole: setLocal('app.limited', 'off'),
}

export const narrowing = (isSpread: boolean | undefined): Narrowing => (isSpread ? bySetting : byRole)

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
