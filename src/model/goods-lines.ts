/**
 * The ways to fill in goods lines, apart from typing them one by one. The form, the calls and the phone page read it.
 * It needs a product field in the lines (`role`), and a store in the head to fill the lines from.
 */
export interface GoodsLines {
  /** The lines can be filled with the goods of the store, restricted by the filters of the product list. */
  fill?: {
    /** Catalogue key of the title of the panel where the user chooses which goods. */
    title: string
    /**
     * Catalogue key of the option to skip goods that are in other drafts for the same store; without it there is no
     * such option.
     */
    apart?: string
  }
  /** The lines show the stock according to the books at the end of the document's day, not counting this document. */
  books?: {
    /**
     * The field of the lines that receives this quantity. While the form is open, it is updated when store or date
     * change.
     */
    into: string
    /**
     * A flag of the head: while the document is a draft with this flag set, users who enter quantities do not see it
     * (blind count).
     */
    hiddenBy?: string
    /** The field of the lines that says how much the books have changed since the quantity was entered. */
    moved?: string
  }
  /** The field of the lines that says how much of the goods moves; where it is nothing, a save does not lock them. */
  movedBy?: string
  /** Quantities can be entered on a phone, one product at a time. */
  counts?: true
  /** The form says at each line what is on hand in the store, promised to other customers, and coming. */
  outlook?: true
}
