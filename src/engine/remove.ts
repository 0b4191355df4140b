/** Deleting, cancelling and taking a cancellation back: many in, outcomes out; each in its own savepoint. */
import { isDeepStrictEqual } from 'node:util'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { isStoredId } from './columns.ts'
import { ruleContext } from './context.ts'
import { eventStatement } from './event.ts'
import { documentLocks } from './ledger/locks.ts'
import { checkFunds, lockAndLoad, lockFirst, repost } from './ledger/repost.ts'
import { nothingWanted } from './ledger/wanted.ts'
import type { Watch } from './ledger/stock-course.ts'
import { revisionStatement } from './revision.ts'
import { linkedVouchers, madeByAnother, openForChange, refuseProblems, saveDocument, wrongStatus } from './save.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'
import { deleteStatement, type Stored } from './store.ts'
import { deletedNumber, keepDeleted, loadDeleted } from './trash.ts'
import { lockProblem } from './validate.ts'

export interface Failure {
  id: string
  number: string
  problems: readonly Problem[]
}
export interface Outcome {
  done: number
  failures: Failure[]
}

/** Runs `work` for every entry in its order, also where two are of one id; a refused one does not stop the others. */
export const inTurn = async <T extends { readonly id: string }>(
  scope: Scope,
  entries: readonly T[],
  numberOf: (id: string) => Promise<string>,
  work: (entry: T) => Promise<void>,
): Promise<Outcome> => {
  const outcome: Outcome = { done: 0, failures: [] }
  for (const entry of entries) {
    const { id } = entry
    try {
      await scope.tx.savepoint(() => work(entry))
      outcome.done += 1
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      outcome.failures.push({ id, number: await numberOf(id), problems: error.problems })
    }
  }
  return outcome
}

/** Runs `work` for each id once; a refused one does not stop the others. */
export const each = (
  scope: Scope,
  ids: readonly string[],
  numberOf: (id: string) => Promise<string>,
  work: (id: string) => Promise<void>,
): Promise<Outcome> =>
  inTurn(
    scope,
    [...new Set(ids)].map((id) => ({ id })),
    numberOf,
    (entry) => work(entry.id),
  )

export const numberOf =
  (scope: Scope, definition: AnyDocument) =>
  async (id: string): Promise<string> => {
    if (!isStoredId(id)) return ''
    const [row] = await scope.tx.query<{ number: string }>(
      sql`select number from document where id = ${id} and kind = ${definition.name}`,
    )
    return row ? row.number : deletedNumber(scope.tx, definition, id)
  }

export interface RemovalOptions {
  /** Codes of warnings that were read and passed over. */
  confirm?: readonly string[]
  /** Is told of every later stock entry that is valued anew. */
  watch?: Watch | undefined
}
interface Taking extends Pick<RemovalOptions, 'watch'> {
  /** The document it belongs to and goes with. */
  by: string | null
}

/** One and the same thing said of a document and of the voucher that goes with it is told once. */
const withoutRepeats = (problems: readonly Problem[]): Problem[] =>
  problems.filter((one, index) => problems.findIndex((other) => isDeepStrictEqual(one, other)) === index)

/**
 * Takes a document, and the vouchers it made, out of every ledger. Returns everything that stands against it, in the
 * order of contract documents §11; whoever refuses it gives back what was written.
 */
const unpost = async (
  scope: Scope,
  definition: AnyDocument,
  before: Stored,
  { by, watch }: Taking,
): Promise<Problem[]> => {
  const slots = scope.registry.slots[definition.name]
  const context = await ruleContext(scope, definition, before)
  const closed = definition.posts && !before.draft ? lockProblem(scope, before.date) : []
  const vouchers = await linkedVouchers(scope, before.id)
  if (vouchers.length > 0) await lockFirst(scope, definition, before)
  const ofVouchers: Problem[] = []
  for (const { id, kind } of vouchers)
    ofVouchers.push(...(await takeAway(scope, scope.registry.documents.get(kind)!, id, { by: before.id, watch })))
  const locked = await lockAndLoad(scope, definition, before, null)
  // Behind the locks: whoever makes a follower takes them too.
  const followers = before.status === 1 ? ((await slots?.followers?.(scope, before.id)) ?? []) : []
  const posting = await repost(scope, {
    document: before.id,
    locked,
    wanted: nothingWanted,
    context,
    keeps: new Set([...followers, ...vouchers].map((one) => one.id).concat(by ?? [])),
    removing: true,
    watch,
  })
  await scope.tx.batch([...posting.goods, ...posting.money])
  const funds = await checkFunds(scope.tx, posting.funds)
  await slots?.afterSave?.(scope, { before, after: null, context, isRestored: false })
  const { hasPayments = [], others = [] } = Object.groupBy(posting.problems, (one) =>
    one.message === 'hasPayments' ? 'hasPayments' : 'others',
  )
  const blocked =
    followers.length > 0
      ? [problem('', 'hasFollowers', { numbers: followers.map((one) => one.number).join(', ') })]
      : []
  return withoutRepeats([...closed, ...hasPayments, ...blocked, ...ofVouchers, ...others, ...funds])
}

