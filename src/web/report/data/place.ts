/** What a person was looking at when he left a report, so that going back leads to the same place. */
import type { AnyReport } from '#model/report.ts'
import type { View } from '#web/ui/base/use-row-window.ts'
import { storageKey } from './columns.ts'
import type { ConditionValues } from './conditions.ts'
import type { Folding } from './folding.ts'
import type { ReportResult } from './result.ts'

export interface Place {
  asking: ConditionValues
  result: ReportResult | null
  panel: boolean
  /** What the rows are searched for. */
  search: string
  folding: Folding
  scroll: Pick<View, 'top' | 'left'>
}

/** Rows of many reports would fill the memory; whoever goes further back has them read anew. */
const MOST = 3
const places = new Map<string, Place>()

/** `entry`: the key of the page in the history of the browser. Another user never finds the rows of the one before. */
const nameOf = (report: AnyReport, entry: string): string => `${storageKey(entry, report)}`

export const placeAt = (report: AnyReport, entry: string): Place | null => places.get(nameOf(report, entry)) ?? null

export const keepPlace = (report: AnyReport, entry: string, place: Place): void => {
  const name = nameOf(report, entry)
  places.delete(name)
  places.set(name, place)
  for (const [oldest] of places) {
    if (places.size <= MOST) break
    places.delete(oldest)
  }
}
