/**
 * An entry in the response of `getChain`: a document and all documents connected with it, from its sources to what
 * settles it.
 */
export interface ChainItem {
  s_ID: string
  module: string
  NumberID: string
  iStat: number
  Trangthai: string
  /** 0: the document itself; negative: its sources; positive: documents made from it. */
  level: number
  /** The percentage of its goods that followers have taken; null if its goods cannot be taken. */
  share: number | null
}
export interface ChainAnswer {
  ListItem: ChainItem[]
  TotalCount: number
}
