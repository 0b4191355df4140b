/** Saves the document of a form. One requestId is used until the save succeeds; nothing typed is lost when it fails. */
import type { Decimal } from '#kernel/decimal.ts'
import { toNumber } from '#kernel/decimal.ts'
import { problem } from '#kernel/problem.ts'
import { isUntaken } from '#model/document.ts'
import { documentCall } from '#wire/calls.ts'
import { domainPath, encodeDraft, type SaveExtras } from '#wire/document.ts'
import { isSaved, type SaveAnswer, type SaveProblem } from '#wire/envelope.ts'
import { call, CallFailed, newRequestId } from '#web/data/call.ts'
import { isUnanswered } from '#web/data/call-failed.ts'
import { askAnyway } from '#web/asking/load.ts'
import type { Warning } from '#web/asking/question.ts'
import { isBlankLine, rowsAnew, shapeOf, type DraftRecord } from '../draft/draft.ts'
import { mainTotal } from '../draft/layout.ts'
import type { FormModel } from '../draft/store/model.ts'
import { withoutOldDebt } from '../draft/money/paid-now.ts'
import { placeProblem, type PlacedProblem } from '../draft/problems/problems.ts'
import type { PastDecision } from './past.tsx'
import type { SaveBody, SaveSession } from './save-session.ts'
import { currentFormWords } from '../../words/form-words.ts'

export type SaveResult =
  | { kind: 'saved'; answer: SaveAnswer }
  | { kind: 'refused'; first: PlacedProblem | undefined; description: string; stale: boolean }
  /** The user did not confirm a warning. */
  | { kind: 'left' }
  /** No answer: it is unknown whether the document was saved. */
  | { kind: 'unanswered'; body: SaveBody; message: string }
  /** An unusable answer: nothing was saved. */
  | { kind: 'failed'; message: string }

interface SaveContent {
  draft: DraftRecord
  keys: readonly string[]
}

/**
 * What is sent to the server: without blank lines and, unless saved as a draft, without proposed lines that take
 * nothing.
 */
