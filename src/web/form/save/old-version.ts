/** An earlier version of a document, to be opened in its form as a change that is not saved yet. */
import type { AnyDocument } from '#model/document.ts'
import { documentCall } from '#wire/calls.ts'
import { readDocument, type ReadDocument } from '#wire/document.ts'
import { call, newRequestId } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import type { DraftRecord } from '../draft/draft.ts'
import type { DocumentDraft } from './drafts/drafted-document.ts'

let wanted: { id: string; version: number } | null = null

/** For the form of this document that opens next. */
export const wantVersion = (id: string, version: number): void => {
  wanted = { id, version }
}
export const wantsVersion = (id: string | null): boolean => wanted !== null && wanted.id === id

export const toDraft = (document: ReadDocument): DraftRecord =>
  ({
    ...document,
    description: document['description'] ?? null,
    date: document['date'] ?? null,
  }) as unknown as DraftRecord

/** Null where it could not be read: the form then shows what is stored. */
export const takeVersion = async (definition: AnyDocument): Promise<(DocumentDraft & { at: string }) | null> => {
  const asked = wanted
  wanted = null
  if (!asked) return null
  try {
    const query = { s_ID: asked.id, version: String(asked.version) }
    const document = readDocument(definition, await call(documentCall(definition, 'getVersion'), { query }))
    const raw = toDraft({
      ...document,
      // A line that is no longer there is a new one.
      lines: document.lines.map((line) => ({ ...line, lineId: line.lineId || null })),
    })
    const { version, updatedAt } = document
    return { raw, requestId: newRequestId(), version, unanswered: null, at: String(updatedAt) }
  } catch (failure) {
    reportFailure(failure)
    return null
  }
}
