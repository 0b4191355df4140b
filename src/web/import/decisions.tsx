/** What the user decides after a check: which records are made, which are updated, and the document of the file. */
import { useState } from 'react'
import { parseDecimal } from '#kernel/decimal.ts'
import { lookupOf } from '#web/pickers/registry.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { useSettings, useToday } from '#web/data/profile.ts'
import { Checkbox, TextInput } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { readDayText } from '#web/values/day-text.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { beginCarry } from './begin-carry.ts'
import style from './import.module.css'
import { Question, Spoiling } from './questions.tsx'
import type { CarryOffer, MissingRecord, OpenColumn, OpenReading } from './answer.ts'
import type { ImportState } from './use-import.ts'

const mostNames = 12

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const Decisions = ({ state }: { state: ImportState }) => {
  const { t } = useFormWords()
  const { content, checked, options, decide, busy, counts } = state
  const missing = checked?.missing ?? []
  const allowed = missing.filter((one) => one.allowed)
  const forbidden = missing.filter((one) => !one.allowed)
  const namesOf = (records: readonly MissingRecord[]): string =>
    [...Map.groupBy(records, ({ kind }) => kind)]
      .map(([kind, all]) => {
        const shown = all.slice(0, mostNames).map(({ name }) => name)
        const more = all.length - shown.length
        return `${lowerFirst(kind)} ${shown.join(', ')}${more > 0 ? ` ${t('importing.andMore', { n: more })}` : ''}`
      })
      .join('; ')
  const carry = content?.carry
  return (
    <section className={style.decisions} aria-label={t('importing.questions')}>
      <Checkbox
        label={t('importing.update')}
        checked={options.updateExisting}
        disabled={busy}
        onChange={(event) => void decide({ ...options, updateExisting: event.currentTarget.checked })}
      />
      {counts.bad > 0 && (
        <Checkbox
          label={t('importing.whole')}
          checked={options.allOrNothing}
          disabled={busy}
          onChange={(event) => state.setOptions({ ...options, allOrNothing: event.currentTarget.checked })}
        />
      )}
      {(checked?.spoiling ?? []).map((column) => (
        <Spoiling key={column.heading} column={column} state={state} />
      ))}
      {allowed.length > 0 && (
        <div className={style.decision}>
          <p>{t('importing.willCreate', { names: namesOf(allowed) })}</p>
          <Checkbox
            label={t('importing.agree')}
            checked={options.createMissing}
            disabled={busy}
            onChange={(event) => void decide({ ...options, createMissing: event.currentTarget.checked })}
          />
          {counts.waiting > 0 && <p className="grow faint">{t('importing.waiting', { n: counts.waiting })}</p>}
        </div>
      )}
      <Warnings state={state} />
      {forbidden.length > 0 && <p className={style.missing}>{t('importing.mayNot', { names: namesOf(forbidden) })}</p>}
      {(checked?.numbers ?? []).map((column) => (
        <NumbersChoice key={column.heading} column={column} state={state} />
      ))}
      {(checked?.questions ?? []).map((question) => (
        <Question key={question.name} question={question} state={state} />
      ))}
      {carry && <CarryChoice offer={carry} state={state} />}
    </section>
  )
}

const mostWarned = 5

/** Rows that are refused until somebody agrees, such as those that stop a product with stock. */
const Warnings = ({ state: { checked, options, decide, busy } }: { state: ImportState }) => {
  const { t } = useFormWords()
  const refused = (checked?.failures ?? []).filter((one) => one.confirmable === true && one.code)
  const byCode = Map.groupBy(refused, (one) => one.code!)
  const codes = [...new Set([...byCode.keys(), ...options.confirm])]
  return codes.map((code) => {
    const rows = byCode.get(code) ?? []
    const isAgreed = options.confirm.includes(code)
    return (
      <div key={code} className={style.decision}>
        {rows.slice(0, mostWarned).map((one) => (
          <p key={one.rowNumber}>
            {one.number}: {one.description}
          </p>
        ))}
        {rows.length > mostWarned && <p>{t('importing.andMore', { n: rows.length - mostWarned })}</p>}
        <Checkbox
          label={isAgreed ? t('importing.agreedAnyway') : t('importing.agreeAnyway', { n: rows.length })}
          checked={isAgreed}
          disabled={busy}
          onChange={(event) =>
            void decide({
              ...options,
              confirm: event.currentTarget.checked
                ? [...options.confirm, code]
                : options.confirm.filter((one) => one !== code),
            })
          }
        />
      </div>
    )
  })
}

