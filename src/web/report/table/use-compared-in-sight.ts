/** Earlier figures come into sight when they come. */
import { useEffect, type RefObject } from 'react'
import type { Column } from '#model/table.ts'

/**
 * Scrolls a table to its end when its figures begin to be compared: the earlier figures stand behind the column one
 * decides by, which holds the edge, so a narrow table would look as before. A table that comes back (`isBack`) is where
 * its reader left it.
 */
export const useComparedInSight = (
  box: RefObject<HTMLDivElement | null>,
  columns: readonly Column[],
  isBack: boolean,
): void => {
  const isCompared = columns.some(({ key }) => key === 'earlier')
  useEffect(() => {
    if (isCompared && !isBack) box.current?.scrollTo({ left: box.current.scrollWidth })
    // A table that came back was where its reader left it only once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isCompared])
}
