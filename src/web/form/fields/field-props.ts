/** The props of every field input. */
import type { Field } from '#model/field.ts'
import type { FieldShellProps } from '#web/ui/fields/field.tsx'

interface WantedCell {
  row: number
  column: string
  request: number
}

export interface FieldInputProps extends FieldShellProps {
  name: string
  field: Field
  value: unknown
  onCommit: (value: unknown) => void
  disabled?: boolean
  placeholder?: string
  autoFocus?: boolean
  /** Problem texts of nested values, by the path below this field. */
  inner?: (path: string) => string | undefined
  /** Of rows: the cell to go to, once for each `request`. */
  wantedCell?: WantedCell | undefined
}
