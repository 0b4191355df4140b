/**
 * What became of a document, save by save, in words; and what it was at an earlier save, to be brought back. Both from its
 * revisions, which hold it whole, and without what the reader may not see of it.
 */
import { isStoredId } from '#engine/columns.ts'
import { describe } from '#engine/document/info.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { loadDocument } from '#engine/store/store.ts'
import { fromContent } from '#engine/store/trash.ts'
import type { Stored } from '#engine/stored.ts'
import { NotFound, Unreadable } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { needs } from '#model/right.ts'
import { isEditable } from '#model/state.ts'
import { writeMoment, type Json } from '#wire/values.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { shownDocument } from '../calls/document-calls.ts'
import { fromQuery } from '../http/query.ts'
import { aboutHistory, aboutVersion } from '../openapi/documents.ts'
import { changesInWords } from '../system/event-changes.ts'
import { readableRecord } from '../system/event-record.ts'

/** Whoever looks for something older finds it in the log of events. */
const MOST_SAVES = 50
/** Each save holds the document whole: of one with thousands of lines only the newest few are read. */
const MOST_LINES = 10_000
/** How many of the newest saves are told of a document with so many lines. */
export const mostSavesOf = (lines: number): number =>
  Math.max(1, Math.min(MOST_SAVES, Math.floor(MOST_LINES / Math.max(1, lines))))

interface Revision {
  version: number
  /** 'save', 'delete' or the name of a transition. */
  action: string
  content: Record<string, Json>
  user_name: string
  at: Date
}

/** The document, which only who sees it finds. */
const seen = async (scope: Scope, definition: AnyDocument, { query }: Input): Promise<Stored> => {
  const id = (fromQuery(query, 's_ID') ?? '').trim()
  const document = isStoredId(id) ? await loadDocument(scope.tx, definition, id) : null
  if (!document) throw new NotFound()
  return document
}

const actionText = (scope: Scope, { lifecycle }: AnyDocument, action: string, isFirst: boolean): string => {
  const translate = translatorFor(scope.language)
  const transition = lifecycle.transitions.find(({ name }) => name === action)
  if (action === 'cancel' || action === 'restore' || action === 'delete') return translate(`eventAction.${action}`)
  if (transition) return translate(transition.label)
  return translate(isFirst ? 'eventAction.create' : 'eventAction.update')
}

const history =
  (definition: AnyDocument) =>
  async (scope: Scope, input: Input): Promise<unknown> => {
    const document = await seen(scope, definition, input)
    const most = mostSavesOf(document.lines.length)
    const found = await scope.tx.query<Revision>(
      sql`select r.version, r.action, r.content, r.user_name, r.at from document_revision r
        where ${sql.ours('r')} and r.document_id = ${document.id} order by r.at desc, r.version desc limit ${most + 1}`,
    )
    const subject = { functionId: definition.right, kind: definition.name }
    const contents = await Promise.all(found.map(({ content }) => readableRecord(scope, subject, content)))
    const pairs = found.map((_, at) => [contents[at + 1] ?? null, contents[at]!] as const)
    const changes = await changesInWords(scope, subject, pairs)
    const mayChange = isEditable(definition.lifecycle, document) && document.madeBy === null
    const shown = found.slice(0, most)
    return {
      ListItem: shown.map(({ version, action, user_name, at }, index) => ({
        version,
        action: actionText(scope, definition, action, index === found.length - 1),
        at: writeMoment(at, scope.settings.timeZone),
        userName: user_name,
        changes: changes[index]!,
        restorable: mayChange && version < document.version && action !== 'delete',
      })),
      TotalCount: shown.length,
    }
  }

/** Files that were let go since cannot come back. */
const kept = async (scope: Scope, files: readonly string[]): Promise<string[]> => {
  if (files.length === 0) return []
  const found = await scope.tx.query<{ id: string }>(
    sql`select a.id from attachment a where ${sql.ours('a')} and a.id = any(${files}::uuid[])`,
  )
  return files.filter((file) => found.some(({ id }) => id === file))
}

/** What a save does not change, whatever it brings back. */
const asNow = ({ id, kind, number, seq, status, draft, madeBy, createdBy, createdAt, version }: Stored) => ({
  id,
  kind,
  number,
  seq,
  status,
  draft,
  madeBy,
  createdBy,
  createdAt,
  version,
})

/** The content of an earlier save as a change of the document as it is now: same number, state and version. */
const version =
  (definition: AnyDocument) =>
  async (scope: Scope, input: Input): Promise<unknown> => {
    const now = await seen(scope, definition, input)
    const wanted = (fromQuery(input.query, 'version') ?? '').trim()
    if (!/^\d{1,9}$/.test(wanted)) throw new Unreadable('invalid', { label: 'version' })
    const [revision] = await scope.tx.query<Revision>(
      sql`select r.version, r.action, r.content, r.user_name, r.at from document_revision r
        where ${sql.ours('r')} and r.document_id = ${now.id} and r.version = ${Number(wanted)} and r.action <> 'delete' order by r.at desc limit 1`,
    )
    if (!revision) throw new NotFound()
    const before = fromContent(definition, revision.content)
    const lines = new Set(now.lines.map(({ lineId }) => lineId))
    const document = {
      ...before,
      ...asNow(now),
      updatedBy: revision.user_name,
      updatedAt: revision.at,
      attachments: await kept(scope, before.attachments),
      // A line that is no longer there is a new one.
      lines: before.lines.map((line) => (lines.has(line.lineId) ? line : { ...line, lineId: '' })),
    } as Stored
    return shownDocument(scope, definition, await describe(scope, definition, document))
  }

export const historyCalls = (definition: AnyDocument): Call[] => {
  const { wire, right } = definition
  return [
    {
      path: `${wire.module}/getHistory`,
      about: aboutHistory(definition),
      demand: needs([right, 'R']),
      run: history(definition),
    },
    {
      path: `${wire.module}/getVersion`,
      about: aboutVersion(definition),
      demand: needs([right, 'R'], [right, 'U']),
      run: version(definition),
    },
  ]
}
