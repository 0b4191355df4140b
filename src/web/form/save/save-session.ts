/** What a form knows of its save from opening to leaving. */
import type { Json } from '#wire/values.ts'
import { newRequestId } from '#web/data/call.ts'

/** `collect` saves the document as fully paid. */
export type SaveKind = 'leave' | 'stay' | 'print' | 'new' | 'draft' | 'collect'

export type SaveBody = Readonly<Record<string, Json>>

/** State of a save across its attempts. */
export interface SaveSession {
  requestId: string
  version: number | undefined
  /** The last body was sent but not answered, so the server may have saved it. */
  unanswered: SaveBody | null
  /** Id of the document saved by an unanswered attempt; further saves change that document. */
  savedAs: string | null
}
export const newSession = (version?: number): SaveSession => ({
  requestId: newRequestId(),
  version,
  unanswered: null,
  savedAs: null,
})

/** Continues with the requestId of a restored draft. */
export const resumeSession = (
  session: SaveSession,
  kept: { requestId: string; unanswered?: SaveBody | null },
): void => {
  session.requestId = kept.requestId
  session.unanswered = kept.unanswered ?? null
}

/** The last attempt was answered after all. */
export const markAnswered = (session: SaveSession): void => {
  session.unanswered = null
}
