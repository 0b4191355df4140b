/** What `getChain` answers: a document and all around it, from what it was made from to what settles it. */
export interface ChainItem {
  s_ID: string
  module: string
  NumberID: string
  iStat: number
  Trangthai: string
  /** 0: the document itself; below zero what it was made from, above what was made from it. */
  level: number
  /** How much of its goods was taken by others, in percent; null where nobody takes them. */
  share: number | null
}
export interface ChainAnswer {
  ListItem: ChainItem[]
  TotalCount: number
}
