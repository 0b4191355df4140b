/** What the list on the page creates, which the round button of a phone makes at once; the frame loads nothing else. */
import { createStore } from '#web/ui/base/store.ts'

export interface OwnCreate {
  path: string
  /** Says what is made: `Lập hóa đơn bán hàng`. */
  text: string
}
/** Null on pages that create nothing of their own, or nothing this user may create. */
export const ownCreate = createStore<OwnCreate | null>(null)
