/** Saving a document, top to bottom: everything that happens, in the order it happens, in one transaction. */
import { translate } from '#i18n/index.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { complete } from '#model/complete.ts'
import { isStoredId } from './columns.ts'
import { ruleContext } from './context.ts'
import { eventStatement } from './event.ts'
import { unknownFiles } from './files.ts'
import { merge, type DocumentInput } from './input.ts'
import { withKnownIds } from './known-ids.ts'
import { checkFunds, lockAndLoad, repost, wantedOf } from './ledger/repost.ts'
import { drawStatement, isNumberFree, numberFrom, raiseStatement, seriesOf } from './number.ts'
import { revisionStatement } from './revision.ts'
import type { Scope } from './scope.ts'
import { searchOf } from './search.ts'
import { sql } from './sql.ts'
import { loadDocument, storeStatements, type Stored } from './store.ts'
import { lockProblem, referenceProblems, requiredProblems, type Considered } from './validate.ts'

export interface Saved {
  id: string
  number: string
  version: number
}

/** Vouchers this document makes and keeps in step. */
export const linkedVouchers = (scope: Scope, id: string): Promise<{ id: string; kind: string }[]> =>
  scope.tx.query<{ id: string; kind: string }>(sql`select id, kind from document where made_by_id = ${id} order by id`)

/** The stored document to be changed; refuses what may not be. `by`: the document that keeps this one, when it is the one saving. */
export const openForChange = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  by: string | null = null,
): Promise<Stored> => {
  const before = isStoredId(id) ? await loadDocument(scope.tx, definition, id, true) : null
  if (!before) throw new Refused([problem('', 'notFound')])
  if (before.madeBy !== by) {
    const [maker] = await scope.tx.query<{ number: string }>(
      sql`select number from document where id = ${before.madeBy}`,
    )
    throw new Refused([problem('', 'autoVoucher', { number: maker?.number ?? '' })])
  }
  return before
}

/** The refusal of what a document's status does not allow. */
export const wrongStatus = (scope: Scope, definition: AnyDocument, before: Stored): Refused => {
  const status = definition.statuses.find((one) => one.value === before.status)
  return new Refused([problem('', 'wrongStatus', { status: status ? translate(scope.language, status.label) : '' })])
}

const refuseState = (scope: Scope, definition: AnyDocument, before: Stored, input: DocumentInput): void => {
  if (input.version !== undefined && input.version !== before.version)
    throw new Refused([problem('', 'stale')], before.version)
  if (before.status === 3 || (before.status === 1 && input.saveAsDraft)) throw wrongStatus(scope, definition, before)
}

/** Problems stop the save, except warnings that were confirmed. */
export const refuseProblems = (problems: readonly Problem[], confirmed: readonly string[]): void => {
  const open = problems.filter((one) => !(one.confirmable && confirmed.includes(one.message.split('.')[0]!)))
  if (open.length > 0) throw new Refused(open)
}

const businessProblems = (scope: Scope, definition: AnyDocument, considered: Considered): Problem[] => {
  const { before, draft, context } = considered
  const references = referenceProblems(scope, definition, considered)
  if (draft.draft) return references
  const required = requiredProblems(definition, draft)
  const broken = new Set(required.map((one) => one.at))
  return [
    ...required,
    ...references,
    ...definition.check(draft, context).filter((one) => !broken.has(one.at)),
    ...(definition.posts
      ? [
          ...lockProblem(scope, draft.date),
          ...(before?.status === 1 && before.date !== draft.date ? lockProblem(scope, before.date) : []),
        ]
      : []),
  ]
}

const numberProblems = async (
  scope: Scope,
  definition: AnyDocument,
  before: Stored | null,
  draft: Stored,
): Promise<Problem[]> =>
  draft.number && draft.number !== before?.number && !(await isNumberFree(scope.tx, definition, draft.number, draft.id))
    ? [problem('number', 'duplicate.number', { value: draft.number })]
    : []

