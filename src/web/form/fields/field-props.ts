/** What every input of a field is given. */
import type { Field } from '#model/field.ts'
import type { FieldLook } from '#web/ui/field.tsx'

export interface FieldInputProps extends FieldLook {
  name: string
  field: Field
  value: unknown
  onCommit: (value: unknown) => void
  disabled?: boolean
  placeholder?: string
  autoFocus?: boolean
  /** Problems of nested values, by the path below this field. */
  inner?: (path: string) => string | undefined
}
