/**
 * Saving a document (contract README §10). The call of one kind may save documents of others too: its definition names
 * them, and the body says which is meant (contract documents §12).
 */
import { isStoredId } from '#engine/columns.ts'
import { saveTaken } from '#engine/document/untaken-lines.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { problem, Refused } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { needs } from '#model/right.ts'
import { decodeDocument } from '#wire/document.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { isObject } from '#wire/values.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { isNewRecord } from '../call/is-new-record.ts'
import { documentProblemFields } from './problem-labels.ts'
import { registry } from './registry.ts'

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
    const held = error instanceof Refused ? error.problems.find((one) => one.held) : undefined
    if (!held) throw error
    const summary = translatorFor(scope.language)(held.message, held.values)
    await logEvent(scope, { functionId: definition.right, action: 'refused', summary })
    return error as Refused
  }
}

const save =
  (definition: AnyDocument) =>
  async (scope: Scope, { body }: Input): Promise<SaveAnswer | Refused> => {
    const decoded = decodeDocument(definition, body, { timeZone: scope.settings.timeZone })
    const saved = await withRefusalLogged(scope, definition, () => saveTaken(scope, definition, decoded))
    if (saved instanceof Refused) return saved
    return { Description: 'ok', s_ID: saved.id, NumberID: saved.number, version: saved.version }
  }

const savesOnly = (definition: AnyDocument): Call => ({
  path: `${definition.wire.module}/UpdateDB`,
  demand: ({ body }) => needs([definition.right, isNewRecord(body) ? 'A' : 'U']),
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

export const saveCall = (definition: AnyDocument): Call => {
  const others = (definition.wire.alsoSaves ?? []).map((name) => registry.documents.get(name)!)
  if (others.length === 0) return savesOnly(definition)
  const calls = new Map(others.map((one) => [one, savesOnly(one)]))
  return {
    ...savesOnly(definition),
    standIn: async (tx, { body }) => {
      const other = await otherMeant(tx, { own: definition, others }, body)
      return other && calls.get(other)
    },
  }
}
