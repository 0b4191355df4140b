/** The question of the dialog: which documents, and what is to be done with them. */
import type { AnyDocument } from '#model/document.ts'
import type { WireRow } from '#web/data/queries.ts'
import { createStore } from '#web/ui/store.ts'
import type { Deed } from './calls.ts'

export interface Decision {
  deed: Deed
  ids: readonly string[]
  /** Warnings that were read. */
  confirm: readonly string[]
}
export interface Removal {
  definition: AnyDocument
  rows: readonly WireRow[]
  /** What was asked for: only a deletion leaves the choice. */
  deed: Deed
  decide: (decision: Decision | null) => void
}
export const removal = createStore<Removal | null>(null)

/** Opens the dialog; null when nothing shall be done. */
export const askRemoval = (asked: Omit<Removal, 'decide'>): Promise<Decision | null> =>
  new Promise((resolve) => {
    removal.set(() => ({
      ...asked,
      decide: (decision) => {
        removal.set(() => null)
        resolve(decision)
      },
    }))
  })
