/** The server functions of documents: `slots` of the file `slots.server.ts` in the folder of a document, where there is one. */
import { slotsIn } from '#engine/slots.ts'
import type { DocumentSlots } from '#engine/scope.ts'
import { documentMetas } from './index.ts'

export const documentSlots = await slotsIn<DocumentSlots>(new URL('.', import.meta.url), documentMetas)
