/** Inputs that no document has; loaded later. */
import { isSecretMark, lostSecretMark, secretMark } from '#model/field.ts'
import { TextInput, pickShellProps } from '#web/ui/fields/field.tsx'
import { showValue } from '../../values/value-text.ts'
import type { FieldInputProps } from './field-props.ts'
import { useFormWords } from '../../words/form-words.ts'
import { useTextContext } from './form-context.tsx'

export const MomentField = ({ name, field, value, ...rest }: FieldInputProps) => (
  <TextInput
    {...pickShellProps(rest)}
    value={showValue(field, value, useTextContext())}
    data-field={name}
    readOnly
    disabled
    onChange={() => undefined}
  />
)

/** A stored secret is never displayed; typing replaces it. One that does not open any more says so until then. */
export const SecretField = ({ name, value, onCommit, disabled, ...rest }: FieldInputProps) => {
  const { t } = useFormWords()
  const isLost = value === lostSecretMark
  const isStored = isSecretMark(value)
  return (
    <TextInput
      {...pickShellProps(rest)}
      {...(isLost && { error: rest.error ?? t('form.secretLost') })}
      type="password"
      autoComplete="new-password"
      data-field={name}
      disabled={disabled === true}
      value={isStored || typeof value !== 'string' ? '' : value}
      placeholder={isStored ? secretMark : (rest.placeholder ?? '')}
      {...(rest.autoFocus && { autoFocus: true })}
      onChange={(event) => onCommit(event.currentTarget.value || null)}
    />
  )
}
