/**
 * What a document does with lines of goods beside having them typed one by one. Its form, its calls and the telephone
 * read it here; it needs a product among its lines (`role`), and a store in its head to fill them from.
 */
export interface GoodsLines {
  /** Lines may be filled with the goods of the store, narrowed by whatever lists the filters of goods name. */
  fill?: {
    /** Catalogue key: the title of the panel that asks which goods. */
    title: string
    /** Catalogue key of the choice to leave out goods on other drafts of the same store; without it there is no such choice. */
    apart?: string
  }
  /** Lines show what the books of the store say at the end of the document's day, as if the document were not there. */
  books?: {
    /** The field of the lines; while the form is open it follows store and day. */
    into: string
    /** A flag of the head: as long as the document is a draft, whoever fills it in is not told. */
    hiddenBy?: string
  }
  /** Quantities may be entered on a telephone, goods by goods. */
  counts?: true
}
