/** Loads and locks stored documents before a change, and refuses changes that are not allowed. */
import { isDeepStrictEqual } from 'node:util'
import { translate } from '#i18n/catalogues.server.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { isEditable, isInForce, leadsFrom, stateOf, type Transition } from '#model/state.ts'
import { isStoredId } from '../columns.ts'
import type { DocumentInput } from './input.ts'
import { isOwnStore } from '../own-stores.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { loadToChange } from '../store/store.ts'
import type { Stored } from '../stored.ts'

/** The linked vouchers that this document made. */
export const linkedVouchers = (scope: Scope, id: string): Promise<{ id: string; kind: string }[]> =>
  scope.tx.query<{ id: string; kind: string }>(
    sql`select id, kind from document d where ${sql.ours('d')} and made_by_id = ${id} order by id`,
  )

/** The refusal to change a linked voucher directly. */
export const madeByAnother = async ({ tx }: Scope, maker: string | null): Promise<Refused> => {
  const [row] = await tx.query<{
    number: string
  }>(sql`select number from document d where ${sql.ours('d')} and id = ${maker}
    union all select number from deleted_document t where ${sql.ours('t')} and id = ${maker}`)
  return new Refused([problem('', 'autoVoucher', { number: row?.number ?? '' })])
}

/** Loads and locks the document; throws Refused if it may not be changed. `by`: its owner, if that is being saved. */
export const openForChange = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  by: string | null = null,
): Promise<Stored> => {
  const before = isStoredId(id) ? await loadToChange(scope.tx, definition, id) : null
  if (!before) throw new Refused([problem('', 'notFound')])
  if (before.madeBy !== by) throw await madeByAnother(scope, before.madeBy)
  // A transfer is also seen by the store it goes to, and changed by the one it comes from.
  const store = before['store'] as string | null | undefined
  if (store && !isOwnStore(scope.tx, store)) throw new Refused([problem('', 'storeNotYours')])
  return before
}

/** The refusal of an action that the document's status does not allow. */
export const wrongStatus = (scope: Scope, definition: AnyDocument, before: Stored): Refused => {
  const state = stateOf(definition.lifecycle, before)
  return new Refused([problem('', 'wrongStatus', { status: state ? translate(scope.language, state.label) : '' })])
}

/** The refusal of a transition that does not begin in the document's state. */
export const wrongBeginning = (
  scope: Scope,
  definition: AnyDocument,
  { transition, before }: { transition: Transition; before: Stored },
): Refused => {
  const { otherwise } = transition
  return otherwise ? new Refused([problem('', otherwise)]) : wrongStatus(scope, definition, before)
}

/** Problems for changed fields that are not editable in the document's state. */
export const keptProblems = (
  scope: Scope,
  definition: AnyDocument,
  { before, draft, input }: { before: Stored | null; draft: Stored; input: Pick<DocumentInput, 'values' | 'lines'> },
): Problem[] => {
  const { lifecycle } = definition
  if (!before || !Array.isArray(stateOf(lifecycle, before)?.editable)) return []
  return [...Object.keys(input.values), ...(input.lines ? ['lines'] : [])]
    .filter((name) => !isEditable(lifecycle, before, name) && !isDeepStrictEqual(draft[name], before[name]))
    .flatMap((name) => wrongStatus(scope, definition, before).problems.map((one) => ({ ...one, at: name })))
}

/** The intended change of a stored document. */
interface Intent {
  input: Pick<DocumentInput, 'version' | 'saveAsDraft'>
  transition: Transition | null
}

/** Throws Refused if another user changed the document meanwhile, or its state does not allow the change. */
export const refuseState = (
  scope: Scope,
  definition: AnyDocument,
  before: Stored,
  { input, transition }: Intent,
): void => {
  if (input.version !== undefined && input.version !== before.version)
    throw new Refused([problem('', 'stale')], before.version)
  const { lifecycle } = definition
  const mayGoOn = transition
    ? leadsFrom(lifecycle, transition, before)
    : isEditable(lifecycle, before) && !(input.saveAsDraft && isInForce(lifecycle, before))
  if (mayGoOn) return
  throw transition ? wrongBeginning(scope, definition, { transition, before }) : wrongStatus(scope, definition, before)
}
