/**
 * Deleting, cancelling and restoring documents, and previewing the consequences (contract documents §1, §11, contract
 * amendments).
 */
import { previewChange, type Consequences, type ChangeAction, type Other } from '#engine/document/consequences.ts'
import type { Outcome } from '#engine/outcome.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { transitDocuments } from '#engine/document/transit.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { toNumber } from '#kernel/decimal.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { needs, type RightFlag } from '#model/right.ts'
import type { About } from '#model/schema.ts'
import { transitionOf, withdraws } from '#model/state.ts'
import type { ConsequenceAnswer, ConsequenceLink, ConsequencesAnswer } from '#wire/consequences.ts'
import { batchProblems } from '#wire/errors.ts'
import { batchAnswer, confirmedIn, readIds } from '../call/batch.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { aboutConsequences, aboutRemoval, aboutTransition } from '../openapi/documents.ts'
import { worded, wordedOutcome } from './removal-words.ts'
import { documentProblemFields } from './problem-labels.ts'
import { fromQuery, type Query } from '../http/query.ts'

/** The action named in the query; default: deletion. */
const actionOf = ({ lifecycle }: AnyDocument, query: Query): ChangeAction => {
  const action = (fromQuery(query, 'action') ?? '').trim().toLowerCase() || 'delete'
  if (action !== 'delete' && action !== 'edit' && !transitionOf(lifecycle, action))
    throw new Unreadable('invalid', { label: 'action' })
  return action
}

const link = ({ registry }: Scope, { id, kind, number }: Other): ConsequenceLink => ({
  s_ID: id,
  module: registry.documents.get(kind)?.wire.module ?? '',
  NumberID: number,
})

export const consequencesAnswer = (scope: Scope, definition: AnyDocument, one: Consequences): ConsequenceAnswer => {
  const { errors } = batchProblems(one.problems, {
    translate: translatorFor(scope.language),
    problemFields: documentProblemFields(definition),
  })
  const confirmable = one.problems.filter((problem) => problem.confirmable)
  return {
    s_ID: one.id,
    NumberID: one.number,
    dtDate: one.date,
    ObjName: one.partner,
    iStat: one.status,
    TotalTax: one.total === null ? null : toNumber(one.total),
    paid: toNumber(one.paid),
    vouchers: one.vouchers.map((voucher) => ({
      ...link(scope, voucher),
      amount: toNumber(voucher.amount),
      fundName: voucher.fund,
      effect: voucher.effect,
    })),
    followers: one.followers.map((follower) => ({ ...link(scope, follower), reason: follower.reason })),
    counts: one.counts.map((count) => link(scope, count)),
    errors,
    confirm: [...new Set(confirmable.map((problem) => problem.message.split('.')[0]!))],
    possible: confirmable.length === one.problems.length,
    stock: {
      entries: one.stock.entries,
      documents: one.stock.documents,
      profit: sightFor(scope).cost
        ? one.stock.profit.map(({ month, change, own }) => ({ month, change: toNumber(change), own: toNumber(own) }))
        : null,
    },
    locked: one.locked,
  }
}

const consequences =
  (definition: AnyDocument) =>
  async (scope: Scope, { query, body }: Input): Promise<ConsequencesAnswer> => {
    const action = actionOf(definition, query)
    const tried = await previewChange(scope, definition, readIds(body, MOST_PREVIEWED), action)
    const told = tried.map((one) => ({ ...one, problems: worded(definition, action, one.problems) }))
    return { ListItem: told.map((one) => consequencesAnswer(scope, definition, one)), TotalCount: told.length }
  }

/**
 * The maximum number of documents in one preview: it locks their goods until the call ends, and other sales of these
 * wait.
 */
const MOST_PREVIEWED = 100
/** The statement timeout of a preview in milliseconds: enough for goods with a hundred thousand later entries. */
export const PREVIEW_TIMEOUT_MS = 60_000

/** Previewing a removal requires the right to remove; previewing a restoration requires the right to change. */
const flagOf = ({ lifecycle }: AnyDocument, action: ChangeAction): RightFlag => {
  const transition = transitionOf(lifecycle, action)
  if (action === 'delete') return 'D'
  return transition && withdraws(lifecycle, transition) ? transition.right : 'U'
}

interface Removing {
  action: string
  flag: RightFlag
  work: Work
}
type Work = (scope: Scope, ids: readonly string[], options: { confirm: readonly string[] }) => Promise<Outcome>

export const removalCalls = (definition: AnyDocument): Call[] => {
  const { right, wire, lifecycle } = definition
  const problemFields = documentProblemFields(definition)
  const call = (name: string, about: About, { action, flag, work }: Removing): Call => ({
    path: `${wire.module}/${name}`,
    about,
    demand: needs([right, flag]),
    writes: true,
    problemFields,
    run: async (scope, { query, body }) =>
      batchAnswer(
        scope,
        wordedOutcome(definition, action, await work(scope, readIds(body), { confirm: confirmedIn(query) })),
        problemFields,
      ),
  })
  return [
    {
      ...call('DeleteDB', aboutRemoval(definition), {
        action: 'delete',
        flag: 'D',
        work: (scope, ids, options) => removeDocuments(scope, definition, ids, options),
      }),
      denied: 'noRightDelete',
    },
    ...lifecycle.transitions.map((transition) =>
      call(transition.wire, aboutTransition(definition, transition), {
        action: transition.name,
        flag: transition.right,
        work: (scope, ids, options) =>
          transitDocuments(scope, definition, ids, { ...options, transition: transition.name }),
      }),
    ),
    {
      path: `${wire.module}/getConsequences`,
      about: aboutConsequences(definition),
      demand: ({ query }) => needs([right, flagOf(definition, actionOf(definition, query))]),
      tries: true,
      plans: 'kept',
      timeoutMs: PREVIEW_TIMEOUT_MS,
      problemFields,
      run: consequences(definition),
    },
  ]
}
