/** Saving what the form holds: one requestId until it is saved, warnings asked about, everything kept when it fails. */
import type { Decimal } from '#kernel/decimal.ts'
import { toNumber } from '#kernel/decimal.ts'
import { problem } from '#kernel/problem.ts'
import { isUntaken } from '#model/document.ts'
import type { Json } from '#wire/values.ts'
import { documentCall } from '#wire/calls.ts'
import { domainPath, encodeDraft, type SaveExtras } from '#wire/document.ts'
import { isSaved, type SaveAnswer, type SaveProblem } from '#wire/envelope.ts'
import { call, CallFailed, newRequestId } from '#web/data/call.ts'
import { isUnanswered } from '#web/data/call-failed.ts'
import { askToGoOn } from './confirm.tsx'
import { isBlankLine, shapeOf, type DraftRecord } from '../draft/draft.ts'
import { mainTotal } from '../draft/layout.ts'
import type { FormModel } from '../draft/model.ts'
import { place, type Placed } from '../draft/problems.ts'
import { formWordsNow } from '../../words/form-words.ts'

/** collect: with all of it paid at once. */
export type SaveKind = 'leave' | 'stay' | 'print' | 'new' | 'draft' | 'collect'

export type SaveBody = Readonly<Record<string, Json>>

/** What one editing of a document remembers between tries. */
export interface SaveSession {
  requestId: string
  version: number | undefined
  /** Sent, and never answered: the server may have done it. */
  unanswered: SaveBody | null
  /** Saved by a try whose answer was lost; whatever is sent now changes that document. */
  savedAs: string | null
}
export const newSession = (version?: number): SaveSession => ({
  requestId: newRequestId(),
  version,
  unanswered: null,
  savedAs: null,
})

/** A draft brought back goes on under the id it was being sent with. */
export const adopt = (session: SaveSession, kept: { requestId: string; unanswered?: SaveBody | null }): void => {
  session.requestId = kept.requestId
  session.unanswered = kept.unanswered ?? null
}

/** The last try was answered after all. */
export const markAnswered = (session: SaveSession): void => {
  session.unanswered = null
}

export type SaveResult =
  | { kind: 'saved'; answer: SaveAnswer }
  | { kind: 'refused'; first: Placed | undefined; description: string; stale: boolean }
  /** The person did not want to pass a warning. */
  | { kind: 'left' }
  /** No answer: it is not known whether it was done. */
  | { kind: 'unanswered'; body: SaveBody; message: string }
  /** A bad answer: nothing was done. */
  | { kind: 'failed'; message: string }

interface Sent {
  draft: DraftRecord
  keys: readonly string[]
}

/** What goes to the server: blank lines stay at home, and so do those nothing was taken of, but for a draft. */
export const sent = (model: FormModel, asDraft = false): Sent => {
  const { draft, keys } = model.store.get()
  const fields = shapeOf(model.definition).lines
  const filled = draft.lines.flatMap((line, index) =>
    isBlankLine(fields, line) || (!asDraft && isUntaken(model.definition, line)) ? [] : [index],
  )
  return {
    draft: { ...draft, lines: filled.map((index) => draft.lines[index]!) },
    keys: filled.map((index) => keys[index]!),
  }
}

/** What would be refused anyway; warnings are the server's to decide. */
export const blockingProblems = (model: FormModel): readonly Placed[] =>
  model.store.get().problems.filter((one) => !one.problem.confirmable)

const placed = (
  model: FormModel,
  { path, code, message, params, links }: SaveProblem,
  { keys, warnings }: { keys: readonly string[]; warnings: readonly string[] },
): Placed => {
  const found = problem(domainPath(model.definition, path), code, params as Record<string, string> | undefined)
  const put = place(warnings.includes(code) ? { ...found, confirmable: true } : found, keys, message)
  return links ? { ...put, links } : put
}

interface Try {
  confirm: readonly string[]
  withTotal: boolean
}

