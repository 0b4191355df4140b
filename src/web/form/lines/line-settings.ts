/** The user's settings for lines, stored in the browser; hidden columns are stored per layout family. */
import { keep, readKept } from '#web/session/cookies.ts'
import type { SameGoods } from '../draft/lines.ts'

export const sameGoods = (): SameGoods => (readKept('lines.same') === 'newLine' ? 'newLine' : 'add')
export const setSameGoods = (choice: SameGoods): void => keep('lines.same', choice === 'add' ? null : choice)

const keyOf = (family: string) => `lines.hidden.${family}`
export const hiddenColumns = (family: string): ReadonlySet<string> | undefined => {
  const kept = readKept(keyOf(family))
  return kept === null ? undefined : new Set(kept.split(',').filter(Boolean))
}
export const setHiddenColumns = (family: string, hidden: readonly string[]): void =>
  keep(keyOf(family), hidden.join(','))
