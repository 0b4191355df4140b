/** Saving a document, top to bottom: everything that happens, in the order it happens, in one transaction. */
import { translate } from '#i18n/index.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { firstDayOf, type AnyDocument } from '#model/document.ts'
import { complete } from '#model/complete.ts'
import { isStoredId } from './columns.ts'
import { ruleContext } from './context.ts'
import { eventStatement } from './event.ts'
import { unknownFiles } from './files.ts'
import { merge, type DocumentInput } from './input.ts'
import { withKnownIds } from './known-ids.ts'
import { checkFunds, isLocked, lockAndLoad, repost, wantedOf, type Locked, type Posting } from './ledger/repost.ts'
import { drawnNumber, isNumberFree, raiseStatement, seriesOf, typedNumber, type Series } from './number.ts'
import { numberedLater, writtenNumber, revisionStatement } from './revision.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'
import { headStatement, loadToChange, ownStatements, type Stored } from './store.ts'
import { lockProblem, MAX_LINES, referenceProblems, requiredProblems, type Considered } from './validate.ts'

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
  const before = isStoredId(id) ? await loadToChange(scope.tx, definition, id) : null
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

/** The whole document as it would be, with everything derived; refused when any of its own rules speaks against it. */
const consider = async (
  scope: Scope,
  definition: AnyDocument,
  { input, madeBy }: Sent,
): Promise<Considered & { locked: Locked | null }> => {
  const before = input.id === null ? null : await openForChange(scope, definition, input.id, madeBy)
  if (before) refuseState(scope, definition, before, input)
  const merged = await merge(scope, definition, before, input)
  const slots = scope.registry.slots[definition.name]
  const prepared = slots?.prepare ? ((await slots.prepare(scope, merged.draft)) as Stored) : merged.draft
  // Asked together: whoever touches the same goods, partners and funds waits from here on. What is refused gives the
  // locks back; so many as to fill the database's room for locks are about to be.
  const [context, locked] = await Promise.all([
    ruleContext(scope, definition, prepared),
    prepared.lines.length > MAX_LINES ? null : lockAndLoad(scope, before, prepared),
  ])
  const draft = complete(definition, prepared as never, context) as unknown as Stored
  draft.madeBy = madeBy
  draft.date ??= firstDayOf(definition, scope.settings, scope.today)
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
  return { before, draft, context, locked }
}

interface Writing {
  before: Stored | null
  draft: Stored
  posting: Posting
  series: Series
  /** Another document makes it and keeps it in step. */
  isLinked: boolean
}

/** Everything a save writes, sent at once; returns the number. */
const write = async (
  scope: Scope,
  definition: AnyDocument,
  { before, draft, posting, series, isLinked }: Writing,
): Promise<string> => {
  const isDrawn = !draft.draft && !draft.number
  const head = headStatement(definition, before, draft, {
    number: isDrawn ? drawnNumber(series) : typedNumber(draft.number),
    createdBy: scope.user.displayName,
    createdById: scope.user.id,
    now: scope.now,
    open: posting.open,
  })
  const event = eventStatement(scope, {
    functionId: definition.right,
    action: before ? 'update' : 'create',
    number: isDrawn ? writtenNumber(draft.id) : draft.number,
    recordId: draft.id,
  })
  const statements = [
    ...ownStatements(definition, before, draft),
    ...posting.goods,
    // A number locks its series to the commit, and others wait for it: as much as possible is written before.
    ...(isDrawn ? [] : raiseStatement(series, draft.number)),
    head,
    ...posting.money,
    revisionStatement(scope, draft, 'save', isDrawn ? numberedLater(draft) : undefined),
    ...(isLinked ? [] : [event]),
  ]
  const answers = await scope.tx.batch(statements)
  return (answers[statements.indexOf(head)]![0] as { number: string }).number
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
  const { before, draft, context, locked } = await consider(scope, definition, { input, madeBy })

  // What the rules fill in may touch more: a fund nobody chose.
  const { state, seq } = locked && isLocked(locked, draft) ? locked : await lockAndLoad(scope, before, draft)
  const unnumbered: Stored = {
    ...draft,
    seq: before?.seq ?? seq!,
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
  const held = guarded.filter((one) => one.held)
  refuseProblems([...guarded.filter((one) => !one.held), ...posting.problems], input.confirm)

  const number = await write(scope, definition, {
    before,
    draft: unnumbered,
    posting,
    series: seriesOf(definition, draft, context, scope.settings),
    isLinked: madeBy !== null,
  })
  const after: Stored = { ...unnumbered, number }
  refuseProblems(await checkFunds(tx, posting.funds), input.confirm)
  await slots?.afterSave?.(scope, { before, after, context })
  refuseProblems(held, input.confirm)
  return { id: after.id, number: after.number, version: after.version }
}
