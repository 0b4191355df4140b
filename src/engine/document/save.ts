/** Saves a document in one transaction. The steps are in the order in which they happen. */
import type { Problem } from '#kernel/problem.ts'
import { firstDayOf, maxLinesOf, type AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { complete } from '#model/complete.ts'
import { isInForce, isVoid, type Transition } from '#model/state.ts'
import { withNumbers } from './document-names.ts'
import { refusingUnseen } from './seen-problems.ts'
import { giveWay } from '../give-way.ts'
import { ruleContext } from '../store/context.ts'
import { eventStatement } from '../event.ts'
import { fileProblems } from '../files.ts'
import { merge, type DocumentInput } from './input.ts'
import { withoutUnknownIds } from './foreign-refs.ts'
import {
  checkFunds,
  costsOf,
  isLocked,
  lockAndLoad,
  repost,
  wantedOf,
  type Locked,
  type Posting,
} from '../ledger/repost.ts'
import { keptProblems, linkedVouchers, openForChange, refuseState } from './open.ts'
import { salesStatements } from '../ledger/sales-sums.ts'
import { linkProblems, type Linked } from '../links/check.ts'
import { derivedStatus, sourceStatements } from '../links/derive.ts'
import { withLineHeads, withSourceFacts } from '../links/facts.ts'
import { loadLinks, type Links } from '../links/load.ts'
import { renumberFollowers } from '../links/renumber.ts'
import { linkStatements } from '../links/rows.ts'
import {
  drawnNumber,
  numberProblems,
  raiseStatement,
  refuseTaken,
  seriesOf,
  typedNumber,
  type Series,
} from '../number.ts'
import { withoutOldProposals } from './proposals.ts'
import { totalProblems } from './total.ts'
import { revisionStatement } from '../store/revision.ts'
import type { Watch } from '../ledger/stock-replay.ts'
import { refuseProblems } from '../outcome.ts'
import { wholeScope, type Scope } from '../scope.ts'
import { headStatement, ownStatements } from '../store/store.ts'
import type { Stored } from '../stored.ts'
import { writtenAhead } from './write-ahead.ts'
import { forgetDeleted, type DeletedDocument } from '../store/trash.ts'
import { businessProblems, choicesOf, storeProblems, type SaveInput } from './validate.ts'

export interface Saved {
  id: string
  number: string
  version: number
}

/** Options of a save that differ from a normal save by a form. */
export interface SaveOptions {
  /** The owner of a linked voucher. */
  madeBy?: string | null
  /** The transition to perform, e.g. restoring a cancelled document; without one, the state follows from the save. */
  transition?: Transition | null
  /** The deleted document to restore, with its id, number and sequence. */
  revived?: DeletedDocument | null
  /** Called for every later stock entry that the save revalues. */
  watch?: Watch | undefined
}

interface Sent extends Required<Omit<SaveOptions, 'watch'>> {
  input: DocumentInput
}

/**
 * Takes the locks and loads, in one round trip, the facts and records that the rules need: first locks on source
 * documents, then on goods, partners and funds. Facts of other documents must be read under lock, otherwise two
 * concurrent returns of one line would both count as the first. A refused save releases the locks. A document with
 * too many lines takes none, because it will be refused.
 */
const lockAndPrepare = async (
  scope: Scope,
  definition: AnyDocument,
  { before, saved, known }: { before: Stored | null; saved: Stored | null; known: RuleContext | undefined },
  merged: Stored,
) => {
  const [context, links, locked] = await Promise.all([
    known ?? ruleContext(scope, definition, merged),
    loadLinks(scope, definition, { before, after: merged, locks: true }),
    merged.lines.length > maxLinesOf(definition) ? null : lockAndLoad(scope, definition, before, merged),
  ])
  const named = withLineHeads(definition, merged, links)
  const all = named === merged ? links : await loadLinks(scope, definition, { before, after: named, locks: true })
  const linked = withSourceFacts(definition, named, all, saved)
  const prepared = (await scope.registry.slots[definition.name]?.prepare?.(scope, linked)) ?? linked
  return { prepared, context, links: all, locked }
}

/** Completes the document with all derived values. Throws Refused if any of its own rules is violated. */
const completeAndCheck = async (
  scope: Scope,
  definition: AnyDocument,
  sent: Sent,
): Promise<SaveInput & { links: Links; locked: Locked | null; written: Stored | null }> => {
  const { input, madeBy, revived, transition } = sent
  const whole = wholeScope(scope)
  // A linked voucher belongs to its owner, which the user was allowed to change.
  const opening = madeBy ? whole : scope
  const before = input.id === null ? null : await openForChange(opening, definition, input.id, madeBy)
  if (before) refuseState(scope, definition, before, sent)
  const merged = await merge(scope, definition, { before, revived: revived?.document ?? null, transition }, input)
  const draftWhole = await withoutOldProposals(scope, definition, { before, sent: input.values, draft: merged.draft })
  const choiceProblems = choicesOf(scope, definition, before, draftWhole)
  const saved = before ?? revived?.document ?? null
  const sourced = (await scope.registry.slots[definition.name]?.sources?.(whole, draftWhole)) ?? draftWhole
  const ahead = input.problems.length === 0 ? await writtenAhead(whole, definition, before, sourced) : null
  const from = { before, saved, known: ahead?.context }
  const { prepared, context, links, locked } = await lockAndPrepare(whole, definition, from, sourced)
  const lines = prepared.lines.length
  await giveWay(lines)
  // What did not change meanwhile is complete and checked.
  const same = prepared === sourced ? ahead : null
  const draft = same ? { ...same.written } : complete(definition, prepared, context)
  await giveWay(lines)
  draft.madeBy = madeBy
  draft.date ??= firstDayOf(definition, scope.settings, scope.today)
  const problems = [
    ...input.problems,
    ...merged.problems,
    ...(transition ? [] : keptProblems(scope, definition, { before, draft: merged.draft, input })),
    ...(same?.problems ?? businessProblems(scope, definition, { before, draft, context })),
    ...(await choiceProblems(draft)),
    ...storeProblems(scope, definition, draft),
    ...(await numberProblems(whole, definition, before, draft)),
    ...(await fileProblems(scope, 'attachments', { before: before?.attachments, after: draft.attachments })),
    ...totalProblems(scope, definition, { shown: input.clientTotal, draft }),
  ]
  refuseProblems(problems, input.confirm)
  return { before, draft, context, links, locked, written: ahead?.written ?? before }
}

/** Problems of a posted document that only the database can detect: first links, then those of its kind. */
const guard = async (
  scope: Scope,
  definition: AnyDocument,
  { links, locked, ...change }: Linked & { context: RuleContext; locked: Locked },
): Promise<Problem[]> => [
  ...(await linkProblems(scope, definition, { ...change, links })),
  ...((await scope.registry.slots[definition.name]?.guard?.(scope, {
    ...change,
    followers: links.followers,
    costAt: costsOf(locked),
  })) ?? []),
]

interface Writing {
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

/** Sends everything that a save writes in one batch; returns the number. */
const write = async (
  scope: Scope,
  definition: AnyDocument,
  { before, written, draft, posting, series, isLinked, action, revived }: Writing,
): Promise<string> => {
  const isDrawn = !draft.draft && !draft.number
  const drawing = isDrawn ? drawnNumber(series) : typedNumber(draft.number)
  const head = headStatement(definition, before, draft, {
    number: drawing,
    savedBy: scope.user.displayName,
    createdById: revived ? revived.createdById : scope.user.id,
    now: scope.now,
    open: posting.open,
    base: scope.baseCurrency,
  })
  const statements = [
    ...ownStatements(definition, written, draft),
    ...posting.goods,
    ...linkStatements(definition, before, draft),
    ...salesStatements(definition, { before, after: draft, base: scope.baseCurrency }),
    ...(await sourceStatements(scope, definition, { before, after: draft })),
    // Drawing a number locks its series until the commit and other saves wait for it, so it is done as late as
    // possible.
    ...(isDrawn ? drawing.draw : raiseStatement(series, draft.number)),
    head,
    ...posting.money,
    ...(revived ? [forgetDeleted(draft.id)] : []),
  ]
  const answers = await scope.tx.batch(statements).catch(refuseTaken(draft.number))
  const { number } = answers[statements.indexOf(head)]![0] as { number: string }
  scope.tx.note([
    revisionStatement(scope, { ...draft, number }, action),
    ...(isLinked
      ? []
      : [
          eventStatement(scope, {
            functionId: definition.right,
            action: action === 'save' ? (before ? 'update' : 'create') : action,
            number,
            recordId: draft.id,
          }),
        ]),
  ])
  return number
}

const save = async (
  own: Scope,
  definition: AnyDocument,
  sent: DocumentInput,
  { madeBy = null, transition = null, revived = null, watch }: SaveOptions,
): Promise<Saved> => {
  const input = await withoutUnknownIds(own, definition, sent, revived?.document ?? null)
  const checked = await completeAndCheck(own, definition, { input, madeBy, transition, revived })
  // What the user may name is checked; what follows from it in the books is his to see or not.
  const scope = wholeScope(own)
  const { tx } = scope
  const slots = scope.registry.slots[definition.name]
  const { before, draft, context, links, locked, written } = checked

  // The rules may fill in further records, such as a default fund, which must be locked too.
  const isCovered = locked !== null && (await isLocked(scope, definition, locked, draft))
  const held = isCovered ? locked : await lockAndLoad(scope, definition, before, draft)
  const unnumbered: Stored = {
    ...draft,
    seq: before?.seq ?? revived?.document.seq ?? held.seq!,
    version: (before ?? revived?.document)?.version ?? 0,
    ...(revived && { updatedBy: scope.user.displayName, updatedAt: scope.now }),
  }
  unnumbered.version += 1
  unnumbered.status = derivedStatus(definition, unnumbered, {
    followers: links.followers.length,
    taken: links.taken,
  })
  const guarded = isInForce(definition.lifecycle, unnumbered)
    ? await guard(scope, definition, { before, after: unnumbered, context, links, locked: held })
    : []
  await giveWay(unnumbered.lines.length)
  const posting = await repost(scope, {
    document: unnumbered.id,
    partner: (unnumbered['partner'] as string | null | undefined) ?? null,
    locked: held,
    wanted: wantedOf(definition, unnumbered, context),
    context,
    keeps: new Set((before ? await linkedVouchers(scope, before.id) : []).map((one) => one.id)),
    removing: false,
    watch,
  })
  const later = guarded.filter((one) => one.held)
  refuseProblems(await withNumbers(scope, [...guarded.filter((one) => !one.held), ...posting.problems]), input.confirm)

  await giveWay(unnumbered.lines.length)
  const number = await write(scope, definition, {
    before,
    written,
    draft: unnumbered,
    posting,
    series: seriesOf(definition, draft, context, scope.settings),
    isLinked: madeBy !== null,
    action: transition?.name ?? (revived ? 'restore' : 'save'),
    revived,
  })
  const after: Stored = { ...unnumbered, number }
  refuseProblems(await checkFunds(tx, posting.funds), input.confirm)
  if (before) await renumberFollowers(scope, definition, before, after)
  const isRestored = revived !== null || (before !== null && isVoid(definition.lifecycle, before))
  await slots?.afterSave?.(scope, { before, after, context, isRestored })
  refuseProblems(later, input.confirm)
  return { id: after.id, number: after.number, version: after.version }
}

/**
 * Saves a new or changed document: checks, number, tables, revision, ledgers, costs, linked vouchers. Throws Refused
 * with all problems; then nothing is saved.
 */
export const saveDocument = (
  scope: Scope,
  definition: AnyDocument,
  sent: DocumentInput,
  options: SaveOptions = {},
): Promise<Saved> => refusingUnseen(scope, () => save(scope, definition, sent, options))