/** A draft or a cancelled document may name one it has taken nothing of: followers are only who did, the key knows all. */
const refuseUsed = (error: unknown): never => {
  throw (error as { code?: string }).code === '23503' ? new Refused([problem('', 'inUse')]) : error
}

/** As `removeOne`, but what stands against it is answered; then its rows may still be there. */
const takeAway = async (scope: Scope, definition: AnyDocument, id: string, taking: Taking): Promise<Problem[]> => {
  const before = await openForChange(scope, definition, id, taking.by)
  const problems = await unpost(scope, definition, before, taking)
  if (problems.some((one) => !one.confirmable)) return problems
  const event = eventStatement(scope, {
    functionId: definition.right,
    action: 'delete',
    number: before.number,
    recordId: before.id,
  })
  await scope.tx
    .batch([
      revisionStatement(scope, before, 'delete'),
      keepDeleted(scope, before.id),
      deleteStatement(before.id),
      ...(taking.by ? [] : [event]),
    ])
    .catch(refuseUsed)
  return problems
}

/**
 * Removes one document and its postings. Its former content stays in the revisions and the log of events, and for
 * thirty days it can be brought back. Throws Refused with everything that stands against it.
 */
export const removeOne = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { by = null, confirm = [], watch }: RemovalOptions & { by?: string | null } = {},
): Promise<void> => refuseProblems(await takeAway(scope, definition, id, { by, watch }), confirm)

const cancelStatement = (scope: Scope, { id }: Stored) =>
  sql`update document set status = 3, open_amount = 0, version = version + 1, updated_by = ${scope.user.displayName}, updated_at = ${scope.now} where id = ${id}`

/** Huy: the document and its number stay visible, its postings go. */
export const cancelOne = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { confirm = [], watch }: RemovalOptions = {},
): Promise<void> => {
  const before = await openForChange(scope, definition, id)
  if (before.status !== 1) throw wrongStatus(scope, definition, before)
  refuseProblems(await unpost(scope, definition, before, { by: null, watch }), confirm)
  const after = { ...before, status: 3, version: before.version + 1 }
  await scope.tx.batch([
    cancelStatement(scope, before),
    revisionStatement(scope, after, 'cancel'),
    eventStatement(scope, {
      functionId: definition.right,
      action: 'cancel',
      number: before.number,
      recordId: before.id,
    }),
  ])
}

/** Hoantac: posts a cancelled document again, or brings a deleted one back as it was; with all checks of a save. */
export const restoreOne = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { confirm = [], watch }: RemovalOptions = {},
): Promise<void> => {
  const revived = isStoredId(id) ? await loadDeleted(scope, definition, id) : null
  if (revived?.document.madeBy) throw await madeByAnother(scope, revived.document.madeBy)
  await saveDocument(
    scope,
    definition,
    {
      id: revived ? null : id,
      version: undefined,
      saveAsDraft: revived ? undefined : false,
      confirm,
      clientTotal: undefined,
      values: {},
      lines: undefined,
      problems: [],
    },
    { restores: !revived, revived, watch },
  )
}

const forEach =
  (work: typeof cancelOne) =>
  async (
    scope: Scope,
    definition: AnyDocument,
    ids: readonly string[],
    options: Pick<RemovalOptions, 'confirm'> = {},
  ): Promise<Outcome> => {
    await scope.tx.query(documentLocks(ids.filter(isStoredId)))
    return each(scope, ids, numberOf(scope, definition), (id) => work(scope, definition, id, options))
  }

/** Many at once; a refused one does not stop the others. */
export const removeDocuments = forEach(removeOne)
export const cancelDocuments = forEach(cancelOne)
export const restoreDocuments = forEach(restoreOne)
