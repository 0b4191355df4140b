/** Transitions of documents between states: cancelling, restoring, and others a kind may define. */
import type { Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { leadsFrom, restores, transitionOf, withdraws, type Transition } from '#model/state.ts'
import { isStoredId } from '../columns.ts'
import { eventStatement } from '../event.ts'
import type { DocumentInput } from './input.ts'
import { madeByAnother, openForChange, wrongBeginning } from './open.ts'
import type { Outcome } from '../outcome.ts'
import { eachDocument } from './each-document.ts'
import { unpost, type RemovalOptions } from './remove.ts'
import { revisionStatement } from '../store/revision.ts'
import { saveDocument, type SaveResult } from './save.ts'
import { refuseProblems } from '../outcome.ts'
import { wholeScope, type Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import { loadDeleted } from '../store/trash.ts'
import { problemsAsSeen, refusingUnseen } from './seen-problems.ts'

interface Step extends Required<Pick<RemovalOptions, 'confirm'>>, Pick<RemovalOptions, 'watch'> {
  transition: Transition
}

/** The guard of the document's slots for this transition. */
const guardOf = async (
  scope: Scope,
  definition: AnyDocument,
  { name }: Transition,
  before: Stored,
): Promise<readonly Problem[]> => (await scope.registry.slots[definition.name]?.guards?.[name]?.(scope, before)) ?? []

/** The input of a save that changes no field. */
const unchanged = (id: string | null, confirm: readonly string[]): DocumentInput => ({
  id,
  version: undefined,
  saveAsDraft: undefined,
  confirm,
  clientTotal: undefined,
  values: {},
  lines: undefined,
  problems: [],
})

/** Cancels a document, which stays visible without postings; whatever blocks deletion also blocks this. */
const withdraw = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { transition, confirm, watch }: Step,
): Promise<void> => {
  const before = await openForChange(scope, definition, id)
  if (!leadsFrom(definition.lifecycle, transition, before))
    throw wrongBeginning(scope, definition, { transition, before })
  const guarded = await guardOf(scope, definition, transition, before)
  refuseProblems(
    [...guarded, ...(await unpost(scope, definition, before, { how: 'cancel', by: null, watch }))],
    confirm,
  )
  const after = { ...before, status: definition.lifecycle.states[transition.to]!.value, version: before.version + 1 }
  await wholeScope(scope).tx.batch([
    sql`update document set status = ${after.status}, open_amount = 0, version = version + 1, updated_by = ${scope.user.displayName}, updated_at = ${scope.now} where ${sql.ours('document')} and id = ${id}`,
    revisionStatement(scope, after, transition.name),
    eventStatement(scope, {
      functionId: definition.right,
      action: transition.name,
      number: before.number,
      recordId: before.id,
    }),
  ])
}

/** Performs a transition as a save without changes, so that every check of a save applies. */
const saveInto = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { transition, confirm, watch }: Step,
): Promise<SaveResult> => {
  const before = await openForChange(scope, definition, id)
  if (!leadsFrom(definition.lifecycle, transition, before))
    throw wrongBeginning(scope, definition, { transition, before })
  refuseProblems(await problemsAsSeen(scope, await guardOf(scope, definition, transition, before)), confirm)
  return saveDocument(scope, definition, unchanged(id, confirm), { transition, watch })
}

/** Restores a deleted document unchanged. Returns null if there is no such document. */
const revive = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { confirm, watch }: Step,
): Promise<SaveResult | null> => {
  const revived = isStoredId(id) ? await loadDeleted(scope, definition, id) : null
  if (!revived) return null
  if (revived.document.madeBy) throw await madeByAnother(scope, revived.document.madeBy)
  return saveDocument(scope, definition, unchanged(null, confirm), { revived, watch })
}

/**
 * Performs a transition. The transition that restores void documents also restores deleted ones. Throws Refused if
 * the document is not in a state where the transition starts, or with all problems. Returns what was saved; null if
 * nothing was, because the document was withdrawn.
 */
export const transitOne = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { transition: name, confirm = [], watch }: RemovalOptions & { transition: string },
): Promise<SaveResult | null> => {
  const transition = transitionOf(definition.lifecycle, name)
  if (!transition) throw new TypeError(`${definition.name} has no transition ${name}`)
  const step = { transition, confirm, watch }
  if (withdraws(definition.lifecycle, transition)) {
    await refusingUnseen(scope, () => withdraw(scope, definition, id, step))
    return null
  }
  const revived = restores(definition.lifecycle, transition) ? await revive(scope, definition, id, step) : null
  return revived ?? saveInto(scope, definition, id, step)
}

/** Those of earlier days first. Ids of nothing keep a place, to be refused. */
const inOrderOfDays = async (scope: Scope, ids: readonly string[]): Promise<readonly string[]> => {
  const rows = await scope.tx.query<{ id: string }>(
    sql`select id from document d where ${sql.ours('d')} and id = any(${ids.filter(isStoredId)}::uuid[]) order by day, seq`,
  )
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  const placeOf = (id: string): number => places.get(id.toLowerCase()) ?? -1
  return ids.toSorted((a, b) => placeOf(a) - placeOf(b))
}

export const transitDocuments = async (
  scope: Scope,
  definition: AnyDocument,
  ids: readonly string[],
  options: Pick<RemovalOptions, 'confirm'> & { transition: string },
): Promise<Outcome> => {
  const { byDay } = transitionOf(definition.lifecycle, options.transition) ?? {}
  const ordered = byDay && ids.length > 1 ? await inOrderOfDays(scope, ids) : ids
  const notices: NonNullable<Outcome['notices']> = []
  const outcome = await eachDocument(scope, definition, ordered, async (id) => {
    const saved = await transitOne(scope, definition, id, options)
    if (saved && saved.notices.length > 0) notices.push({ id: saved.id, number: saved.number, problems: saved.notices })
  })
  return { ...outcome, ...(notices.length > 0 && { notices }) }
}
