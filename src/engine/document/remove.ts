/** Deletes documents, and removes their postings. */
import { isDeepStrictEqual } from 'node:util'
import { translate } from '#i18n/catalogues.server.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { isRemovable } from '#model/state.ts'
import { ruleContext } from '../store/context.ts'
import { eventStatement } from '../event.ts'
import type { Removing } from '../ledger/debt-claims.ts'
import { checkFunds, lockAndLoad, lockFirst, repost } from '../ledger/repost.ts'
import { salesStatements } from '../ledger/sales-sums.ts'
import { nothingWanted } from '../ledger/wanted.ts'
import { blockingFollowers, followedProblems } from '../links/check.ts'
import { sourceStatements } from '../links/derive.ts'
import { frozenProblems } from '../links/frozen.ts'
import { givenBackProblems } from '../links/given-back.ts'
import { loadLinks } from '../links/load.ts'
import { linkStatements } from '../links/rows.ts'
import type { Watch } from '../ledger/stock-replay.ts'
import { revisionStatement } from '../store/revision.ts'
import { violationOf } from '../constraint.ts'
import { withNumbers } from './document-names.ts'
import { referrersOf } from './foreign-refs.ts'
import { linkedVouchers, openForChange, wrongStatus } from './open.ts'
import type { Outcome } from '../outcome.ts'
import { eachDocument } from './each-document.ts'
import { refuseProblems } from '../outcome.ts'
import { wholeScope, type Scope } from '../scope.ts'
import { deleteStatement } from '../store/store.ts'
import type { Stored } from '../stored.ts'
import { keepDeleted } from '../store/trash.ts'
import { dateLockProblem } from './validate.ts'
import { refusingUnseen } from './seen-problems.ts'

export interface RemovalOptions {
  /** Codes of the warnings that the user has confirmed. */
  confirm?: readonly string[]
  /** Called for every later stock entry that is revalued. */
  watch?: Watch | undefined
}
interface Taking extends Pick<RemovalOptions, 'watch'> {
  how: Exclude<Removing, false>
  /** The owner with which this linked voucher is removed. */
  by: string | null
}

/** A problem that applies to a document and to its linked voucher is reported only once. */
const withoutRepeats = (problems: readonly Problem[]): Problem[] =>
  problems.filter((one, index) => problems.findIndex((other) => isDeepStrictEqual(one, other)) === index)

/**
 * Removes the postings of a document and of its linked vouchers. Returns all problems in the order of contract
 * documents §11; if there are any, the caller must roll back.
 */
export const unpost = async (
  own: Scope,
  definition: AnyDocument,
  before: Stored,
  { how, by, watch }: Taking,
): Promise<Problem[]> => {
  const scope = wholeScope(own)
  const slots = scope.registry.slots[definition.name]
  const context = await ruleContext(scope, definition, before)
  // Before goods, partners and funds are locked, as in every save; the document's own lock prevents new followers.
  const links = await loadLinks(scope, definition, { before, after: null, locks: true })
  const closed = before.draft ? [] : dateLockProblem(scope, definition, before.date)
  const vouchers = await linkedVouchers(scope, before.id)
  if (vouchers.length > 0) await lockFirst(scope, definition, before)
  const ofVouchers: Problem[] = []
  for (const { id, kind } of vouchers)
    ofVouchers.push(...(await tryRemove(scope, scope.registry.documents.get(kind)!, id, { how, by: before.id, watch })))
  const locked = await lockAndLoad(scope, definition, { before, after: null })
  const followers = blockingFollowers(scope, definition, links)
  const posting = await repost(scope, {
    document: before.id,
    partner: null,
    locked,
    wanted: nothingWanted,
    context,
    keeps: new Set([...followers, ...vouchers].map((one) => one.id).concat(by ?? [])),
    removing: how,
    watch,
  })
  await scope.tx.batch([
    ...posting.goods,
    ...linkStatements(definition, before, null),
    ...salesStatements(definition, { before, after: null, base: scope.baseCurrency }),
    ...(await sourceStatements(scope, definition, { before, after: null })),
    ...posting.money,
  ])
  const funds = await checkFunds(scope, posting.funds)
  await slots?.afterSave?.(scope, { before, after: null, context, isRestored: false, confirm: [] })
  const { hasPayments = [], others = [] } = Object.groupBy(await withNumbers(scope, posting.problems), (one) =>
    one.message === 'hasPayments' ? 'hasPayments' : 'others',
  )
  const blocked = [
    ...followedProblems(scope, definition, links, how),
    ...(await givenBackProblems(scope, definition, { before, after: null })),
  ]
  const frozen = frozenProblems(scope, definition, links.followers)
  return withoutRepeats([...closed, ...frozen, ...hasPayments, ...blocked, ...ofVouchers, ...others, ...funds])
}

/** A draft may refer to this one without having taken anything; only the foreign key finds it. */
const usedBy = async (scope: Scope, definition: AnyDocument, id: string): Promise<Problem[]> => {
  const about = await referrersOf(scope, definition, id)
  // A draft that has no number yet is named by its kind.
  const named = about.map(
    ({ number, kind }) => number || translate(scope.language, scope.registry.documents.get(kind)!.label),
  )
  return [{ ...problem('', 'inUse', { numbers: [...new Set(named)].join(', ') }), about }]
}

/** Like `removeOne`, but returns the problems instead of throwing; in that case its rows may still exist. */
const tryRemove = async (scope: Scope, definition: AnyDocument, id: string, taking: Taking): Promise<Problem[]> => {
  const whole = wholeScope(scope)
  // A linked voucher goes with its owner, which the user was allowed to remove.
  const before = await openForChange(taking.by ? whole : scope, definition, id, taking.by)
  if (!isRemovable(definition.lifecycle, before)) throw wrongStatus(scope, definition, before)
  refuseProblems((await scope.registry.slots[definition.name]?.guards?.['delete']?.(scope, before)) ?? [], [])
  const problems = await unpost(scope, definition, before, taking)
  if (problems.some((one) => !one.confirmable)) return problems
  const event = eventStatement(whole, {
    functionId: definition.right,
    action: 'delete',
    number: before.number,
    recordId: before.id,
  })
  const statements = [
    revisionStatement(whole, before, 'delete'),
    keepDeleted(whole, before.id),
    deleteStatement(before.id),
    ...(taking.by ? [] : [event]),
  ]
  try {
    await whole.tx.savepoint(() => whole.tx.batch(statements))
  } catch (error) {
    if (violationOf(error).code !== '23503') throw error
    return [...problems, ...(await usedBy(whole, definition, before.id))]
  }
  return problems
}

/**
 * Deletes one document and its postings. Its content stays in the revisions and the event log, and it can be restored
 * for thirty days. Throws Refused with all problems.
 */
export const removeOne = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { by = null, confirm = [], watch }: RemovalOptions & { by?: string | null } = {},
): Promise<void> =>
  refusingUnseen(scope, async () =>
    refuseProblems(await tryRemove(scope, definition, id, { how: 'delete', by, watch }), confirm),
  )

export const removeDocuments = (
  scope: Scope,
  definition: AnyDocument,
  ids: readonly string[],
  options: Pick<RemovalOptions, 'confirm'> = {},
): Promise<Outcome> => eachDocument(scope, definition, ids, (id) => removeOne(scope, definition, id, options))