/** Asks how the numbers of a column are read that does not say it. */
const NumbersChoice = ({
  column: { heading, text, chosen, ...both },
  state,
}: {
  column: OpenColumn
  state: ImportState
}) => {
  const { t, language } = useFormWords()
  const { options, decide, busy } = state
  const shown = (reading: OpenReading) => showNumber(parseDecimal(String(both[reading])), marksOf(language))
  return (
    <div className={style.decision}>
      <Select
        label={t('importing.numbers', { heading, text })}
        required
        disabled={busy}
        error={chosen === null ? t('importing.numbersOpen') : undefined}
        value={chosen}
        options={(['thousands', 'decimals'] as const).map((value) => ({ value, label: shown(value) }))}
        onChange={(value) =>
          void decide({ ...options, numbers: { ...options.numbers, [heading]: value as OpenReading } })
        }
      />
    </div>
  )
}

const CarryChoice = ({ offer, state }: { offer: CarryOffer; state: ImportState }) => {
  const { t } = useFormWords()
  const { carry, setCarry, checked, busy } = state
  const { defaultStoreId } = useSettings()
  const title = lowerFirst(offer.title)
  const open = carry !== null
  const empty = offer.fields.filter(({ name }) => !carry?.[name])
  const isReady = empty.length === 0
  const lines = (checked?.documents ?? []).reduce((sum, one) => sum + one.lines, 0)
  return (
    <div className={style.decision}>
      <Checkbox
        label={t('importing.carry', { heading: offer.heading, title })}
        checked={open}
        disabled={busy}
        onChange={(event) => void setCarry(event.currentTarget.checked ? beginCarry(offer, defaultStoreId) : null)}
      />
      {open && (
        <div className={style.carryFields}>
          {offer.fields.map((field) => (
            <CarryField
              key={field.name}
              field={field}
              value={carry[field.name] ?? null}
              onChange={(value) => void setCarry({ ...carry, [field.name]: value })}
            />
          ))}
        </div>
      )}
      {open && !isReady && (
        <p className={style.missing}>
          {t('importing.carryMissing', { names: empty.map(({ label }) => lowerFirst(label)).join(', ') })}
        </p>
      )}
      {open && isReady && checked && <p>{t('importing.willCarry', { title: offer.title, n: lines })}</p>}
    </div>
  )
}

interface CarryFieldProps {
  field: CarryOffer['fields'][number]
  value: string | null
  onChange: (value: string | null) => void
}

const CarryField = ({ field, value, onChange }: CarryFieldProps) => {
  const { defaultStoreId, defaultStoreName } = useSettings()
  // The name of a store that was preset is known only for that of the user.
  const [name, setName] = useState(value === defaultStoreId ? defaultStoreName : '')
  const lookup = lookupOf(field.of ?? undefined)
  if (!lookup) return <DayField label={field.label} value={value} onChange={onChange} />
  return (
    <RefPicker
      label={field.label}
      path={lookup.path}
      pageSize={lookup.pageSize}
      value={value === null ? null : { id: value, name }}
      onPick={(row) => {
        setName(row?.name ?? '')
        onChange(row?.id ?? null)
      }}
    />
  )
}

const shownDay = (day: string | null): string => (day === null ? '' : day.split('-').toReversed().join('/'))

const DayField = ({ label, value, onChange }: { label: string } & Pick<CarryFieldProps, 'value' | 'onChange'>) => {
  const today = useToday()
  const { t } = useFormWords()
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? value : readDayText(typed, today)
  return (
    <TextInput
      label={label}
      placeholder="dd/mm/yyyy"
      value={typed ?? shownDay(value)}
      error={read === undefined ? t('importing.carryMissing', { names: lowerFirst(label) }) : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed === null) return
        if (read !== value) onChange(read ?? null)
        if (read !== undefined) setTyped(null)
      }}
    />
  )
}
