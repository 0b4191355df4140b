import type { FieldLook } from '#web/ui/field.tsx'

/** What every control knows of its label, problem and hint. */
export const lookOf = ({ label, hideLabel, aside, required, error, hint, className }: FieldLook): FieldLook => ({
  label,
  hideLabel: hideLabel ?? false,
  aside,
  required,
  error,
  hint,
  className,
})
