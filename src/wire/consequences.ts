/** The response of `getConsequences` per document: the effects of deleting, cancelling, restoring or editing it. */
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
  TotalTax: number
  paid: number
  /** Vouchers that are deleted, reopened, restored, or kept (on editing). */
  vouchers: (ConsequenceLink & {
    amount: number
    fundName: string | null
    effect: 'deleted' | 'freed' | 'restored' | 'kept'
  })[]
  /** Documents that prevent the action. */
  followers: (ConsequenceLink & { reason: 'payment' | 'follower' | 'named' })[]
  /** The problems it would be refused with. */
  errors: SaveProblem[]
  /** Codes of the warnings that can be confirmed in the query parameter `confirm`. */
  confirm: string[]
  /** Whether the action is possible now, if everything in `confirm` is confirmed. */
  possible: boolean
  stock: {
    /** The number of later entries, and of documents, whose cost would change. */
    entries: number
    documents: number
    /** The change of gross profit by month; null without the right to see costs. */
    profit: { month: string; change: number }[] | null
  }
}
export interface ConsequencesAnswer {
  ListItem: ConsequenceAnswer[]
  TotalCount: number
}
