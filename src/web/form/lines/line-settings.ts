/** The user's settings for lines, stored in the browser; hidden columns are stored per layout family. */
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { createStore } from '#web/ui/base/store.ts'
import type { SameGoods } from '../draft/lines.ts'

export const sameGoods = (): SameGoods => (readLocal('lines.same') === 'newLine' ? 'newLine' : 'add')
export const setSameGoods = (choice: SameGoods): void => writeLocal('lines.same', choice === 'add' ? null : choice)

const keyOf = (family: string) => `lines.hidden.${family}`
export const hiddenColumns = (family: string): ReadonlySet<string> | undefined => {
  const kept = readLocal(keyOf(family))
  return kept === null ? undefined : new Set(kept.split(',').filter(Boolean))
}
export const setHiddenColumns = (family: string, hidden: readonly string[]): void =>
  writeLocal(keyOf(family), hidden.join(','))

/** True if each line shows what is earned with it, beside its amount; for users who see costs. */
export const marginsShown = createStore(readLocal('lines.margins') === 'shown')
export const setMarginsShown = (isShown: boolean): void => {
  writeLocal('lines.margins', isShown ? 'shown' : null)
  marginsShown.set(isShown)
}
