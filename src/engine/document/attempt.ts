/** Does something to a document, takes notes of what it changes, and undoes it (decision 0030). */
import { addDays, type Day } from '#kernel/day.ts'
import { Refused, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Watch } from '../ledger/stock-replay.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { collectStockChanges, profitOf, type Months, type StockConsequence } from './stock-consequences.ts'

/** The lock date that stands in the way, and what would have to be unlocked. */
interface LockConsequence {
  lockDate: Day
  /** The earliest locked day that the change concerns. */
  day: Day
  /** The lock date with which the change would be possible. */
  moveTo: Day
}
export interface AttemptResult {
  /** The problems with which the action would be refused; confirmable ones are warnings. */
  problems: readonly Problem[]
  stock: StockConsequence
  locked: LockConsequence | null
}

export interface Attempt {
  definition: AnyDocument
  /** Null for a new document. */
  id: string | null
  /** The days of the document after the change. */
  days?: readonly (Day | null | undefined)[]
  /** Afterwards the document has no postings. */
  withdraws: boolean
  /** Does it, and returns the id of the document. */
  run: (options: { confirm: readonly string[]; watch: Watch }) => Promise<string>
}

const codeOf = (one: Problem): string => one.message.split('.')[0]!

const lockOf = async (
  scope: Scope,
  { id, days = [] }: Attempt,
  problems: readonly Problem[],
): Promise<LockConsequence | null> => {
  const { lockDate } = scope.settings
  if (!lockDate || !problems.some((one) => codeOf(one) === 'locked')) return null
  const stored =
    id === null
      ? []
      : await scope.tx.query<{ day: Day }>(sql`
          select d.day from document d where ${sql.ours('d')} and d.id = ${id}
          union select e.day from stock_entry e where ${sql.ours('e')} and e.document_id = ${id}
          union select e.day from debt_entry e where ${sql.ours('e')} and e.document_id = ${id}
          union select e.day from cash_entry e where ${sql.ours('e')} and e.document_id = ${id}
          union select t.day from deleted_document t where ${sql.ours('t')} and t.id = ${id}`)
  const [day] = [...stored.map((row) => row.day), ...days]
    .filter((one): one is Day => typeof one === 'string' && one <= lockDate)
    .toSorted()
  return day === undefined ? null : { lockDate: lockDate as Day, day, moveTo: addDays(day, -1) }
}

const nothing: Months = new Map()

/**
 * Does it with all warnings confirmed. When it succeeds it stays done, so that what is tried next sees its result;
 * the caller undoes everything.
 */
export const attempt = async (scope: Scope, one: Attempt): Promise<AttemptResult> => {
  const { definition, id, run } = one
  const before = await profitOf(scope, definition, id)
  const warnings: Problem[] = []
  for (;;) {
    const confirm = [...new Set(warnings.map(codeOf))]
    const seen = collectStockChanges(id)
    try {
      const done = await scope.tx.savepoint(() => run({ confirm, watch: seen.watch }))
      const after = one.withdraws ? nothing : await profitOf(scope, definition, done)
      return { problems: warnings, stock: await seen.result(scope, before, after), locked: null }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { problems } = error
      const isNew = (warned: Problem) => warned.confirmable === true && !confirm.includes(codeOf(warned))
      warnings.push(...problems)
      if (problems.every(isNew)) continue
      const after = one.withdraws ? nothing : before
      return {
        problems: warnings,
        stock: await seen.result(scope, before, after),
        locked: await lockOf(scope, one, warnings),
      }
    }
  }
}

/** Carries the result past the savepoint that it rolls back. */
class RolledBack<T> extends Error {
  readonly result: T
  constructor(result: T) {
    super()
    this.result = result
  }
}

/** Undoes everything that `work` did, and returns its result. */
export const undone = async <T>(scope: Scope, work: () => Promise<T>): Promise<T> => {
  try {
    return await scope.tx.savepoint(async (): Promise<T> => {
      throw new RolledBack(await work())
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
    return error.result as T
  }
}
