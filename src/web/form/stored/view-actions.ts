/** What the buttons and the menu of a stored document have in common. */
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import type { ReadDocument } from '#wire/document.ts'

export interface ViewActionProps {
  definition: AnyDocument
  document: ReadDocument
  base: string
  /** Another document keeps it. */
  auto: boolean
  onChanged: () => void
}

/** The row a list would show of it, and every value of the document by its name. */
export const rowOf = (document: ReadDocument) => ({
  ...document,
  s_ID: document.id ?? '',
  NumberID: String(document['number'] ?? ''),
  iStat: document.status,
})

/** Where another document is made from it. */
export const pathTo = (made: DocumentMeta, { wire }: AnyDocument, document: ReadDocument): string =>
  `${made.screen.base}/${made.screen.create}?from=${wire.module}&id=${document.id ?? ''}`
