/** Asks before a save that changes figures of the past; loaded only when a save may do that. */
import { isUntaken, type AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { isPosted, postsAtAll } from '#model/state.ts'
import { documentCall } from '#wire/calls.ts'
import type { ConsequenceAnswer } from '#wire/consequences.ts'
import { spelt } from '#wire/spelling.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import type { Json } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { CallFailed, isUnanswered } from '#web/data/call-failed.ts'
import { Told } from '#web/removal/told.tsx'
import { confirm, showMessage } from '#web/ui/floating/confirm.tsx'
import { currentWords } from '#web/words/words.ts'
import { isBlankLine, shapeOf, type DraftRecord } from '../draft/draft.ts'

const WIDTH = 560

/** Save it, with these warnings confirmed; or go back to what was typed; or show why it cannot be saved. */
export type PastDecision =
  | { kind: 'save'; confirm: readonly string[] }
  | { kind: 'review' }
  | { kind: 'refused'; answer: SaveAnswer }

/** A form about to be saved. */
export interface PastSubject {
  definition: AnyDocument
  /** As it was when opened, and as it is now. */
  opened: DraftRecord
  draft: DraftRecord
  context: (of: DraftRecord) => RuleContext
}

const save: PastDecision = { kind: 'save', confirm: [] }

const written = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

/** The moves of goods that the document makes, as a text to compare; null if its rules cannot tell. */
const goodsOf = ({ definition, context }: PastSubject, draft: DraftRecord): string | null => {
  const fields = shapeOf(definition).lines
  const lines = draft.lines.filter((line) => !isBlankLine(fields, line) && !isUntaken(definition, line))
  try {
    const moves = definition.post({ ...draft, lines } as never, context(draft))
    return JSON.stringify(
      moves.filter(({ what }) => what === 'goods'),
      written,
    )
  } catch {
    return null
  }
}

/** True if other documents may cost something else; without asking the server. */
const mayChangeCosts = (subject: PastSubject): boolean => {
  const { definition, opened, draft } = subject
  const { lifecycle, trade } = definition
  if (!postsAtAll(lifecycle)) return false
  const after = goodsOf(subject, draft)
  const status = opened['status'] as number | undefined
  const isStored = Boolean(opened['id']) && status !== undefined && isPosted(lifecycle, { status })
  if (!isStored) return after !== '[]'
  // A stock count is compared with the books again by every save.
  if (!trade) return true
  const before = goodsOf(subject, opened)
  if (after === null || before === null) return true
  return after !== before || (after !== '[]' && opened['date'] !== draft['date'])
}

const question = () => {
  const { t } = currentWords()
  return {
    title: t('past.title'),
    confirmLabel: t('past.save'),
    cancelLabel: t('past.review'),
    width: WIDTH,
    careful: true,
  }
}

const decide = async (one: ConsequenceAnswer): Promise<PastDecision> => {
  const { t } = currentWords()
  if (one.locked) {
    await showMessage({
      title: t('past.lockedTitle'),
      message: <Told one={spelt(one)} />,
      confirmLabel: t('past.review'),
      width: WIDTH,
    })
    const { errors } = one
    return { kind: 'refused', answer: { Description: errors[0]?.message ?? '', errors, confirm: one.confirm } }
  }
  // What prevents a save otherwise, the save itself tells, each problem at its place.
  if (!one.possible || one.stock.entries === 0) return save
  const agreed = await confirm({ ...question(), message: <Told one={spelt(one)} /> })
  return agreed ? { kind: 'save', confirm: one.confirm } : { kind: 'review' }
}

/**
 * Tells what the save of this body would change in the past. Nobody is asked when nothing changes, nor when there is no
 * connection: the save then waits for one.
 */
export const askAboutPast = async (
  definition: AnyDocument,
  body: Readonly<Record<string, Json>>,
): Promise<PastDecision> => {
  try {
    return await decide(await call(documentCall(definition, 'getSaveConsequences'), { body }))
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    if (isUnanswered(failure) || failure.kind === 'expired') return save
    const message = currentWords().t('past.unseen', { message: failure.message })
    return (await confirm({ ...question(), message })) ? save : { kind: 'review' }
  }
}

export const askAboutForm = (subject: PastSubject, body: Readonly<Record<string, Json>>): Promise<PastDecision> =>
  mayChangeCosts(subject) ? askAboutPast(subject.definition, body) : Promise.resolve(save)
