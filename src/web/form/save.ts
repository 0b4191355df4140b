/** Saving what the form holds: one requestId until it is saved, warnings asked about, everything kept when it fails. */
import type { Decimal } from '#kernel/decimal.ts'
import { toNumber } from '#kernel/decimal.ts'
import { problem } from '#kernel/problem.ts'
import type { Json } from '#wire/values.ts'
import { documentCall } from '#wire/calls.ts'
import { domainPath, encodeDraft, type SaveExtras } from '#wire/document.ts'
import { isSaved, type SaveAnswer, type SaveProblem } from '#wire/envelope.ts'
import { call, CallFailed, newRequestId } from '#web/data/call.ts'
import { askToGoOn } from './ask.tsx'
import { isBlankLine, shapeOf, type DraftRecord } from './draft.ts'
import type { FormModel } from './model.ts'
import { place, type Placed } from './problems.ts'

/** What one editing of a document remembers between tries. */
export interface SaveSession {
  requestId: string
  version: number | undefined
}
export const newSession = (version?: number): SaveSession => ({ requestId: newRequestId(), version })

/** A draft brought back goes on under the id it was being sent with. */
export const adopt = (session: SaveSession, requestId: string): void => {
  session.requestId = requestId
}

export type SaveResult =
  | { kind: 'saved'; answer: SaveAnswer }
  | { kind: 'refused'; first: Placed | undefined; description: string; stale: boolean }
  /** The person did not want to pass a warning. */
  | { kind: 'left' }
  /** No answer, or a bad one: the same may be sent again. */
  | { kind: 'failed'; message: string }

interface Sent {
  draft: DraftRecord
  keys: readonly string[]
}

/** Blank lines stay at home. */
const sent = (model: FormModel): Sent => {
  const { draft, keys } = model.store.get()
  const fields = shapeOf(model.definition).lines
  const filled = draft.lines.flatMap((line, index) => (isBlankLine(fields, line) ? [] : [index]))
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
  { path, code, message, params }: SaveProblem,
  { keys, warnings }: { keys: readonly string[]; warnings: readonly string[] },
): Placed => {
  const found = problem(domainPath(model.definition, path), code, params as Record<string, string> | undefined)
  return place(warnings.includes(code) ? { ...found, confirmable: true } : found, keys, message)
}

interface Try {
  confirm: readonly string[]
  withTotal: boolean
}

const send = (
  model: FormModel,
  session: SaveSession,
  { now, asDraft, tried }: { now: Sent; asDraft: boolean; tried: Try },
): Promise<SaveAnswer> => {
  const total = (now.draft['total'] ?? now.draft['amount']) as Decimal | null | undefined
  const extras: SaveExtras = {
    version: session.version,
    requestId: session.requestId,
    draft: asDraft,
    ...(tried.confirm.length > 0 && { confirm: tried.confirm }),
    ...(tried.withTotal && typeof total === 'bigint' && { clientTotal: toNumber(total) }),
  }
  const body: Record<string, Json> = { ...encodeDraft(model.definition, now.draft, extras) }
  return call<SaveAnswer>(documentCall(model.definition, 'UpdateDB'), { body })
}

const refused = (model: FormModel, answer: SaveAnswer, keys: readonly string[]): SaveResult => {
  const all = (answer.errors ?? []).map((one) => placed(model, one, { keys, warnings: answer.confirm ?? [] }))
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
  const now = sent(model)
  const tried: Try = { confirm: [], withTotal: true }
  try {
    for (;;) {
      const answer = await send(model, session, { now, asDraft, tried })
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
    return { kind: 'failed', message: failure.message }
  }
}
