/** How a transaction begins: access mode, snapshot, tenant, and planning of statements. */
import type { Statement } from '#engine/tx.ts'
import type { Plans } from '#model/call.ts'
import { limitsMs, type CallKind } from './limits.ts'

export type { Plans } from '#model/call.ts'

export interface TxOptions {
  /** Refuses writes; all statements see the same snapshot. */
  readOnly?: boolean
  /** All statements see the same snapshot; for work that fills temporary tables before it refuses writes. */
  snapshot?: boolean
  /** Selects the time limit of statements; default: that of scripts. */
  kind?: CallKind
  /** A time limit of its own, in milliseconds. */
  statementTimeoutMs?: number
  /** Default: PostgreSQL's choice. */
  plans?: Plans
}

/** The id of a snapshot exported by another transaction. */
export type Moment = string

/** A command of the transaction itself, which is not counted as a query. */
interface Command extends Statement {
  readonly isCommand: true
}
export const command = (text: string, values: readonly unknown[] = []): Command => ({ text, values, isCommand: true })
export const isCommand = (statement: Statement): boolean => 'isCommand' in statement

const begin = (options: TxOptions): Command => {
  // The statements of one response (rows, count, sums) must agree; a read-only snapshot cannot fail to serialize.
  if (options.readOnly) return command('begin isolation level repeatable read read only')
  return command(options.snapshot ? 'begin isolation level repeatable read' : 'begin')
}

/**
 * Makes a setting until the end of the transaction. Settings made by `set local` are passed on to the other machines of
 * a distributed database, those made by `set_config` are not. It is parsed each time: 5 µs.
 */
export const setLocal = (name: string, value: string): Command => ({
  ...command(`set local ${name} = '${value.replaceAll(`'`, `''`)}'`),
  anew: true,
})

/**
 * Because every table is read within a tenant, keys look less unique to the planner than they are; it would then
 * choose memoize for lookups that never repeat, and merge millions of rows.
 */
const bind = (tenant: string, values: readonly string[], isSpread: boolean): Command[] => {
  const planning = `set_config('statement_timeout', $1, true), set_config('enable_memoize', 'off', true), set_config('plan_cache_mode', $2, true)`
  if (isSpread) return [setLocal('app.tenant_id', tenant), command(`select ${planning}`, values)]
  return [command(`select ${planning}, set_config('app.tenant_id', $3, true)`, [...values, tenant])]
}

const planModes = { kept: 'force_generic_plan', shared: 'auto', anew: 'force_custom_plan' } as const
const shareSooner = command(
  `select set_config('parallel_setup_cost', '200', true), set_config('parallel_tuple_cost', '0.01', true)`,
)

const timeoutOf = ({ statementTimeoutMs, kind = 'background' }: TxOptions): number =>
  statementTimeoutMs ?? limitsMs[kind]

/** The commands sent before the first statement. */
export const opening = (
  tenant: string,
  options: TxOptions,
  { moment, isSpread = false }: { moment: Moment | undefined; isSpread: boolean | undefined },
): Command[] => {
  // A plan that is kept would not know which machine has the rows, and would ask all of them (decision 0133).
  const mode = isSpread ? planModes.anew : options.plans ? planModes[options.plans] : 'auto'
  return [
    begin(options),
    ...(moment ? [{ ...command(`set transaction snapshot '${moment}'`), anew: true as const }] : []),
    ...bind(tenant, [String(timeoutOf(options)), mode], isSpread),
    ...(options.plans === 'anew' || options.plans === 'shared' ? [shareSooner] : []),
  ]
}
