/** What a box to choose a record in is given, on a desk and on a phone. */
import type { ReactNode } from 'react'
import type { LookupRow } from '#wire/envelope.ts'
import type { FieldShellProps } from '#web/ui/field.tsx'

export interface RefPickerProps extends FieldShellProps {
  path: string
  narrow?: Readonly<Record<string, string>>
  method?: 'GET' | 'POST'
  /** What is chosen, as it is shown. */
  value: { id: string; name: string } | null
  onPick: (row: LookupRow | null) => void
  placeholder?: string
  disabled?: boolean
  clearable?: boolean
  /** First option, which stands for no choice (reports: `Tất cả`). */
  first?: LookupRow | undefined
  /** What a row says at its right end. */
  side?: (row: LookupRow) => ReactNode
  /** In the foot of the list: adding a new record; gets what was typed. */
  action?: (typed: string, close: () => void) => ReactNode
  autoFocus?: boolean
  /** Rows asked for at once. */
  pageSize?: number | undefined
  name?: string
}
