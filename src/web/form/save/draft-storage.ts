/** Drafts stored in the browser's database, one per tenant, user and form key. */
import { keptStore } from '#web/data/kept-store.ts'

const drafts = keptStore('vua', 'drafts')

export const keepDraft = drafts.put
export const readDraft = drafts.get
export const dropDraft = drafts.drop
