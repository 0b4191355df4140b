/** Drafts kept in the browser, so that nothing typed is lost: one per company, person and place of a form. */
import { keptStore } from '#web/data/kept-store.ts'

const drafts = keptStore('vua', 'drafts')

export const keepDraft = drafts.put
export const readDraft = drafts.get
export const dropDraft = drafts.drop
