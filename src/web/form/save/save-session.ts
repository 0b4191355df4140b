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
  /** The ids of the lines of that version; lines of others are sent as new ones. Null for a new document. */
  lines: ReadonlySet<unknown> | null
  /** The last body was sent but not answered, so the server may have saved it. */
  unanswered: SaveBody | null
  /** Id of the document saved by an unanswered attempt; further saves change that document. */
  savedAs: string | null
}
/** A stored document, as far as a save needs it. */
interface StoredVersion {
  version: number
  lines: readonly { lineId: string | null }[]
}
const linesOf = ({ lines }: StoredVersion) => new Set<unknown>(lines.map(({ lineId }) => lineId))

export const newSession = (stored?: StoredVersion | null): SaveSession => ({
  requestId: newRequestId(),
  version: stored?.version,
  lines: stored ? linesOf(stored) : null,
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

/** The next save replaces this version. */
export const replaceVersion = (session: SaveSession, stored: StoredVersion): void => {
  session.version = stored.version
  session.lines = linesOf(stored)
}

/** The last attempt was answered after all. */
export const markAnswered = (session: SaveSession): void => {
  session.unanswered = null
}
