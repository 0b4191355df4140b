/** The steps that lead documents from state to state: cancelling, taking that back, and what else a kind of document knows. */
import type { Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { leadsFrom, restores, transitionOf, withdraws, type Transition } from '#model/state.ts'
import { isStoredId } from '../columns.ts'
import { eventStatement } from '../event.ts'
import type { DocumentInput } from './input.ts'
import { madeByAnother, openForChange, wrongStatus } from './open.ts'
import type { Outcome } from '../outcome.ts'
import { eachDocument } from './each-document.ts'
import { unpost, type RemovalOptions } from './remove.ts'
import { revisionStatement } from '../store/revision.ts'
import { saveDocument } from './save.ts'
import { refuseProblems } from '../outcome.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import { loadDeleted } from '../store/trash.ts'

interface Step extends Required<Pick<RemovalOptions, 'confirm'>>, Pick<RemovalOptions, 'watch'> {
  transition: Transition
}

/** What the document itself has against the step. */
const guardOf = async (
  scope: Scope,
  definition: AnyDocument,
  { name }: Transition,
  before: Stored,
): Promise<readonly Problem[]> => (await scope.registry.slots[definition.name]?.guards?.[name]?.(scope, before)) ?? []

/** A save that changes no field. */
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

/** The document and its number stay visible, its postings go; what blocks a deletion blocks it. */
const withdraw = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { transition, confirm, watch }: Step,
): Promise<void> => {
  const before = await openForChange(scope, definition, id)
  if (!leadsFrom(definition.lifecycle, transition, before)) throw wrongStatus(scope, definition, before)
  const guarded = await guardOf(scope, definition, transition, before)
  refuseProblems(
    [...guarded, ...(await unpost(scope, definition, before, { how: 'cancel', by: null, watch }))],
    confirm,
  )
  const after = { ...before, status: definition.lifecycle.states[transition.to]!.value, version: before.version + 1 }
  await scope.tx.batch([
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

/** Leads a document elsewhere by a save with nothing changed: every check of a save holds. */
const saveInto = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { transition, confirm, watch }: Step,
): Promise<void> => {
  const before = await openForChange(scope, definition, id)
  if (!leadsFrom(definition.lifecycle, transition, before)) throw wrongStatus(scope, definition, before)
  refuseProblems(await guardOf(scope, definition, transition, before), confirm)
  await saveDocument(scope, definition, unchanged(id, confirm), { transition, watch })
}

/** Brings a deleted document back as it was. False when there is none. */
const revive = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { confirm, watch }: Step,
): Promise<boolean> => {
  const revived = isStoredId(id) ? await loadDeleted(scope, definition, id) : null
  if (!revived) return false
  if (revived.document.madeBy) throw await madeByAnother(scope, revived.document.madeBy)
  await saveDocument(scope, definition, unchanged(null, confirm), { revived, watch })
  return true
}

/**
 * Takes a document a step on. The step that leads back from being void also brings deleted documents back.
 * Throws Refused: it is not where the step begins, or everything that stands against it.
 */
export const transitOne = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  { transition: name, confirm = [], watch }: RemovalOptions & { transition: string },
): Promise<void> => {
  const transition = transitionOf(definition.lifecycle, name)
  if (!transition) throw new TypeError(`${definition.name} knows no step ${name}`)
  const step = { transition, confirm, watch }
  if (withdraws(definition.lifecycle, transition)) return withdraw(scope, definition, id, step)
  if (restores(definition.lifecycle, transition) && (await revive(scope, definition, id, step))) return
  await saveInto(scope, definition, id, step)
}

export const transitDocuments = (
  scope: Scope,
  definition: AnyDocument,
  ids: readonly string[],
  options: Pick<RemovalOptions, 'confirm'> & { transition: string },
): Promise<Outcome> => eachDocument(scope, definition, ids, (id) => transitOne(scope, definition, id, options))
