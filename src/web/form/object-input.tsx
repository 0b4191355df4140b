/** A value of fixed parts (the delivery of a bill): its fields stand together under its name. */
import type { Field, Fields } from '#model/field.ts'
import style from './form.module.css'
import { FieldInput, type FieldInputProps } from './inputs.tsx'
import { isEditable } from './steps.ts'
import { useFormWords } from './words.ts'

export const ObjectInput = ({ name, field, value, onCommit, disabled, label, inner }: FieldInputProps) => {
  const { label: say } = useFormWords()
  const parts = field.fields ?? ({} as Fields)
  const known = (value ?? {}) as Record<string, unknown>
  const empty = Object.fromEntries(Object.keys(parts).map((part) => [part, null]))
  return (
    <fieldset className={style.object} data-field={name}>
      <legend>{label}</legend>
      <div className={style.grid}>
        {Object.entries(parts)
          .filter(([, part]) => isEditable(part) && part.place !== 'hidden')
          .map(([part, own]: [string, Field]) => (
            <FieldInput
              key={part}
              name={`${name}.${part}`}
              field={own}
              label={say(own.label)}
              value={known[part] ?? null}
              required={own.required}
              disabled={disabled === true}
              error={inner?.(part)}
              onCommit={(next) => onCommit({ ...empty, ...known, [part]: next })}
            />
          ))}
      </div>
    </fieldset>
  )
}
