/**
 * Writes the lines of a long document before its goods are locked, so that others wait only while the ledgers are
 * changed. What turns out differently behind the locks is written again.
 */
import type { Problem } from '#kernel/problem.ts'
import { complete } from '#model/complete.ts'
import { firstDayOf, maxLinesOf, type AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { letOthersFirst } from '../give-way.ts'
import type { Scope } from '../scope.ts'
import { ruleContext } from '../store/context.ts'
import { writeContentAhead } from '../store/revision.ts'
import { ownStatements } from '../store/store.ts'
import type { Stored } from '../stored.ts'
import { businessProblems } from './validate.ts'

/** Shorter documents are written in less time than it takes to compare them. */
const LONG_FROM = 500

export interface Ahead {
  /** As it was when it was completed: what is still the same behind the locks is complete. */
  sourced: Stored
  context: RuleContext
  /** Completed from what was known without locks, and written. */
  written: Stored
  /** What only warns of it. */
  problems: readonly Problem[]
}

/** With the lines that are as they were when `ahead` was completed in their completed form, as the same objects. */
export const resumed = (prepared: Stored, { sourced, written }: Pick<Ahead, 'sourced' | 'written'>): Stored => ({
  ...prepared,
  lines: prepared.lines.map((line, index) => (line === sourced.lines[index] ? written.lines[index]! : line)),
})

interface Change {
  before: Stored | null
  sourced: Stored
}

/** Null if something speaks against the document. */
const completed = (
  scope: Scope,
  definition: AnyDocument,
  { before, sourced }: Change,
  context: RuleContext,
): Pick<Ahead, 'written' | 'problems'> | null => {
  const written = complete(definition, sourced, context)
  written.date ??= firstDayOf(definition, scope.settings, scope.today)
  const problems = businessProblems(scope, definition, { before, draft: written, context })
  return problems.some((one) => !one.confirmable) ? null : { written, problems }
}

/**
 * What the books say of goods changed while all of it was written: they are asked once more right before the locks, so
 * that behind them mostly nothing has.
 */
const renewed = async (scope: Scope, definition: AnyDocument, before: Stored | null, ahead: Ahead): Promise<Ahead> => {
  if (!definition.goodsLines?.books) return ahead
  const sourced = await scope.registry.slots[definition.name]?.prepare?.(scope, ahead.sourced)
  if (!sourced || sourced === ahead.sourced) return ahead
  const again = completed(scope, definition, { before, sourced: resumed(sourced, ahead) }, ahead.context)
  // What speaks against it now is found again behind the locks, and told there.
  if (!again) return ahead
  scope.tx.note(ownStatements(definition, ahead.written, again.written))
  return { ...again, sourced, context: ahead.context }
}

/**
 * Null if the document is short, posts nothing, was in force before (others may follow from its lines), or if something
 * speaks against it already.
 */
export const writtenAhead = async (
  scope: Scope,
  definition: AnyDocument,
  before: Stored | null,
  sourced: Stored,
): Promise<Ahead | null> => {
  const lines = sourced.lines.length
  const isLong = lines >= LONG_FROM && lines <= maxLinesOf(definition)
  if (!isLong || sourced.draft || (before && !before.draft)) return null
  const context = await ruleContext(scope, definition, sourced)
  await letOthersFirst(lines)
  const first = completed(scope, definition, { before, sourced }, context)
  if (!first) return null
  await letOthersFirst(lines)
  await scope.tx.batch(ownStatements(definition, before, first.written))
  await writeContentAhead(scope, first.written)
  return renewed(scope, definition, before, { ...first, sourced, context })
}
