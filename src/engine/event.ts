/** The event log: what users did. Nobody can change it. */
import type { FunctionId } from '#model/right.ts'
import { decimalText, type Decimal } from '#kernel/decimal.ts'
import { typedNumber } from './number.ts'
import type { NumberSql } from './number-sql.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'
import type { Statement } from './tx.ts'

export interface AuditEvent {
  functionId: FunctionId
  action: string
  /** Number of the document, or code of the record. */
  number?: string
  summary?: string
  recordId?: string | null
  before?: unknown
  after?: object
  /** Changes that `before` and `after` leave out, because there are too many to be read. */
  more?: number
}

/** Serialises as JSON with Decimals as text. */
const exactJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? decimalText(inner as Decimal) : inner))

const json = (value: unknown): string | null => (value === undefined || value === null ? null : exactJson(value))

/**
 * The id comes from a sequence, so a distributed database reads the selected row first. Only because a row is returned
 * does it then insert it by a statement; without, it copies it, which row level security forbids.
 */
const returned = sql` returning id`

/** The statement that writes an event; meant for the batch that makes the change. */
export const eventStatement = (
  { tx, user, address }: Pick<Scope, 'tx' | 'user' | 'address'>,
  happening: AuditEvent,
  /** The document's number, if it is drawn in the same batch and not known yet. */
  drawn: NumberSql | null = null,
): Statement => {
  const { functionId, action, number = '', summary = '', recordId = null, before, after, more = 0 } = happening
  const shown = drawn ?? typedNumber(number)
  const rest = sql`${tx.now}, ${user.id}, ${user.userName}, ${user.displayName}, ${functionId}, ${action}, ${shown.number}, ${summary}, ${address}, ${recordId}, ${json(before)}, ${json(more > 0 ? { ...after, more } : after)}`
  return sql`insert into event (tenant_id, at, user_id, user_name, display_name, function_id, action, number, summary, address, record_id, before, after)
${shown.rows(rest)}${drawn ? returned : sql.empty}`
}

export const logEvent = async (scope: Pick<Scope, 'tx' | 'user' | 'address'>, happening: AuditEvent): Promise<void> => {
  await scope.tx.query(eventStatement(scope, happening))
}
