/** Response of `api/Dashboard/getAttention`: what waits for the user, late things first; counts may be 0. */
export interface AttentionItem {
  /** Selects its text, `todo.{key}`. */
  key: string
  /** The kind of document, where the text does not name it. */
  kind?: string
  count: number
  /** The list or page that shows exactly what is counted. */
  route: string
  /** Somebody waits already, or something failed. */
  late: boolean
}
export interface Attention {
  items: readonly AttentionItem[]
}
