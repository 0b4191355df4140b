/** Writes down work that is done later (decision 0088), in the transaction that asks for it. */
import type { PayloadOf, WorkName } from '#model/work.ts'
import { typedNumber } from './number.ts'
import type { NumberSql } from './number-sql.ts'
import type { Scope } from './scope.ts'
import { sql, type Sql } from './sql.ts'
import type { Tx } from './tx.ts'

interface Asked {
  /**
   * Unique for the tenant and the kind: what already waits by this key is the same work, and what has failed is tried
   * anew. If it runs at this moment it is done once more afterwards, because it may have read what was before.
   */
  key: string
  /** Default: at once. */
  at?: Date
  /**
   * The record that it changes, where the order matters. Of all work about one record only one piece runs at a time,
   * in the order in which it was asked for; one that has failed holds up the later ones until it is retried or given up.
   */
  record?: string
  /** What the page calls it, beside the name of the kind. Must not tell more than who may see the kind may know. */
  about?: string
}
export interface NewWork<K extends WorkName = WorkName> extends Asked {
  kind: K
  /** Ids rather than values: what is true is read when it is done. */
  payload: PayloadOf<K>
}
/** The same for a kind whose name is known only while the program runs. */
export interface AnyWork extends Asked {
  kind: string
  payload: object
}

/** The statement that writes work down, for the batch that makes the change. */
export const workStatement = (
  { now }: Pick<Tx, 'now'>,
  { kind, key, payload, at = now, record, about = '' }: AnyWork,
  /** What it is called, if that is a number that is drawn in the same batch and not known yet. */
  drawn: NumberSql | null = null,
): Sql => {
  const called = drawn ?? typedNumber(about)
  const rest = sql`${kind}, ${key}, ${record ?? null}, ${called.number}, ${JSON.stringify(payload)}, ${at}, ${now}, ${now}`
  return sql`insert into work as w (tenant_id, kind, key, record, about, payload, due_at, asked_at, changed_at)
${called.rows(rest)}
on conflict (tenant_id, kind, key) do update set about = excluded.about, payload = excluded.payload,
  due_at = case w.state when 'waiting' then least(w.due_at, excluded.due_at) when 'failed' then excluded.due_at else w.due_at end,
  again_at = case when w.state = 'running' then least(w.again_at, excluded.due_at) end,
  attempts = case when w.state = 'running' then w.attempts else 0 end,
  state = case when w.state = 'failed' then 'waiting' else w.state end,
  changed_at = case when w.state = 'failed' then excluded.changed_at else w.changed_at end`
}

/** Nothing is done if the transaction rolls back. */
export const enqueue = async <K extends WorkName>(on: Tx | Scope, work: NewWork<K>): Promise<void> => {
  const tx = 'tx' in on ? on.tx : on
  await tx.query(workStatement(tx, work))
}
