/**
 * The registry of document slots on the server: the export `slots` of `slots.server.ts` in the folder of a document,
 * if the file exists.
 */
import { slotsIn } from '#engine/slots.ts'
import type { DocumentSlots } from '#engine/scope.ts'
import { documentMetas } from './index.ts'
import { keptDocuments } from './kept.ts'

export const documentSlots = await slotsIn<DocumentSlots>(new URL('.', import.meta.url), [
  ...documentMetas,
  ...keptDocuments,
])
