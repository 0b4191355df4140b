/** What a document takes from the documents it is made from, and what its source is told of it (decision 0039). */
import type { Decimal } from '#kernel/decimal.ts'
import type { QuantityInUnit } from './left.ts'

/** How much followers have already taken from a line: the base quantity, and money in the currency of the follower. */
export interface TakenAmounts {
  quantity: Decimal
  /** Quantity × factor of each taker, not rounded one by one. */
  exact?: Decimal | null
  taxable: Decimal
  vat: Decimal
  /** How much in one unit, if all was taken in that. */
  inUnit?: QuantityInUnit | null
}

/** What was made from a document: how many documents follow it, and what they took of each of its lines. */
export interface FollowerFacts {
  followers: number
  taken: ReadonlyMap<string, TakenAmounts>
}

/**
 * Says that a document refers to the document it was made from, and its lines to the source lines. The engine stores
 * the links, limits followers to what is left of the source, and prevents changes of the source below what was taken
 * (decision 0039).
 */
export interface Follows {
  /** Definition name of the source document. */
  of: string
  /**
   * The field that names the source: a ref to one document, or a list of ids where several are allowed. With a list
   * there are no links between lines.
   */
  head: string
  /** The field of the lines that refers to the source line. */
  line?: string
  /**
   * The field of the lines that names their source where it is another than that of the head: a document can be made
   * from several of one partner. The engine fills it in where a client names the source line only.
   */
  lineHead?: string
  /** True if the source cannot be deleted or cancelled while this document is posted. */
  blocks: boolean
  /** Message keys when deleting and when cancelling the source is refused; default `hasFollowers`. */
  refusesDelete?: string
  refusesCancel?: string
  /** True if the partner must be the same as in the source, and the message key if it is not. */
  partner: 'any' | { otherwise: string }
  /**
   * The lines give back to the source line what another document took of it. The document is then no follower of the
   * source; it may be reduced or removed as long as nobody has taken again what it gave back.
   */
  givesBack?: true
  /**
   * Goods come back in the currency of the source, whatever is entered, and at the rates of the day on which that was
   * made, not at those of the document's own day.
   */
  keepsDay?: true
  /** The document may have an earlier day than its source. */
  anyDay?: true
  /**
   * While the document is in force, its source is neither removed nor changed, but for these fields; `otherwise`: the
   * message key of the refusal.
   */
  freezes?: { otherwise: string; but: readonly string[] }
  /** The document may take more than is left of the source. */
  mayExceed?: true
  /**
   * Facts that the engine fills in: the number of the source, the quantity left of the source line in the unit of
   * this line, the data of the source line that rules need, and what was agreed for the whole source.
   */
  facts?: { number?: string; left?: string; origin?: string; agreed?: string }
  /** The document's lines name no lines of the source; goods, unit and price say which are meant (for facts only). */
  byGoods?: true
}
