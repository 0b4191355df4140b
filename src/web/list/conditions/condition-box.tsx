/** The box of one condition: how it compares, and with what. */
import { useState } from 'react'
import { namedRanges, parseDay, showDay } from '#kernel/day.ts'
import { decimalText, parseDecimal, type Decimal } from '#kernel/decimal.ts'
import { quantity, type Field } from '#model/field.ts'
import type { WhereCondition, WireWhere } from '#wire/where.ts'
import type { ConditionField } from '#wire/where-text.ts'
import { useToday } from '#web/data/profile.ts'
import { useTexts } from '#web/data/use-texts.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { lookupOf } from '#web/pickers/registry.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextInput } from '#web/ui/fields/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Tag } from '#web/ui/parts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { readDayText } from '#web/values/day-text.ts'
import { keypadSign, takeTyped } from '#web/values/number-box.ts'
import { numberReading, readValueText, showValue } from '#web/values/value-text.ts'
import { useWords } from '#web/words/words.ts'
import { compareBy, comparisonsOf, conditionOf, draftOf, needs, newDraft, type ConditionDraft } from './conditions.ts'
import { useRecordName } from '../actions/record-name.ts'
import style from './conditions.module.css'

interface Props {
  field: ConditionField
  /** null: it is a new one. */
  condition: WhereCondition | null
  join: WireWhere['join']
  onApply: (condition: WhereCondition) => void
  onDrop?: () => void
  /** Adds another one to its group. */
  onMore?: () => void
  isFull?: boolean
}

export const ConditionBox = ({ field, condition, join, onApply, onDrop, onMore, isFull }: Props) => {
  const { t, label } = useWords()
  const [draft, setDraft] = useState(() => (condition ? draftOf(condition) : newDraft(field)))
  const said = conditionOf(field, draft)
  const problem = said && 'problem' in said ? said.problem : null
  const options = comparisonsOf(field).map((value) => ({ value, label: t(`where.op.${value}` as 'where.op.eq') }))
  return (
    <form
      className="stack can-shorten"
      onSubmit={(event) => {
        event.preventDefault()
        if (said && !('problem' in said)) onApply(said)
      }}
    >
      <Stack gap={10} className="pad-12 can-shorten scroll-y" data-content>
        <p className="bold">{label(field.label)}</p>
        {options.length > 1 && (
          <Select
            label={t('where.comparison')}
            hideLabel
            options={options}
            value={draft.comparison}
            onChange={(value) => {
              const next = comparisonsOf(field).find((one) => one === value)
              if (next) setDraft(compareBy(field, draft, next))
            }}
          />
        )}
        <Values {...{ field, draft }} onDraft={setDraft} />
        {problem && (
          <p className={style.problem} role="alert">
            {t(problem)}
          </p>
        )}
      </Stack>
      <div className={style.foot}>
        {onDrop && (
          <Button size="small" onClick={onDrop}>
            {t('where.drop')}
          </Button>
        )}
        {onMore && (
          <Button size="small" onClick={onMore} disabled={isFull}>
            {t(join === 'all' ? 'where.addOr' : 'where.addAnd')}
          </Button>
        )}
        <span className="grow" />
        <Button type="submit" size="small" variant="primary" disabled={said === null || problem !== null}>
          {t('where.apply')}
        </Button>
      </div>
    </form>
  )
}

interface ValueProps {
  field: ConditionField
  draft: ConditionDraft
  onDraft: (draft: ConditionDraft) => void
}

const Values = (props: ValueProps) => {
  const { t } = useWords()
  const { draft, onDraft } = props
  switch (needs(draft.comparison)) {
    case 'nothing':
      return null
    case 'several':
      return <Several {...props} />
    case 'two':
      return (
        <div className={style.ends}>
          <One {...props} name={t('where.low')} value={draft.low} first onValue={(low) => onDraft({ ...draft, low })} />
          <One {...props} name={t('where.high')} value={draft.high} onValue={(high) => onDraft({ ...draft, high })} />
        </div>
      )
    case 'one':
      return (
        <One {...props} name={t('where.value')} value={draft.low} first onValue={(low) => onDraft({ ...draft, low })} />
      )
  }
}

interface OneProps extends ValueProps {
  name: string
  value: string
  first?: boolean
  onValue: (value: string) => void
}

