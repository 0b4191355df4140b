/** Props of a picker, on large screens and phones. */
import type { ReactNode } from 'react'
import type { FoundRow } from '#wire/spelling.ts'
import type { FieldShellProps } from '#web/ui/fields/field.tsx'

export interface RefPickerProps extends FieldShellProps {
  path: string
  narrow?: Readonly<Record<string, string>>
  method?: 'GET' | 'POST'
  /** The chosen record as displayed. */
  value: { id: string; name: string } | null
  onPick: (row: FoundRow | null) => void
  placeholder?: string
  disabled?: boolean
  clearable?: boolean
  /** First option, meaning no restriction (reports: `Tất cả`). */
  first?: FoundRow | undefined
  /** Text at the right end of a row. */
  side?: (row: FoundRow) => ReactNode
  /** Rendered below the list to create a record; receives the typed text. */
  action?: (typed: string, close: () => void) => ReactNode
  autoFocus?: boolean
  /** Rows per request. */
  pageSize?: number | undefined
  name?: string
}
