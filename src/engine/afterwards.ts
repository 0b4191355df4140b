/** What is known after a document and its entries were written. */
import type { Shape } from '#model/field.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { StoredDraft } from './stored.ts'

export interface Afterwards<S extends Shape> {
  before: StoredDraft<S> | null
  /** Null if it was deleted or cancelled. */
  after: StoredDraft<S> | null
  context: RuleContext
  /** The document is being restored, together with its linked voucher. */
  isRestored: boolean
  /** The codes of the warnings that the user has confirmed. */
  confirm: readonly string[]
}
