/** The scanner of a page with the prices of a level: it leads to the row of the goods. */
import { useEffect } from 'react'
import type { FoundRow } from '#wire/spelling.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { rowOfCode } from '#web/form/lines/goods/goods-search.ts'
import { watchScans, type ScanResult } from '#web/form/lines/scan/watch-scans.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { useLatest } from '#web/ui/base/use-latest.ts'
import type { LevelRow } from './level-edits.ts'

const MOST = 100

/** True if the level has stored rows of the goods, on any page. */
const isInLevel = async (level: string | null, { id, code }: FoundRow): Promise<boolean> => {
  if (level === null) return false
  const query = { s_ID: level, KeySearch: code, nItem: MOST }
  const { ListItem } = await call('api/ApiListPriceLevel/getRows', { query })
  return ListItem.some((row) => row.Product_ID === id)
}

const firstOf = async (codes: readonly string[]): Promise<FoundRow | undefined> => {
  for (const code of codes) {
    const found = await rowOfCode(code)
    if (found) return found
  }
  return undefined
}

/** `onFound` is told whether the row is among the shown ones. */
export const useLevelScan = (
  level: string | null,
  shown: readonly LevelRow[],
  onFound: (goods: FoundRow, isShown: boolean) => void,
): void => {
  const latest = useLatest({ level, shown, onFound })
  useEffect(() => {
    const closing = new AbortController()
    const take = async (codes: readonly string[]): Promise<ScanResult> => {
      const { t, label } = currentFormWords()
      const code = codes.at(-1)!
      try {
        const goods = await firstOf(codes)
        if (!goods) return { problem: t('form.codeUnknown', { code }) }
        const isShown = latest.current.shown.some(({ product }) => product === goods.id)
        if (!isShown && !(await isInLevel(latest.current.level, goods)))
          return { problem: label('prices.notInLevel', { code: goods.code, name: goods.name }) }
        return { show: () => latest.current.onFound(goods, isShown) }
      } catch (failure) {
        if (failure instanceof CallFailed) return { problem: `${code}: ${failure.message}` }
        throw failure
      }
    }
    // In the cell of the goods a code is typed or scanned to add a row.
    const isOwn = (target: Element) => target.matches('[data-cell=product]')
    watchScans({ take, isLocked: () => false, isOwn }, closing.signal)
    return () => closing.abort()
  }, [latest])
}
