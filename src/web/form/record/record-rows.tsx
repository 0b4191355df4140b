/** Fields of a record in a column: label, help, control and a button that restores the default value. */
import { RotateCcw } from 'lucide-react'
import type { Field } from '#model/field.ts'
import { isRequired } from '#model/required.ts'
import { fullSight } from '#model/marks.ts'
import { writeValue } from '#wire/values.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { FormScopeProvider, useTextContext } from '../fields/form-context.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import { enterMoves } from '../fields/enter-moves.ts'
import type { RecordForm } from './record-store.ts'
import type { RecordValues } from './record-subject.ts'
import type { RefCache } from '../draft/store/refs.ts'
import style from '../fields/rows.module.css'
import { showValue, type TextContext } from '../../values/value-text.ts'
import { useFormWords } from '../../words/form-words.ts'

const serialize = (field: Field, value: unknown): string =>
  JSON.stringify(writeValue(field, value, { may: fullSight, sends: true })) ?? ''
const isSameValue = (field: Field, a: unknown, b: unknown): boolean => serialize(field, a) === serialize(field, b)

/** Names of the fields whose values differ. */
export const changedFields = ({ fields }: RecordForm['subject'], before: RecordValues, after: RecordValues): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isSameValue(field, before[name], after[name]) ? [] : [name]))

export interface RowTexts {
  /** A sentence that explains the field. */
  help: (name: string) => string
  /** Default values; a field without an entry has no default. */
  standard: Readonly<Record<string, unknown>>
  /** The reason why the user may not change the field, or null. */
  locked: (name: string) => string | null
  /** True if the field is shown beside these values; default: all are. */
  shows?: (name: string, values: RecordValues) => boolean
}
interface RecordRowsProps {
  form: RecordForm
  cache: RefCache
  /** The stored values. */
  start: RecordValues
  look: RowTexts
  disabled: boolean
}

export const RecordRows = ({ form, cache, ...rest }: RecordRowsProps) => (
  <FormScopeProvider scope={{ cache, narrow: (name) => form.subject.fields[name]?.narrow ?? {} }}>
    <div onKeyDown={enterMoves}>
      {Object.entries(form.subject.fields)
        .filter(([name]) => rest.look.shows?.(name, form.values) ?? true)
        .map(([name, field]) => (
          <Row key={name} name={name} field={field} form={form} {...rest} />
        ))}
    </div>
  </FormScopeProvider>
)

/** Texts of at least this length take the full width, like pictures. */
const LONG = 500
const isWide = (field: Field): boolean =>
  field.kind === 'records' || field.kind === 'object' || (field.kind === 'text' && (field.max ?? 0) >= LONG)

type RowProps = Omit<RecordRowsProps, 'cache'> & { name: string; field: Field }

const Row = ({ name, field, form, start, look, disabled }: RowProps) => {
  const { label } = useFormWords()
  const error = (path: string) => form.problems.find((one) => one.at === path)?.text
  const why = look.locked(name)
  const value = form.values[name] ?? null
  const isLocked = disabled || why !== null
  return (
    <div
      className={style.row}
      role="group"
      aria-label={label(field.label)}
      data-wide={isWide(field) || undefined}
      data-changed={!isSameValue(field, start[name], value) || undefined}
    >
      <div>
        <div className={style.name}>{label(field.label)}</div>
        <p className={style.help}>{look.help(name)}</p>
      </div>
      <Stack gap={4} className="can-narrow">
        <FieldInput
          name={name}
          field={field}
          label={label(field.label)}
          hideLabel
          value={value}
          required={isRequired(field, form.values)}
          disabled={isLocked}
          error={error(name)}
          inner={(path) => error(`${name}.${path}`)}
          onCommit={(next) => form.set(name, next)}
        />
        {why !== null && <p className={style.help}>{why}</p>}
        {!isLocked && name in look.standard && (
          <Reset field={field} value={value} standard={look.standard[name]} onReset={(next) => form.set(name, next)} />
        )}
      </Stack>
    </div>
  )
}

/** Default rows of records would be too long for the button. */
const standardText = (field: Field, standard: unknown, context: TextContext): string => {
  if (field.kind === 'flag') return context.label(standard === true ? 'event.yes' : 'event.no')
  if (field.kind !== 'records') return showValue(field, standard, context)
  return (standard as Record<string, unknown>[])
    .map((row) =>
      Object.entries(field.fields ?? {})
        .map(([part, own]) => showValue(own, row[part], context))
        .join(' · '),
    )
    .join('; ')
}
const LONGEST = 60

const Reset = ({
  field,
  value,
  standard,
  onReset,
}: {
  field: Field
  value: unknown
  standard: unknown
  onReset: (value: unknown) => void
}) => {
  const { label } = useFormWords()
  const context = useTextContext()
  if (isSameValue(field, value, standard)) return null
  const text = standardText(field, standard, context) || label('config.none')
  return (
    <Button
      variant="subtle"
      size="small"
      className={style.reset}
      icon={<RotateCcw size={13} />}
      data-tip={text.length > LONGEST ? text : undefined}
      onClick={() => onReset(standard)}
    >
      {text.length > LONGEST ? label('config.reset') : label('config.standard', { value: text })}
    </Button>
  )
}
