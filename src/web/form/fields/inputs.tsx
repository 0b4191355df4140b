/** One input component per kind of field. A new kind does not compile until it has one. */
import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import type { Day } from '#kernel/day.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Field, Fields, Kind } from '#model/field.ts'
import { listInputs } from '#lists/inputs.web.ts'
import { lazyPart, type LaterPart } from '#web/feedback/lazy-when-idle.tsx'
import { loadArea } from '#web/words/words.ts'
import { Checkbox, FieldShell, TextArea, TextInput, pickShellProps } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { DayInput } from './day-input.tsx'
import type { FieldInputProps } from './field-props.ts'
import { RefInput } from './ref-input.tsx'
import { isEditable } from '../draft/edits.ts'
import { useTyped } from './use-typed.ts'
import { isNumeric } from '../../values/value-text.ts'
import { useFormWords } from '../../words/form-words.ts'
import style from '../form.module.css'

const useProblemText = (field: Pick<Field, 'label'>) => {
  const { label } = useFormWords()
  return (found: Problem | undefined): string | undefined =>
    found && label(found.message, { ...found.values, label: label(field.label) })
}

const TypedInput = ({ name, field, value, onCommit, disabled, ...rest }: FieldInputProps) => {
  const look = pickShellProps(rest)
  const typed = useTyped(field, value, onCommit)
  const problemText = useProblemText(field)
  const shared = {
    ...look,
    ...(rest.placeholder !== undefined && { placeholder: rest.placeholder }),
    ...(rest.autoFocus && { autoFocus: true }),
    error: problemText(typed.problem) ?? look.error,
    value: typed.value,
    onChange: typed.onChange,
    onBlur: typed.onBlur,
    onKeyDown: typed.onKeyDown,
    'data-keypad': typed['data-keypad'],
    'data-field': name,
  }
  if (field.multiline && (field.max ?? 0) > 250 && field.place === 'more')
    return <TextArea {...shared} disabled={disabled === true} />
  return (
    <TextInput
      {...shared}
      disabled={disabled === true}
      numeric={isNumeric(field)}
      inputMode={isNumeric(field) ? 'decimal' : undefined}
      onFocus={(event) => {
        if (isNumeric(field)) event.currentTarget.select()
      }}
    />
  )
}

const DayField = ({ name, field, value, onCommit, disabled, ...rest }: FieldInputProps) => (
  <DayInput
    {...pickShellProps(rest)}
    name={name}
    field={field}
    value={value as Day | null}
    onCommit={onCommit}
    disabled={disabled === true}
  />
)

const ChoiceField = ({ name, field, value, onCommit, disabled, placeholder, ...rest }: FieldInputProps) => {
  const { label } = useFormWords()
  const choices = field.choices ?? []
  const pick = (next: string | null) => onCommit(choices.find((one) => String(one.value) === next)?.value ?? null)
  return (
    <div data-field={name} className="can-narrow">
      <Select
        {...pickShellProps(rest)}
        {...(placeholder !== undefined && { placeholder })}
        disabled={disabled === true}
        clearable={!field.required && field.derived !== true}
        value={value === null || value === undefined ? null : String(value)}
        options={choices
          .filter((one) => !one.later || one.value === value)
          .map((one) => ({ value: String(one.value), label: label(one.label) }))}
        onChange={pick}
      />
    </div>
  )
}

const FlagField = ({ name, value, onCommit, disabled, label, hideLabel, error, hint }: FieldInputProps) => (
  <FieldShell label={' '} hideLabel={hideLabel ?? false} error={error} hint={hint}>
    {(ids) => (
      <div className={style.flag}>
        <Checkbox
          id={ids.id}
          label={label ?? ''}
          hideLabel={hideLabel ?? false}
          data-field={name}
          checked={value === true}
          disabled={disabled === true}
          onChange={(event) => onCommit(event.currentTarget.checked)}
        />
      </div>
    )}
  </FieldShell>
)

/** Inputs of rare kinds are loaded on demand; a box of the same size is shown meanwhile. */
const lazyInput = (load: () => Promise<ComponentType<FieldInputProps>>) =>
  lazyPart(load, (props) => (
    <FieldShell {...pickShellProps(props)}>{() => <div className={style.placeholder} />}</FieldShell>
  ))

const LazyPicture = lazy(async () => {
  const [{ PictureInput }] = await Promise.all([import('./picture-input.tsx'), loadArea('owner')])
  return { default: PictureInput }
})
const LazyAmong = lazy(async () => ({ default: (await import('./among-input.tsx')).AmongInput }))
const TextField = (props: FieldInputProps) => {
  if (props.field.picture)
    return (
      <Suspense>
        <LazyPicture {...props} />
      </Suspense>
    )
  const typed = <TypedInput {...props} />
  return props.field.among ? (
    <Suspense fallback={typed}>
      <LazyAmong {...props} typed={typed} />
    </Suspense>
  ) : (
    typed
  )
}

/** A value made of several fields (such as the delivery of a bill), shown as a group under its label. */
const PlainObject = ({ name, field, value, onCommit, disabled, label, inner }: FieldInputProps) => {
  const { label: say } = useFormWords()
  const parts = field.fields ?? ({} as Fields)
  const values = (value ?? {}) as Record<string, unknown>
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
              value={values[part] ?? null}
              required={own.required}
              disabled={disabled === true}
              error={inner?.(part)}
              onCommit={(next) => onCommit({ ...empty, ...values, [part]: next })}
            />
          ))}
      </div>
    </fieldset>
  )
}

/** An address loads when it is shown, with the lists of places. */
const addressInputs = Object.fromEntries(
  listInputs.map(([list, load]) => [list, lazy(async () => ({ default: await load() }))]),
)
const ObjectInput = (props: FieldInputProps) => {
  const { address } = props.field
  const Input = (address && addressInputs[address.input]) ?? PlainObject
  return (
    <Suspense fallback={<div className={style.object} />}>
      <Input {...props} />
    </Suspense>
  )
}

const inputs: Record<Kind, ComponentType<FieldInputProps> | LaterPart<FieldInputProps>> = {
  text: TextField,
  secret: lazyInput(async () => (await import('./rare-inputs.tsx')).SecretField),
  money: TypedInput,
  price: TypedInput,
  quantity: TypedInput,
  percent: TypedInput,
  factor: TypedInput,
  vat: TypedInput,
  integer: TypedInput,
  day: DayField,
  moment: lazyInput(async () => (await import('./rare-inputs.tsx')).MomentField),
  choice: ChoiceField,
  flag: FlagField,
  ref: RefInput,
  refs: lazyInput(async () => (await import('./refs-input.tsx')).RefsInput),
  files: lazyInput(async () => (await import('./files-input.tsx')).FilesInput),
  object: ObjectInput,
  records: lazyInput(async () => (await import('../record/records-input.tsx')).RecordsInput),
}

/** For a page with these fields: the inputs of their rare kinds are there when they are opened, also without a line. */
export const useInputsWhenIdle = (fields: Fields): void =>
  useEffect(() => {
    for (const kind of new Set(Object.values(fields).map((field) => field.kind))) {
      const input = inputs[kind]
      if ('loadWhenIdle' in input) input.loadWhenIdle()
    }
  }, [fields])

export const FieldInput = (props: FieldInputProps): ReactNode => {
  const Input = inputs[props.field.kind]
  return <Input {...props} />
}
