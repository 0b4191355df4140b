/** Deleting, cancelling and taking a cancellation back: many in, outcomes out; each in its own savepoint. */
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { isStoredId } from './columns.ts'
import { ruleContext } from './context.ts'
import { eventStatement } from './event.ts'
import { checkFunds, lockAndLoad, lockFirst, repost } from './ledger/repost.ts'
import { nothingWanted } from './ledger/wanted.ts'
import { revisionStatement } from './revision.ts'
import { linkedVouchers, openForChange, refuseProblems, saveDocument, wrongStatus } from './save.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'
import { deleteStatement, type Stored } from './store.ts'
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
  async (id: string): Promise<string> =>
    isStoredId(id)
      ? ((
          await scope.tx.query<{ number: string }>(
            sql`select number from document where id = ${id} and kind = ${definition.name}`,
          )
        )[0]?.number ?? '')
      : ''

/** Takes a document out of every ledger; refuses when others stand on it. */
const unpost = async (scope: Scope, definition: AnyDocument, before: Stored, by: string | null): Promise<void> => {
  const slots = scope.registry.slots[definition.name]
  const context = await ruleContext(scope, definition, before)
  if (definition.posts && before.status === 1) refuseProblems(lockProblem(scope, before.date), [])
  const vouchers = await linkedVouchers(scope, before.id)
  if (vouchers.length > 0) await lockFirst(scope, before)
  for (const voucher of vouchers)
    await removeOne(scope, scope.registry.documents.get(voucher.kind)!, voucher.id, before.id)
  const followers = before.status === 1 ? ((await slots?.followers?.(scope, before.id)) ?? []) : []
  const { state } = await lockAndLoad(scope, before, null)
  const posting = await repost(scope, {
    document: before.id,
    state,
    wanted: nothingWanted,
    context,
    keeps: new Set([...followers.map((one) => one.id), ...(by ? [by] : [])]),
    removing: true,
  })
  const blocked =
    followers.length && !posting.problems.some((one) => one.message === 'hasPayments')
      ? [problem('', 'hasFollowers', { numbers: followers.map((one) => one.number).join(', ') })]
      : []
  refuseProblems([...blocked, ...posting.problems.map((one) => ({ ...one, confirmable: false }))].slice(0, 1), [])
  await scope.tx.batch([...posting.goods, ...posting.money])
  refuseProblems(await checkFunds(scope.tx, posting.funds), [])
  await slots?.afterSave?.(scope, { before, after: null, context })
}

/** A draft or a cancelled document may name one it has taken nothing of: followers are only who did, the key knows all. */
const refuseUsed = (error: unknown): never => {
  throw (error as { code?: string }).code === '23503' ? new Refused([problem('', 'inUse')]) : error
}

/** Removes one document and its postings; its former content stays in the revisions and the log of events. */
export const removeOne = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  by: string | null = null,
): Promise<void> => {
  const before = await openForChange(scope, definition, id, by)
  await unpost(scope, definition, before, by)
  await scope.tx
    .batch([
      revisionStatement(scope, before, 'delete'),
      deleteStatement(before.id),
      ...(by
        ? []
        : [
            eventStatement(scope, {
              functionId: definition.right,
              action: 'delete',
              number: before.number,
              recordId: before.id,
            }),
          ]),
    ])
    .catch(refuseUsed)
}

const setStatus = (scope: Scope, before: Stored, status: number) =>
  sql`update document set status = ${status}, open_amount = 0, version = version + 1, updated_by = ${scope.user.displayName}, updated_at = ${scope.now} where id = ${before.id}`

/** Huy: the document and its number stay visible, its postings go. */
const cancelOne = async (scope: Scope, definition: AnyDocument, id: string): Promise<void> => {
  const before = await openForChange(scope, definition, id)
  if (before.status !== 1) throw wrongStatus(scope, definition, before)
  await unpost(scope, definition, before, null)
  const after = { ...before, status: 3, version: before.version + 1 }
  await scope.tx.batch([
    setStatus(scope, before, 3),
    revisionStatement(scope, after, 'cancel'),
    eventStatement(scope, {
      functionId: definition.right,
      action: 'cancel',
      number: before.number,
      recordId: before.id,
    }),
  ])
}

/** Hoantac: runs all checks of a save. */
const restoreOne = async (scope: Scope, definition: AnyDocument, id: string): Promise<void> => {
  const before = await openForChange(scope, definition, id)
  if (before.status !== 3) throw wrongStatus(scope, definition, before)
  await scope.tx.batch([
    setStatus(scope, before, 1),
    eventStatement(scope, {
      functionId: definition.right,
      action: 'restore',
      number: before.number,
      recordId: before.id,
    }),
  ])
  await saveDocument(scope, definition, {
    id,
    version: undefined,
    saveAsDraft: false,
    confirm: [],
    clientTotal: undefined,
    values: {},
    lines: undefined,
    problems: [],
  })
}

export const removeDocuments = (scope: Scope, definition: AnyDocument, ids: readonly string[]): Promise<Outcome> =>
  each(scope, ids, numberOf(scope, definition), (id) => removeOne(scope, definition, id))
export const cancelDocuments = (scope: Scope, definition: AnyDocument, ids: readonly string[]): Promise<Outcome> =>
  each(scope, ids, numberOf(scope, definition), (id) => cancelOne(scope, definition, id))
export const restoreDocuments = (scope: Scope, definition: AnyDocument, ids: readonly string[]): Promise<Outcome> =>
  each(scope, ids, numberOf(scope, definition), (id) => restoreOne(scope, definition, id))