const One = (props: OneProps) => {
  const { t } = useWords()
  const { field, draft, name, value, first, onValue } = props
  if (field.kind === 'flag') {
    const options = [
      { value: 'true', label: t('where.yes') },
      { value: 'false', label: t('where.no') },
    ]
    return (
      <Select label={name} hideLabel options={options} value={value} onChange={(next) => onValue(next ?? 'true')} />
    )
  }
  if (draft.comparison === 'during') {
    const options = namedRanges.map((range) => ({ value: range, label: t(`date.${range}`) }))
    return (
      <Select label={name} hideLabel options={options} value={value || null} onChange={(next) => onValue(next ?? '')} />
    )
  }
  if (field.kind === 'day') return <DayBox {...props} />
  if (field.kind === 'number') return <NumberBox {...props} />
  return (
    <TextInput
      label={name}
      hideLabel
      placeholder={name}
      value={value}
      maxLength={200}
      {...(first && { 'data-autofocus': true })}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  )
}

const DayBox = ({ name, value, first, onValue }: OneProps) => {
  const { t } = useWords()
  const today = useToday()
  const [typed, setTyped] = useState(() => showDay(parseDay(value.slice(0, 10))))
  const read = readDayText(typed, today)
  return (
    <TextInput
      label={name}
      value={typed}
      placeholder="dd-mm-yyyy"
      {...(first && { 'data-autofocus': true })}
      error={read === undefined ? t('date.invalid') : undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onValue(readDayText(currentTarget.value, today) ?? '')
      }}
      onBlur={() => {
        if (read) setTyped(showDay(read))
      }}
    />
  )
}

/** Numbers of any kind are typed alike; quantities have the most decimals. */
const numberField: Field = quantity({ label: 'where.value' })

const NumberBox = ({ name, value, first, onValue }: OneProps) => {
  const { label } = useWords()
  const context = useTexts()
  const [typed, setTyped] = useState(() => showValue(numberField, parseDecimal(value), context))
  const reading = numberReading(numberField, context)
  const found = readValueText(numberField, typed, context)
  const problem = 'problem' in found ? found.problem : undefined
  return (
    <TextInput
      label={name}
      numeric
      inputMode="decimal"
      data-keypad={keypadSign(reading)}
      value={typed}
      {...(first && { 'data-autofocus': true })}
      error={problem && label(problem.message, { ...problem.values, label: name })}
      onChange={({ currentTarget: input }) => {
        const text = takeTyped(input, reading)
        const read = readValueText(numberField, text, context)
        setTyped(input.value)
        onValue('value' in read && typeof read.value === 'bigint' ? decimalText(read.value as Decimal) : '')
      }}
    />
  )
}

const Several = ({ field, draft, onDraft }: ValueProps) => {
  const { label } = useWords()
  const toggle = (value: string) => {
    const chosen = draft.chosen.includes(value) ? draft.chosen.filter((one) => one !== value) : [...draft.chosen, value]
    onDraft({ ...draft, chosen })
  }
  if (field.kind === 'record') return <Records {...{ field, draft, onDraft }} onToggle={toggle} />
  return (
    <Stack gap={8} role="group" aria-label={label(field.label)}>
      {(field.choices ?? []).map(({ value, label: name }, index) => (
        <Checkbox
          key={value}
          label={label(name)}
          checked={draft.chosen.includes(String(value))}
          {...(index === 0 && { 'data-autofocus': true })}
          onChange={() => toggle(String(value))}
        />
      ))}
    </Stack>
  )
}

const Records = ({ field, draft, onToggle }: ValueProps & { onToggle: (id: string) => void }) => {
  const { t, label } = useWords()
  const lookup = lookupOf(field.of)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  if (!lookup) return null
  return (
    <>
      <RefPicker
        // Empty again for the next one.
        key={draft.chosen.length}
        label={label(field.label)}
        hideLabel
        path={lookup.path}
        pageSize={lookup.pageSize}
        narrow={field.narrow ?? {}}
        placeholder={t('where.value')}
        value={null}
        onPick={(row) => {
          if (!row || draft.chosen.includes(row.id)) return
          setNames({ ...names, [row.id]: row.name })
          onToggle(row.id)
        }}
      />
      {draft.chosen.length > 0 && (
        <div className="flex wrap gap-6">
          {draft.chosen.map((id) => (
            <Chosen key={id} of={field.of ?? ''} id={id} known={names[id]} onRemove={() => onToggle(id)} />
          ))}
        </div>
      )}
    </>
  )
}

const Chosen = ({
  of,
  id,
  known,
  onRemove,
}: {
  of: string
  id: string
  known: string | undefined
  onRemove: () => void
}) => {
  const { t } = useWords()
  const read = useRecordName(of, known === undefined ? id : '')
  const name = known ?? read
  return (
    <Tag removeLabel={t('where.dropNamed', { name })} onRemove={onRemove}>
      {name}
    </Tag>
  )
}
