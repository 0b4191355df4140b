/** What `getConsequences` answers per document: what deleting, cancelling, restoring or editing it would bring about. */
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
  /** Vouchers that vanish, become open again, come back, or stay (when it is edited). */
  vouchers: (ConsequenceLink & {
    amount: number
    fundName: string | null
    effect: 'deleted' | 'freed' | 'restored' | 'kept'
  })[]
  /** Documents that stand in the way. */
  followers: (ConsequenceLink & { reason: 'payment' | 'follower' | 'named' })[]
  /** What it would be refused for. */
  errors: SaveProblem[]
  /** Codes of those that may be passed by `confirm`; absent problems need none. */
  confirm: string[]
  /** Whether it could be done now, everything in `confirm` confirmed. */
  possible: boolean
  stock: {
    /** Later entries and documents that cost something else then. */
    entries: number
    documents: number
    /** What gross profit changes by, by month; null without the right to see costs. */
    profit: { month: string; change: number }[] | null
  }
}
export interface ConsequencesAnswer {
  ListItem: ConsequenceAnswer[]
  TotalCount: number
}
