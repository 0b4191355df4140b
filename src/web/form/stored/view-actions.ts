/** Shared by the buttons and the menu of a stored document. */
import type { AnyDocument } from '#model/document.ts'
import type { ReadDocument } from '#wire/document.ts'

export interface ViewActionProps {
  definition: AnyDocument
  document: ReadDocument
  base: string
  /** The document is maintained by another one. */
  auto: boolean
  onChanged: () => void
}

/** The row a list would show for this document, including all its values. */
export const rowOf = (document: ReadDocument) => ({
  ...document,
  s_ID: document.id ?? '',
  NumberID: String(document['number'] ?? ''),
  iStat: document.status,
})
