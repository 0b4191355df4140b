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
import { ownStatements } from '../store/store.ts'
import type { Stored } from '../stored.ts'
import { businessProblems } from './validate.ts'

/** Shorter documents are written in less time than it takes to compare them. */
const LONG_FROM = 500

interface Ahead {
  context: RuleContext
  /** Completed from what was known without locks, and written. */
  written: Stored
  /** What only warns of it. */
  problems: readonly Problem[]
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
  const written = complete(definition, sourced, context)
  written.date ??= firstDayOf(definition, scope.settings, scope.today)
  await letOthersFirst(lines)
  const problems = businessProblems(scope, definition, { before, draft: written, context })
  if (problems.some((one) => !one.confirmable)) return null
  await letOthersFirst(lines)
  await scope.tx.batch(ownStatements(definition, before, written))
  return { context, written, problems }
}
