/** Bulk edit ("Sửa hàng loạt"): the user ticks fields and enters new values; other fields stay unchanged. */
import { useState } from 'react'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Field } from '#model/field.ts'
import { isHidden } from '#model/marks.ts'
import type { WireRow } from '#web/data/queries.ts'
import { without } from '#web/data/without.ts'
import { useTexts } from '#web/data/use-texts.ts'
import { readDayText } from '#web/values/day-text.ts'
import { keypadSign, takeTyped } from '#web/values/number-box.ts'
import { isNumeric, numberReading, readValueText, showValue } from '#web/values/value-text.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { listNamed, lookupPath } from '#web/pickers/registry.ts'
import { useRights, useToday } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/floating/dialog.tsx'
import { Checkbox, TextArea, TextInput } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { updateRows } from './batch.ts'
import type { BulkField, Subject } from '../subject.ts'
import style from '../list.module.css'

/** `wire`: the value to send; undefined when the text cannot be read. */
interface Given {
  shown: string
  wire: unknown
  /** Why a number cannot be read, or how it was understood. */
  problem?: Problem
  typed?: string
}
type Values = Readonly<Record<string, Given>>

const empty = ({ field }: BulkField): Given =>
  field.kind === 'flag' ? { shown: 'false', wire: false } : { shown: '', wire: null }

export const BulkEdit = ({
  subject,
  rows,
  onClose,
  onDone,
}: {
  subject: Subject
  rows: readonly WireRow[]
  onClose: () => void
  onDone: () => void
}) => {
  const { t, label } = useWords()
  const { sight } = useRights()
  const offered = subject.bulk.filter((one) => !isHidden(one.field, sight))
  const [values, setValues] = useState<Values>({})
  const [busy, setBusy] = useState(false)
  const set = (wire: string, given: Given | null) =>
    setValues((before) => (given ? { ...before, [wire]: given } : without(before, wire)))
  const ready = Object.keys(values).length > 0 && Object.values(values).every((given) => given.wire !== undefined)
  const apply = async () => {
    setBusy(true)
    const changes = Object.fromEntries(Object.entries(values).map(([wire, given]) => [wire, given.wire]))
    const done = await updateRows(subject, rows, changes)
    setBusy(false)
    if (done) onDone()
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('list.editManyTitle', { n: rows.length })}
      width={420}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!ready}
            onClick={() => {
              void apply()
            }}
          >
            {t('web.save')}
          </Button>
        </>
      }
    >
      <div className={style.form}>
        <p>{t('list.editManyHint')}</p>
        {offered.map((one) => (
          <div key={one.wire} className={style.bulkField}>
            <Checkbox
              label={label(one.field.label)}
              hideLabel
              checked={one.wire in values}
              onChange={(event) => set(one.wire, event.currentTarget.checked ? empty(one) : null)}
            />
            <ValueInput field={one.field} given={values[one.wire]} onGiven={(given) => set(one.wire, given)} />
          </div>
        ))}
      </div>
    </Drawer>
  )
}

interface InputProps {
  field: Field
  given: Given | undefined
  onGiven: (given: Given) => void
}

const ValueInput = ({ field, given, onGiven }: InputProps) => {
  const { t, label } = useWords()
  const today = useToday()
  const name = label(field.label)
  const shown = given?.shown ?? ''
  const wrong = given && given.wire === undefined ? t('invalid', { label: name }) : undefined
  const typed = (read: (text: string) => unknown) => (event: { currentTarget: { value: string } }) =>
    onGiven({ shown: event.currentTarget.value, wire: read(event.currentTarget.value) })
  if (field.kind === 'ref') return <RefValue field={field} given={given} onGiven={onGiven} />
  if (field.kind === 'flag') {
    const options = [
      { value: 'true', label: t('value.yes') },
      { value: 'false', label: t('value.no') },
    ]
    return (
      <Select
        label={name}
        options={options}
        value={shown || null}
        onChange={(value) => onGiven({ shown: value ?? 'false', wire: value === 'true' })}
      />
    )
  }
  if (field.kind === 'choice') {
    const options = (field.choices ?? []).map((one) => ({ value: String(one.value), label: label(one.label) }))
    return (
      <Select
        label={name}
        clearable
        options={options}
        value={shown || null}
        onChange={(value) =>
          onGiven({
            shown: value ?? '',
            wire: field.choices?.find((one) => String(one.value) === value)?.value ?? null,
          })
        }
      />
    )
  }
  if (field.kind === 'day')
    return (
      <TextInput
        label={name}
        value={shown}
        placeholder="dd-mm-yyyy"
        error={wrong}
        onChange={typed((text) => readDayText(text, today))}
      />
    )
  if (isNumeric(field)) return <NumberValue field={field} given={given} onGiven={onGiven} />
  return <TextArea label={name} value={shown} maxLength={field.max} onChange={typed((text) => text.trim() || null)} />
}

const NumberValue = ({ field, given, onGiven }: InputProps) => {
  const { label } = useWords()
  const context = useTexts()
  const reading = numberReading(field, context)
  const name = label(field.label)
  const taken = (text: string, shown: string): Given => {
    const found = readValueText(field, text, context)
    if ('problem' in found) return { shown, wire: undefined, problem: found.problem }
    const value = found.value as Decimal | number | null
    return { shown, wire: typeof value === 'bigint' ? toNumber(value) : value, typed: showValue(field, value, context) }
  }
  const { message, values } = given?.problem ?? {}
  return (
    <TextInput
      label={name}
      numeric
      inputMode="decimal"
      data-keypad={keypadSign(reading)}
      value={given?.shown ?? ''}
      error={message && label(message, { ...values, label: name })}
      onChange={({ currentTarget: input }) => {
        const text = takeTyped(input, reading)
        onGiven(taken(text, input.value))
      }}
      onBlur={() => {
        if (given?.typed !== undefined) onGiven({ ...given, shown: given.typed })
      }}
    />
  )
}

const RefValue = ({ field, given, onGiven }: InputProps) => {
  const { label } = useWords()
  const list = listNamed(field.of)
  if (!list) return null
  return (
    <RefPicker
      label={label(field.label)}
      path={lookupPath(list)}
      narrow={field.narrow ?? {}}
      clearable
      value={given?.wire ? { id: String(given.wire), name: given.shown } : null}
      onPick={(row) => onGiven({ shown: row?.name ?? '', wire: row?.id ?? null })}
    />
  )
}