interface Sent {
  input: DocumentInput
  madeBy: string | null
}

/** The whole document as it would be, with everything derived; refused when any rule without locks speaks against it. */
const consider = async (scope: Scope, definition: AnyDocument, { input, madeBy }: Sent): Promise<Considered> => {
  const before = input.id === null ? null : await openForChange(scope, definition, input.id, madeBy)
  if (before) refuseState(scope, definition, before, input)
  const merged = await merge(scope, definition, before, input)
  const slots = scope.registry.slots[definition.name]
  const prepared = slots?.prepare ? ((await slots.prepare(scope, merged.draft)) as Stored) : merged.draft
  const context = await ruleContext(scope, definition, prepared)
  const draft = complete(definition, prepared as never, context) as unknown as Stored
  draft.madeBy = madeBy
  draft.date ??= scope.today
  const problems = [
    ...input.problems,
    ...merged.problems,
    ...businessProblems(scope, definition, { before, draft, context }),
    ...(await numberProblems(scope, definition, before, draft)),
    ...(await unknownFiles(scope.tx, 'attachments', { before: before?.attachments, after: draft.attachments })),
  ]
  if (input.clientTotal !== undefined && input.clientTotal !== (draft['total'] ?? draft['amount']))
    problems.push(problem('total', 'totalMismatch'))
  refuseProblems(problems, input.confirm)
  return { before, draft, context }
}

/**
 * Saves a new or changed document: checks, number, tables, revision, ledgers, costs, linked vouchers.
 * `madeBy`: the document this one belongs to (linked vouchers). Throws Refused with every problem; then nothing is saved.
 */
export const saveDocument = async (
  scope: Scope,
  definition: AnyDocument,
  sent: DocumentInput,
  madeBy: string | null = null,
): Promise<Saved> => {
  const { tx } = scope
  const slots = scope.registry.slots[definition.name]
  const input = await withKnownIds(scope, definition, sent)
  const { before, draft, context } = await consider(scope, definition, { input, madeBy })

  // From here on others that touch the same goods, partners and funds wait.
  const series = seriesOf(definition, draft, context, scope.settings)
  const draws = !draft.draft && !draft.number
  const { state, answers } = await lockAndLoad(scope, before, draft, [
    sql`select nextval('document_order') as seq`,
    ...(draft.number ? raiseStatement(series, draft.number) : []),
  ])
  const unnumbered: Stored = {
    ...draft,
    seq: before?.seq ?? (answers[0]![0] as { seq: string }).seq,
    version: (before?.version ?? 0) + 1,
  }
  const guarded =
    slots?.guard && !unnumbered.draft ? await slots.guard(scope, { before, after: unnumbered, context }) : []
  const posting = await repost(scope, {
    document: unnumbered.id,
    state,
    wanted: wantedOf(definition, unnumbered, context),
    context,
    keeps: new Set((before ? await linkedVouchers(scope, before.id) : []).map((one) => one.id)),
    removing: false,
  })
  refuseProblems([...guarded, ...posting.problems], input.confirm)

  // Drawn last: the series stays locked from here to the commit, and other clerks wait for it.
  const after: Stored = draws
    ? { ...unnumbered, number: numberFrom(series, await tx.query(drawStatement(series))) }
    : unnumbered

  await tx.batch([
    ...storeStatements(definition, before, after, {
      search: searchOf(definition, after),
      createdBy: scope.user.displayName,
      createdById: scope.user.id,
      now: scope.now,
      open: posting.open,
    }),
    ...posting.statements,
    revisionStatement(scope, after, 'save'),
    ...(madeBy
      ? []
      : [
          eventStatement(scope, {
            functionId: definition.right,
            action: before ? 'update' : 'create',
            number: after.number,
            recordId: after.id,
          }),
        ]),
  ])
  refuseProblems(await checkFunds(tx, posting.funds), input.confirm)
  await slots?.afterSave?.(scope, { before, after, context })
  return { id: after.id, number: after.number, version: after.version }
}
