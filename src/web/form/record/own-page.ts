/** What the page of a list's records is given, also one that the list draws itself. */
import type { AnyList } from '#model/list.ts'

export interface RecordPageProps {
  definition: AnyList
  base: string
  /** Values that the page fixes for all its records. */
  narrow: Readonly<Record<string, string>>
}
