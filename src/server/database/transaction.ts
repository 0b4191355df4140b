/** How a transaction begins: what it may do, which moment it sees, whose rows, and how its statements are planned. */
import type { Statement } from '#engine/tx.ts'
import { limitsMs, type CallKind } from './limits.ts'

/**
 * How the database chooses plans. `kept`: once for any values; of short statements that are always the same, planning
 * takes longest. `shared`: as it thinks best, but with several processes sooner than by default. `anew`: the same for
 * the values at hand: long reports were measured fifteen times slower by a plan that suits any dates.
 */
export type Plans = 'kept' | 'shared' | 'anew'

export interface TxOptions {
  /** Refuses writes, and shows the same moment to every statement. */
  readOnly?: boolean
  /** Shows the same moment to every statement, for work that fills tables of its own before it refuses writes. */
  snapshot?: boolean
  /** Says how long a statement may take; left out: as long as a script's. */
  kind?: CallKind
  /** A limit of its own. */
  statementTimeoutMs?: number
  /** Left out: as the database thinks best. */
  plans?: Plans
}

/** The moment another transaction sees, by the name it was given to be shared. */
export type Moment = string

/** What the transaction itself needs, and nobody asked for. */
interface Command extends Statement {
  readonly isCommand: true
}
export const command = (text: string, values: readonly unknown[] = []): Command => ({ text, values, isCommand: true })
export const isCommand = (statement: Statement): boolean => 'isCommand' in statement

const begin = (options: TxOptions): Command => {
  // Several statements of one answer (rows, count, sums) must agree; a read-only snapshot cannot fail to serialize.
  if (options.readOnly) return command('begin isolation level repeatable read read only')
  return command(options.snapshot ? 'begin isolation level repeatable read' : 'begin')
}

/**
 * Every table is read within a tenant, so that keys look less unique to the planner than they are; it then believes in
 * remembering answers of look-ups that are never asked twice, and joins by millions of them.
 */
const bind = (values: readonly string[]): Command =>
  command(
    `select set_config('app.tenant_id', $1, true), set_config('statement_timeout', $2, true), set_config('enable_memoize', 'off', true), set_config('plan_cache_mode', $3, true)`,
    values,
  )

const planModes = { kept: 'force_generic_plan', shared: 'auto', anew: 'force_custom_plan' } as const
const shareSooner = command(
  `select set_config('parallel_setup_cost', '200', true), set_config('parallel_tuple_cost', '0.01', true)`,
)

const timeoutOf = ({ statementTimeoutMs, kind = 'background' }: TxOptions): number =>
  statementTimeoutMs ?? limitsMs[kind]

interface Opening extends TxOptions {
  moment: Moment | undefined
  isSpread: boolean | undefined
}

/**
 * What is sent before the first statement of the work. Only what is set by `set local` travels with a transaction to
 * other machines; it costs one more statement, which is parsed each time. The tenant is known to be a uuid.
 */
export const opening = (tenant: string, { moment, isSpread, ...options }: Opening): Command[] => {
  const mode = options.plans ? planModes[options.plans] : 'auto'
  return [
    begin(options),
    ...(moment ? [{ ...command(`set transaction snapshot '${moment}'`), anew: true as const }] : []),
    bind([tenant, String(timeoutOf(options)), mode]),
    ...(isSpread ? [{ ...command(`set local app.tenant_id = '${tenant}'`), anew: true as const }] : []),
    ...(options.plans === 'anew' || options.plans === 'shared' ? [shareSooner] : []),
  ]
}
