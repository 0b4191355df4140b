/**
 * The response of `getConsequences` per document: the effects of deleting, cancelling, restoring or editing it.
 * `getSaveConsequences` answers one of them for the body of a save.
 */
import type { SaveProblem } from './envelope.ts'

export interface ConsequenceLink {
  s_ID: string
  /** '' for the opening debt of a partner. */
  module: string
  NumberID: string
}
export interface ConsequenceAnswer {
  s_ID: string
  NumberID: string
  dtDate: string | null
  ObjName: string
  iStat: number | null
  /** Null for who may not see it. */
  TotalTax: number | null
  paid: number
  /** Vouchers that are deleted, reopened, restored, or kept (on editing); by a save also made or changed. */
  vouchers: (ConsequenceLink & {
    amount: number
    fundName: string | null
    effect: 'deleted' | 'freed' | 'restored' | 'kept' | 'made' | 'changed'
  })[]
  /** Documents that prevent the action. */
  followers: (ConsequenceLink & { reason: 'payment' | 'follower' | 'named' })[]
  /** Posted counts of the same goods from its day on: their differences stay, and may be wrong without it. */
  counts: ConsequenceLink[]
  /** The problems it would be refused with. */
  errors: SaveProblem[]
  /** Codes of the warnings that can be confirmed in the query parameter `confirm`. */
  confirm: string[]
  /** Whether the action is possible now, if everything in `confirm` is confirmed. */
  possible: boolean
  stock: {
    /** The number of later entries of other documents whose cost would change, and of these documents. */
    entries: number
    documents: number
    /**
     * The change of gross profit by month, of all documents together; `own` is the part of the document itself. Null
     * without the right to see costs.
     */
    profit: { month: string; change: number; own: number }[] | null
  }
  /**
   * The lock date when it stands in the way, the earliest locked day concerned, and the lock date with which the action
   * would be possible.
   */
  locked: { lockDate: string; day: string; moveTo: string } | null
}
export interface ConsequencesAnswer {
  ListItem: ConsequenceAnswer[]
  TotalCount: number
}
