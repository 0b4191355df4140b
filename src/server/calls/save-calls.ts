/**
 * Saving a document (contract README §10). The call of one kind may save documents of others too: its definition names
 * them, and the body says which is meant (contract documents §12).
 */
import { isStoredId } from '#engine/columns.ts'
import { previewSave } from '#engine/document/save-consequences.ts'
import { sendDocument } from '#engine/document/save.ts'
import { withTakenLines } from '#engine/document/untaken-lines.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { needs, type Demand } from '#model/right.ts'
import type { ConsequenceAnswer } from '#wire/consequences.ts'
import { decodeDocument } from '#wire/document.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { toldNotices } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import { NumberedAnswer, translatorFor, type Call, type Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { isNewRecord } from '../call/is-new-record.ts'
import { aboutSave, aboutSavePreview } from '../openapi/documents.ts'
import { documentProblemFields } from './problem-labels.ts'
import { registry } from './registry.ts'
import { consequencesAnswer, PREVIEW_TIMEOUT_MS } from './removal-calls.ts'

/** Returns whether there was something to log. */
const logHeld = async (scope: Scope, definition: AnyDocument, problems: readonly Problem[]): Promise<boolean> => {
  const held = problems.find((one) => one.held)
  if (!held) return false
  const summary = translatorFor(scope.language)(held.message, held.values)
  await logEvent(scope, { functionId: definition.right, action: 'refused', summary })
  return true
}

/**
 * Attempts to find out a cost by trying prices are written to the event log. The refusal is returned instead of
 * thrown, so that the event is committed.
 */
const withRefusalLogged = async <T>(
  scope: Scope,
  definition: AnyDocument,
  work: () => Promise<T>,
): Promise<T | Refused> => {
  if (sightFor(scope).cost) return work()
  try {
    return await scope.tx.savepoint(work)
  } catch (error) {
    if (!(error instanceof Refused) || !(await logHeld(scope, definition, error.problems))) throw error
    return error
  }
}

const words = ({ language }: Scope, definition: AnyDocument) => ({
  translate: translatorFor(language),
  problemFields: documentProblemFields(definition),
})

const save =
  (definition: AnyDocument) =>
  async (scope: Scope, { body }: Input): Promise<SaveAnswer | NumberedAnswer | Refused> => {
    const decoded = decodeDocument(definition, body, { timeZone: scope.settings.timeZone })
    const sent = await withRefusalLogged(scope, definition, () =>
      withTakenLines(definition, decoded, (taken) => sendDocument(scope, definition, taken)),
    )
    if (sent instanceof Refused) return sent
    const { id, version, number, drawn } = sent
    const answer = {
      Description: 'ok',
      s_ID: id,
      NumberID: '',
      version,
      ...(sent.notices.length > 0 && { notices: toldNotices(sent.notices, words(scope, definition)) }),
    }
    return drawn ? new NumberedAnswer(answer, number, drawn) : { ...answer, NumberID: await number }
  }

const demandOf =
  ({ right }: AnyDocument) =>
  ({ body }: Input): Demand =>
    needs([right, isNewRecord(body) ? 'A' : 'U'])

/** What the save would change; a cost that somebody may only guess leaves the same trace as in a save. */
const previews =
  (definition: AnyDocument) =>
  async (scope: Scope, { body }: Input): Promise<ConsequenceAnswer> => {
    const decoded = decodeDocument(definition, body, { timeZone: scope.settings.timeZone })
    const tried = await previewSave(scope, definition, decoded)
    if (!sightFor(scope).cost) await logHeld(scope, definition, tried.problems)
    return consequencesAnswer(scope, definition, tried)
  }

const previewsOnly = (definition: AnyDocument): Call => ({
  path: `${definition.wire.module}/getSaveConsequences`,
  about: aboutSavePreview(definition),
  demand: demandOf(definition),
  tries: true,
  plans: 'kept',
  timeoutMs: PREVIEW_TIMEOUT_MS,
  problemFields: documentProblemFields(definition),
  run: previews(definition),
})

const savesOnly = (definition: AnyDocument): Call => ({
  path: `${definition.wire.module}/UpdateDB`,
  about: aboutSave(definition),
  demand: demandOf(definition),
  errorStyle: 'save',
  writes: true,
  problemFields: documentProblemFields(definition),
  run: save(definition),
})

/** The other kind that the body means: that of the stored document or, for a new one, the kind of its `module`. */
const otherMeant = async (
  tx: Tx,
  { own, others }: { own: AnyDocument; others: readonly AnyDocument[] },
  body: unknown,
): Promise<AnyDocument | undefined> => {
  if (!isObject(body)) return undefined
  if (isNewRecord(body)) {
    const module = typeof body['module'] === 'string' ? body['module'].trim().toLowerCase() : body['module']
    const named = [own, ...others].find(
      (one) => one.wire.module.toLowerCase() === (module ?? own.wire.module.toLowerCase()),
    )
    if (!named) throw new Refused([problem('module', 'invalid', { label: 'module' })])
    return named === own ? undefined : named
  }
  const id = body['s_ID']
  if (!isStoredId(id)) return undefined
  const [stored] = await tx.query<{ kind: string }>(
    sql`select kind from document d where ${sql.ours('d')} and id = ${id} and kind = any(${others.map(({ name }) => name)}::text[])`,
  )
  return others.find(({ name }) => name === stored?.kind)
}

/** The call, which hands over to that of the other kind where the body means one. */
const handingOver = (definition: AnyDocument, callOf: (one: AnyDocument) => Call): Call => {
  const others = (definition.wire.alsoSaves ?? []).map((name) => registry.documents.get(name)!)
  if (others.length === 0) return callOf(definition)
  const calls = new Map(others.map((one) => [one, callOf(one)]))
  return {
    ...callOf(definition),
    standIn: async (tx, { body }) => {
      const other = await otherMeant(tx, { own: definition, others }, body)
      return other && calls.get(other)
    },
  }
}

export const saveCalls = (definition: AnyDocument): Call[] => [
  handingOver(definition, savesOnly),
  handingOver(definition, previewsOnly),
]
