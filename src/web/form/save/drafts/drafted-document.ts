/** The content of a document's form, as its draft is stored. */
import type { FormModel } from '../../draft/store/model.ts'
import type { DraftRecord } from '../../draft/draft.ts'
import { handOverTexts, typedTexts } from '../../fields/typed-texts.ts'
import type { DraftedForm } from './draft-writer.ts'
import { isSameContent } from './same-content.ts'
import { newRequestId } from '#web/data/call.ts'
import { resumeSession, type SaveBody, type SaveSession } from '../save-session.ts'

export interface DocumentDraft {
  raw: DraftRecord
  requestId: string
  version: number | undefined
  /** The body of a save that was sent but never answered. */
  unanswered: SaveBody | null
}

export interface DraftedDocumentOptions {
  model: Pick<FormModel, 'store' | 'typing'>
  session: SaveSession
  /** Called before a draft is put into the form. */
  onPut: (raw: DraftRecord) => void
  /** Shows the document as it was opened. */
  reset: () => void
}

export const draftedDocument = ({
  model: { store, typing },
  session,
  onPut,
  reset,
}: DraftedDocumentOptions): DraftedForm<DocumentDraft> => {
  let clean = store.get().raw
  /** What would be in the form if the cell that is being typed into were left. */
  const rawNow = (): DraftRecord => {
    const { raw, keys } = store.get()
    return typing.get()?.()?.({ raw, keys }).raw ?? raw
  }
  return {
    now: () => {
      const { raw, changed } = store.get()
      if (!changed) clean = raw
      const isTyped = typing.get() !== null || typedTexts.get() !== 0
      return {
        changed: isTyped || (changed && !isSameContent(raw, clean)),
        mark: [raw, typing.get(), typedTexts.get()],
      }
    },
    content: () => {
      const { requestId, version, unanswered } = session
      return { value: { raw: rawNow(), requestId, version, unanswered }, whole: true }
    },
    handOver: handOverTexts,
    put: (kept) => {
      onPut(kept.raw)
      resumeSession(session, kept)
      store.load(kept.raw, { changed: true, keepHistory: true })
    },
    reset: () => {
      // What was sent and not answered may be saved already: what is typed from now on is another document.
      if (session.unanswered) resumeSession(session, { requestId: newRequestId() })
      reset()
    },
    fits: ({ version }) => version === session.version,
  }
}