export const contentToSave = (model: FormModel, asDraft = false): SaveContent => {
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

/** Problems that prevent a save. Warnings are left to the server. */
export const blockingProblems = (model: FormModel): readonly PlacedProblem[] =>
  model.store.get().problems.filter((one) => !one.problem.confirmable)

const placed = (
  model: FormModel,
  { path, code, message, params, links }: SaveProblem,
  { keys, warnings }: { keys: readonly string[]; warnings: readonly string[] },
): PlacedProblem => {
  const found = problem(domainPath(model.definition, path), code, params as Record<string, string> | undefined)
  const put = placeProblem(warnings.includes(code) ? { ...found, confirmable: true } : found, keys, message)
  return links ? { ...put, links } : put
}

/** Warnings with the numbers of their lines as the form shows them; blank lines are not sent. */
const askedOf = (model: FormModel, errors: readonly SaveProblem[], sent: readonly string[]): Warning[] => {
  const { keys } = model.store.get()
  return errors.map((one) => {
    const { line } = placed(model, one, { keys: sent, warnings: [] })
    const at = line === null ? -1 : keys.indexOf(line)
    return { ...one, where: at < 0 ? undefined : currentFormWords().t('form.lineTitle', { n: at + 1 }) }
  })
}

interface Try {
  confirm: readonly string[]
  withTotal: boolean
}

const bodyOf = (
  model: FormModel,
  session: SaveSession,
  { now, asDraft, tried }: { now: SaveContent; asDraft: boolean; tried: Try },
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
  const { savedAs, lines } = session
  const known = lines ? { ...now.draft, lines: rowsAnew(now.draft.lines, lines) } : now.draft
  const whole = withoutOldDebt(model, known)
  const draft = savedAs === null ? whole : { ...whole, id: savedAs }
  return { ...encodeDraft(model.definition, draft, extras) }
}

const send = async (model: FormModel, session: SaveSession, body: SaveBody): Promise<SaveAnswer> => {
  try {
    const answer = await call(documentCall(model.definition, 'UpdateDB'), { body })
    session.unanswered = null
    return answer
  } catch (failure) {
    if (isUnanswered(failure)) session.unanswered = body
    throw failure
  }
}

/**
 * The requestId of an unanswered attempt was used again with other content, and the server answers that the attempt was
 * saved. The saved document is fetched and updated with the new content.
 */
const updateUnanswered = async (model: FormModel, session: SaveSession, body: SaveBody): Promise<void> => {
  const answer = await send(model, session, body)
  if (!isSaved(answer)) return
  session.requestId = newRequestId()
  session.version = answer.version
  session.savedAs = answer.s_ID ?? null
}

const sendOnce = async (model: FormModel, session: SaveSession, build: () => SaveBody): Promise<SaveAnswer> => {
  const earlier = session.unanswered
  try {
    return await send(model, session, build())
  } catch (failure) {
    const isReused = failure instanceof CallFailed && failure.message === currentFormWords().t('requestReused')
    if (!earlier || !isReused) throw failure
    await updateUnanswered(model, session, earlier)
    return send(model, session, build())
  }
}

/** Assigns the server's problems to fields and lines. `keys` are those of the lines that were sent. */
export const showRefusal = (model: FormModel, answer: SaveAnswer, keys: readonly string[]): SaveResult => {
  const named = (answer.errors ?? []).map((one) => placed(model, one, { keys, warnings: answer.confirm ?? [] }))
  // A refusal without problems of its own is shown as a problem of the whole document.
  const all = named.length > 0 ? named : [placeProblem(problem('', 'invalid'), keys, answer.Description)]
  model.store.patch({ refused: all, tried: true })
  return {
    kind: 'refused',
    first: all.find((one) => !one.problem.confirmable) ?? all[0],
    description: answer.Description,
    stale: (answer.errors ?? []).some((one) => one.code === 'stale'),
  }
}

/** The far dates that were confirmed since the page was opened: each is asked about once. */
const confirmedDates = new Set<unknown>()

const knownConfirmed = ({ draft }: SaveContent): string[] => (confirmedDates.has(draft['date']) ? ['dateFar'] : [])

/** Asks before the body is sent for the first time. */
export type AskFirst = (body: SaveBody) => Promise<PastDecision>

/** Saves once and repeats while the user confirms warnings. */
export const saveDocument = async (
  model: FormModel,
  session: SaveSession,
  { asDraft, ask }: { asDraft: boolean; ask?: AskFirst | undefined },
): Promise<SaveResult> => {
  const now = contentToSave(model, asDraft)
  const tried: Try = { confirm: [], withTotal: true }
  // What was sent without an answer may be saved already.
  const decision = session.unanswered ? undefined : await ask?.(bodyOf(model, session, { now, asDraft, tried }))
  if (decision?.kind === 'review') return { kind: 'left' }
  if (decision?.kind === 'refused') return showRefusal(model, decision.answer, now.keys)
  tried.confirm = [...(decision?.confirm ?? []), ...knownConfirmed(now)]
  try {
    for (;;) {
      const answer = await sendOnce(model, session, () => bodyOf(model, session, { now, asDraft, tried }))
      if (isSaved(answer)) return { kind: 'saved', answer }
      const errors = answer.errors ?? []
      const asks = (answer.confirm ?? []).filter((code) => !tried.confirm.includes(code))
      const hard = errors.filter((one) => !(answer.confirm ?? []).includes(one.code))
      const onlyTotal = hard.length > 0 && hard.every((one) => one.code === 'totalMismatch') && tried.withTotal
      if (!(asks.length > 0 && hard.length === 0) && !onlyTotal) return showRefusal(model, answer, now.keys)
      if (!(await askAnyway(askedOf(model, errors, now.keys), 'save'))) return { kind: 'left' }
      tried.confirm = [...tried.confirm, ...asks]
      if (asks.includes('dateFar')) confirmedDates.add(now.draft['date'])
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
