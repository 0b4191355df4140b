/** Drafts stored in the browser's database, one per tenant, user and form key. */
import { browserStore } from '#web/data/browser-store.ts'

const drafts = browserStore('vua', 'drafts')

export const keepDraft = drafts.put
export const readDraft = drafts.get
export const dropDraft = drafts.drop
