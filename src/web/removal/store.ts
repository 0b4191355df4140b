/** The request shown in the dialog: which documents, and what to do with them. */
import type { AnyDocument } from '#model/document.ts'
import type { WireRow } from '#web/data/queries.ts'
import { createStore } from '#web/ui/base/store.ts'
import type { RemovalAction } from './calls.ts'

export interface Decision {
  deed: RemovalAction
  ids: readonly string[]
  /** Warning codes the user has confirmed. */
  confirm: readonly string[]
}
export interface Removal {
  definition: AnyDocument
  rows: readonly WireRow[]
  /** The requested action; a deletion can be changed to cancelling in the dialog. */
  deed: RemovalAction
  decide: (decision: Decision | null) => void
}
export const removal = createStore<Removal | null>(null)

/** Opens the dialog. Resolves to null when the user cancels. */
export const openRemovalDialog = (asked: Omit<Removal, 'decide'>): Promise<Decision | null> =>
  new Promise((resolve) => {
    removal.set(() => ({
      ...asked,
      decide: (decision) => {
        removal.set(() => null)
        resolve(decision)
      },
    }))
  })
