/** Saves a document in one transaction. The steps are in the order in which they happen. */
import { assert } from '#kernel/assert.ts'
import type { Problem } from '#kernel/problem.ts'
import { firstDayOf, maxLinesOf, type AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { complete } from '#model/complete.ts'
import { isInForce, isVoid, type Transition } from '#model/state.ts'
import { withNumbers } from './document-names.ts'
import { renumberDescriptions } from './renumbered-texts.ts'
import { refusingUnseen } from './seen-problems.ts'
import { giveWay } from '../give-way.ts'
import { proposedFunds, ruleContext } from '../store/context.ts'
import { fileProblems } from '../files.ts'
import { isStoredId } from '../columns.ts'
import { withoutEchoed, withoutProposed } from './echoes.ts'
import { merge, type DocumentInput } from './input.ts'
import { withoutUnknownIds } from './foreign-refs.ts'
import {
  checkFunds,
  costsOf,
  lockAndLoad,
  repost,
  wantedOf,
  type LockedLedgers,
  type Posting,
} from '../ledger/repost.ts'
import { farDateProblems } from './far-date.ts'
import { noticesOf } from './notices.ts'
import { keptProblems, linkedVouchers, openForChange, refuseState } from './open.ts'
import { linkProblems, type LinkChange } from '../links/check.ts'
import { derivedStatus } from '../links/derive.ts'
import { withLineHeads, withSourceFacts, withSourceMoney } from '../links/facts.ts'
import { loadLinks, withFurtherSources, type Links } from '../links/load.ts'
import { renumberFollowers } from '../links/renumber.ts'
import { numberProblems, seriesOf } from '../number.ts'
import { withoutOldProposals } from './proposals.ts'
import { documentRateProblems } from './rate-far-off.ts'
import { totalProblems } from './total.ts'
import type { Watch } from '../ledger/stock-replay.ts'
import { refuseProblems } from '../outcome.ts'
import { wholeScope, type Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'
import { resumed, writtenAhead } from './write-ahead.ts'
import { write, type SentSave, type Writing } from './write.ts'
import type { DeletedDocument } from '../store/trash.ts'
import { businessProblems, choicesOf, storeProblems, withoutStoppedDefault, type SaveInput } from './validate.ts'

export interface SaveResult {
  id: string
  number: string
  version: number
  notices: readonly Problem[]
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

interface Demanded extends Required<Omit<SaveOptions, 'watch'>> {
  input: DocumentInput
}

/**
 * Takes the locks and loads, in one round trip, the facts and records that the rules need: first locks on source
 * documents, then on goods, partners and funds, those included that the rules fill in. Facts of other documents must be
 * read under lock, otherwise two concurrent returns of one line would both count as the first. A refused save releases
 * the locks. A document with too many lines takes none, because it will be refused.
 */
const lockAndPrepare = async (
  scope: Scope,
  definition: AnyDocument,
  { before, saved, known }: { before: Stored | null; saved: Stored | null; known: RuleContext | undefined },
  merged: Stored,
) => {
  const proposed = await proposedFunds(scope, definition, merged)
  const funds = proposed ? [proposed.cash, proposed.bank].filter(isStoredId) : []
  const [context, links, locked] = await Promise.all([
    known ?? ruleContext(scope, definition, merged, proposed),
    loadLinks(scope, definition, { before, after: merged, locks: true }),
    merged.lines.length > maxLinesOf(definition)
      ? null
      : lockAndLoad(scope, definition, { before, after: merged, funds }),
  ])
  const named = withLineHeads(definition, merged, links)
  const all = named === merged ? links : await withFurtherSources(scope, definition, named, links)
  const priced = withSourceMoney(definition, named, { links: all, saved })
  const linked = withSourceFacts(definition, priced, all, saved)
  const prepared = (await scope.registry.slots[definition.name]?.prepare?.(scope, linked)) ?? linked
  return {
    prepared,
    context: priced === named ? context : await ruleContext(scope, definition, priced),
    links: all,
    locked,
  }
}

/** Completes the document with all derived values. Throws Refused if any of its own rules is violated. */
const completeAndCheck = async (
  scope: Scope,
  definition: AnyDocument,
  demanded: Demanded,
): Promise<SaveInput & { links: Links; locked: LockedLedgers | null; written: Stored | null }> => {
  const { madeBy, revived, transition } = demanded
  const whole = wholeScope(scope)
  // A linked voucher belongs to its owner, which the user was allowed to change.
  const opening = madeBy ? whole : scope
  const { id } = demanded.input
  const before = id === null ? null : await openForChange(opening, definition, id, madeBy)
  if (before) refuseState(scope, definition, before, demanded)
  const input = before ? withoutEchoed(definition, before, demanded.input) : demanded.input
  const merged = await merge(scope, definition, { before, revived: revived?.document ?? null, transition }, input)
  const draftWhole = await withoutOldProposals(scope, definition, { before, sent: input, draft: merged.draft })
  const choiceProblems = choicesOf(scope, definition, before, draftWhole)
  const saved = before ?? revived?.document ?? null
  const sourced = (await scope.registry.slots[definition.name]?.sources?.(whole, draftWhole)) ?? draftWhole
  const ahead = input.problems.length === 0 ? await writtenAhead(whole, definition, before, sourced) : null
  const from = { before, saved, known: ahead?.context }
  const ready = await lockAndPrepare(whole, definition, from, ahead?.sourced ?? sourced)
  const { context, links, locked } = ready
  const prepared = saved ? ready.prepared : withoutStoppedDefault(scope, ready.prepared, context, input.values)
  // What did not change meanwhile is complete and checked.
  const same = prepared === ahead?.sourced ? ahead : null
  const lines = same ? 0 : prepared.lines.length
  await giveWay(lines)
  const worked = same ? { ...same.written } : complete(definition, ahead ? resumed(prepared, ahead) : prepared, context)
  const isNew = !before && !revived
  const draft = isNew ? await withoutProposed(whole, definition, { prepared, worked, context }) : worked
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
    ...(transition || revived || madeBy ? [] : farDateProblems(scope, definition, { before, draft })),
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
  { links, locked, sent, ...change }: LinkChange & { context: RuleContext; locked: LockedLedgers; sent: object },
): Promise<Problem[]> => {
  const found = [
    ...(await linkProblems(scope, definition, { ...change, links })),
    ...((await scope.registry.slots[definition.name]?.guard?.(scope, {
      ...change,
      followers: links.followers,
      costAt: costsOf(locked),
    })) ?? []),
  ]
  // Whoever may not type a rate is not asked whether it is right.
  return found.length > 0 ? found : documentRateProblems(scope, definition, { ...change, draft: change.after, sent })
}

/** What depends on the number, or on what was written. */
const followUp = async (
  scope: Scope,
  definition: AnyDocument,
  {
    before,
    after,
    context,
    funds,
    isRevived,
  }: { before: Stored | null; after: Stored; context: RuleContext; funds: Posting['funds']; isRevived: boolean },
  { later, confirm }: { later: readonly Problem[]; confirm: readonly string[] },
): Promise<void> => {
  refuseProblems(await checkFunds(scope, funds), confirm)
  if (before) {
    await renumberFollowers(scope, definition, before, after)
    await renumberDescriptions(scope, { before, after })
  }
  const isRestored = isRevived || (before !== null && isVoid(definition.lifecycle, before))
  await scope.registry.slots[definition.name]?.afterSave?.(scope, { before, after, context, isRestored, confirm })
  refuseProblems(later, confirm)
}

/** The document as it is written; a drawn number comes with the writing. */
const unnumberedOf = (
  definition: AnyDocument,
  { before, draft, links }: Pick<Writing, 'before' | 'draft'> & { links: Links },
  { scope, revived, seq }: { scope: Scope; revived: DeletedDocument | null; seq: string | null },
): Stored => {
  const unnumbered: Stored = {
    ...draft,
    seq: before?.seq ?? revived?.document.seq ?? seq!,
    version: ((before ?? revived?.document)?.version ?? 0) + 1,
    ...(revived && { updatedBy: scope.user.displayName, updatedAt: scope.now }),
  }
  const { followers, taken } = links
  unnumbered.status = derivedStatus(definition, unnumbered, { followers: followers.length, taken })
  return unnumbered
}

const save = async (
  own: Scope,
  definition: AnyDocument,
  typed: DocumentInput,
  { madeBy = null, transition = null, revived = null, watch }: SaveOptions,
): Promise<SentSave> => {
  const input = await withoutUnknownIds(own, definition, typed, revived?.document ?? null)
  const checked = await completeAndCheck(own, definition, { input, madeBy, transition, revived })
  // What the user may name is checked; what follows from it in the books is his to see or not.
  const scope = wholeScope(own)
  const slots = scope.registry.slots[definition.name]
  const { before, draft, context, links, locked } = checked
  assert(locked !== null, 'a document without locks that was not refused')
  const unnumbered = unnumberedOf(definition, { before, draft, links }, { scope, revived, seq: locked.seq })
  const [guarded, notices] = await Promise.all([
    isInForce(definition.lifecycle, unnumbered)
      ? guard(scope, definition, { before, after: unnumbered, context, links, locked, sent: input.values })
      : [],
    noticesOf(own, definition, unnumbered),
  ])
  // Others wait for goods, and what is left to do for each line was done ahead.
  const lines = checked.written === before ? unnumbered.lines.length : 0
  await giveWay(lines)
  const posting = await repost(scope, {
    document: unnumbered.id,
    partner: (unnumbered['partner'] as string | null | undefined) ?? null,
    locked,
    wanted: wantedOf(definition, unnumbered, context),
    context,
    keeps: new Set((before ? await linkedVouchers(scope, before.id) : []).map((one) => one.id)),
    removing: false,
    watch,
  })
  const later = guarded.filter((one) => one.held)
  refuseProblems(await withNumbers(scope, [...guarded.filter((one) => !one.held), ...posting.problems]), input.confirm)

  await giveWay(lines)
  const written = await write(scope, definition, {
    before,
    written: checked.written,
    draft: unnumbered,
    posting,
    series: seriesOf(definition, draft, context, scope.settings),
    isLinked: madeBy !== null,
    action: transition?.name ?? (revived ? 'restore' : 'save'),
    revived,
  })
  const sent: SentSave = { id: unnumbered.id, version: unnumbered.version, notices, ...written }
  const hasMore = slots?.afterSave !== undefined && (slots.hasMore?.(unnumbered) ?? true)
  const isLast = !before && !revived && !hasMore && posting.funds.length === 0 && later.length === 0
  // A user's own limits hold for what follows, between the statements that see everything.
  if (isLast && own.tx.limits === null) return sent
  const after: Stored = { ...unnumbered, number: await sent.number }
  const confirmed = { later, confirm: input.confirm }
  await followUp(
    scope,
    definition,
    { before, after, context, funds: posting.funds, isRevived: revived !== null },
    confirmed,
  )
  return { ...sent, drawn: null }
}

/**
 * Saves a new or changed document: checks, number, tables, revision, ledgers, costs, linked vouchers. Throws Refused
 * with all problems; then nothing is saved. Where nothing depends on its number, it is done as soon as everything is
 * sent: whoever commits then asks the database once less, and holds the locks so much shorter.
 */
export const sendDocument = (
  scope: Scope,
  definition: AnyDocument,
  input: DocumentInput,
  options: SaveOptions = {},
): Promise<SentSave> => refusingUnseen(scope, () => save(scope, definition, input, options))

/** The same, and waits until it is written. */
export const saveDocument = (
  scope: Scope,
  definition: AnyDocument,
  input: DocumentInput,
  options: SaveOptions = {},
): Promise<SaveResult> =>
  refusingUnseen(scope, async () => {
    const { number, ...sent } = await save(scope, definition, input, options)
    return { ...sent, number: await number }
  })