const bodyOf = (
  model: FormModel,
  session: SaveSession,
  { now, asDraft, tried }: { now: Sent; asDraft: boolean; tried: Try },
): SaveBody => {
  const main = mainTotal(model.header)
  const total = main?.field.kind === 'money' ? (now.draft[main.name] as Decimal | null | undefined) : null
  const extras: SaveExtras = {
    version: session.version,
    requestId: session.requestId,
    draft: asDraft,
    ...(tried.confirm.length > 0 && { confirm: tried.confirm }),
    ...(tried.withTotal && typeof total === 'bigint' && { clientTotal: toNumber(total) }),
  }
  const draft = session.savedAs === null ? now.draft : { ...now.draft, id: session.savedAs }
  return { ...encodeDraft(model.definition, draft, extras) }
}

const send = async (model: FormModel, session: SaveSession, body: SaveBody): Promise<SaveAnswer> => {
  try {
    const answer = await call<SaveAnswer>(documentCall(model.definition, 'UpdateDB'), { body })
    session.unanswered = null
    return answer
  } catch (failure) {
    if (isUnanswered(failure)) session.unanswered = body
    throw failure
  }
}

/**
 * The id of an unanswered try was used again with other contents, and the server says it had been done: what it did is
 * asked for, and the new contents become a change of that document.
 */
const goOnFrom = async (model: FormModel, session: SaveSession, body: SaveBody): Promise<void> => {
  const answer = await send(model, session, body)
  if (!isSaved(answer)) return
  session.requestId = newRequestId()
  session.version = answer.version
  session.savedAs = answer.s_ID ?? null
}

const sendKnowing = async (model: FormModel, session: SaveSession, build: () => SaveBody): Promise<SaveAnswer> => {
  const earlier = session.unanswered
  try {
    return await send(model, session, build())
  } catch (failure) {
    const isReused = failure instanceof CallFailed && failure.message === formWordsNow().t('requestReused')
    if (!earlier || !isReused) throw failure
    await goOnFrom(model, session, earlier)
    return send(model, session, build())
  }
}

/** What the server refused, put where it belongs; `keys`: of the lines that were sent. */
export const refused = (model: FormModel, answer: SaveAnswer, keys: readonly string[]): SaveResult => {
  const named = (answer.errors ?? []).map((one) => placed(model, one, { keys, warnings: answer.confirm ?? [] }))
  // A refusal that names nothing is told as a whole.
  const all = named.length > 0 ? named : [place(problem('', 'invalid'), keys, answer.Description)]
  model.store.tell({ refused: all, tried: true })
  return {
    kind: 'refused',
    first: all.find((one) => !one.problem.confirmable) ?? all[0],
    description: answer.Description,
    stale: (answer.errors ?? []).some((one) => one.code === 'stale'),
  }
}

/** One save, asking about warnings until it is done, refused or left. */
export const saveDocument = async (model: FormModel, session: SaveSession, asDraft: boolean): Promise<SaveResult> => {
  const now = sent(model, asDraft)
  const tried: Try = { confirm: [], withTotal: true }
  try {
    for (;;) {
      const answer = await sendKnowing(model, session, () => bodyOf(model, session, { now, asDraft, tried }))
      if (isSaved(answer)) return { kind: 'saved', answer }
      const errors = answer.errors ?? []
      const asks = (answer.confirm ?? []).filter((code) => !tried.confirm.includes(code))
      const hard = errors.filter((one) => !(answer.confirm ?? []).includes(one.code))
      const onlyTotal = hard.length > 0 && hard.every((one) => one.code === 'totalMismatch') && tried.withTotal
      if (!(asks.length > 0 && hard.length === 0) && !onlyTotal) return refused(model, answer, now.keys)
      if (!(await askToGoOn(errors.map((one) => one.message)))) return { kind: 'left' }
      tried.confirm = [...tried.confirm, ...asks]
      if (onlyTotal) tried.withTotal = false
    }
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    const { message } = failure
    return isUnanswered(failure) && session.unanswered
      ? { kind: 'unanswered', body: session.unanswered, message }
      : { kind: 'failed', message }
  }
}
