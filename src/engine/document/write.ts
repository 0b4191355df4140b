/** Sends everything that a save writes. */
import type { Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { eventStatement } from '../event.ts'
import type { Posting } from '../ledger/repost.ts'
import { salesStatements } from '../ledger/sales-sums.ts'
import { sourceStatements } from '../links/derive.ts'
import { linkStatements } from '../links/rows.ts'
import { drawnNumber, raiseStatement, refuseTaken, typedNumber, type Series } from '../number.ts'
import type { NumberSql } from '../number-sql.ts'
import type { Scope } from '../scope.ts'
import { revisionStatement } from '../store/revision.ts'
import { headStatement, ownStatements } from '../store/store.ts'
import { forgetDeleted, type DeletedDocument } from '../store/trash.ts'
import type { Stored } from '../stored.ts'

/** A save whose last statements are sent; the transaction fails if one of them does. */
export interface SentSave {
  id: string
  version: number
  /** Known when the statements are answered. */
  number: Promise<string>
  /** What whoever saved it should know beside that it is saved. */
  notices: readonly Problem[]
  /** The number for statements that are sent before it is known; null if it is known. */
  drawn: NumberSql | null
}

export interface Writing {
  before: Stored | null
  /** What its own tables hold. */
  written: Stored | null
  draft: Stored
  posting: Posting
  series: Series
  /** The document is a linked voucher. */
  isLinked: boolean
  /** The action for the event log: saved, the name of a transition, or restored. */
  action: string
  revived: DeletedDocument | null
}

/** Sends one batch; the series of the number is locked as late in it as possible. */
export const write = async (
  scope: Scope,
  definition: AnyDocument,
  { before, written, draft, posting, series, isLinked, action, revived }: Writing,
): Promise<Pick<SentSave, 'number' | 'drawn'>> => {
  const drawn = !draft.draft && !draft.number ? drawnNumber(series) : null
  const head = headStatement(definition, before, draft, {
    number: drawn ?? typedNumber(draft.number),
    savedBy: scope.user.displayName,
    createdById: revived ? revived.createdById : scope.user.id,
    now: scope.now,
    open: posting.open,
    base: scope.baseCurrency,
  })
  const event = {
    functionId: definition.right,
    action: action === 'save' ? (before ? 'update' : 'create') : action,
    number: draft.number,
    recordId: draft.id,
  }
  const statements = [
    ...ownStatements(definition, written, draft),
    ...posting.goods,
    ...linkStatements(definition, before, draft),
    ...salesStatements(definition, { before, after: draft, base: scope.baseCurrency }),
    ...(await sourceStatements(scope, definition, { before, after: draft })),
    // Drawing a number locks its series until the commit and other saves wait for it, so it is done as late as
    // possible.
    ...(drawn ? drawn.draw : raiseStatement(series, draft.number)),
    head,
    ...posting.money,
    ...(revived ? [forgetDeleted(draft.id)] : []),
    ...(scope.registry.slots[definition.name]?.alongside?.(scope, { before, after: draft, drawn }) ?? []),
    revisionStatement(scope, draft, action, drawn),
    ...(isLinked ? [] : [eventStatement(scope, event, drawn)]),
  ]
  const place = statements.indexOf(head)
  const answers = scope.tx.send(statements, refuseTaken(draft.number))
  const number = answers.then((rows) => (rows[place]![0] as { number: string }).number)
  // The transaction tells the error; nobody need wait for the number.
  number.catch(() => {})
  return { number, drawn }
}
