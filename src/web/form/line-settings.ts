/** How this person wants lines to behave; kept in the browser, columns per family of documents (same line fields). */
import { keep, readKept } from '#web/session/cookies.ts'
import type { SameGoods } from './lines.ts'

export const sameGoods = (): SameGoods => (readKept('lines.same') === 'newLine' ? 'newLine' : 'add')
export const setSameGoods = (choice: SameGoods): void => keep('lines.same', choice === 'add' ? null : choice)

/** Documents with the same line columns share one choice of what is hidden. */
export const columnFamily = (names: readonly string[]): string => `lines.hidden.${names.join('.')}`
export const hiddenColumns = (family: string): ReadonlySet<string> | undefined => {
  const kept = readKept(family)
  return kept === null ? undefined : new Set(kept.split(',').filter(Boolean))
}
export const setHiddenColumns = (family: string, hidden: readonly string[]): void => keep(family, hidden.join(','))
