/** The dates of a report: a range of days or whole months, a year, one day, or today. */
import { day as dayOf, parseDay, type Day, type Preset } from '#kernel/day.ts'
import type { AnyReport } from '#model/report.ts'
import { DayInput } from '#web/form/fields/day-input.tsx'
import { useTextContext } from '#web/form/fields/form-context.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { Select } from '#web/ui/fields/select.tsx'
import {
  chooseDay,
  chooseMonths,
  choosePreset,
  chooseYear,
  monthPresets,
  presets as allPresets,
  type ConditionValues,
} from '../data/conditions.ts'
import style from '../report.module.css'

const EARLIEST = parseDay('2000-01-01')!
const LATEST = parseDay('2050-01-01')!

export interface DayConditionsProps {
  report: AnyReport
  asking: ConditionValues
  disabled: boolean
  onChange: (asking: ConditionValues) => void
}

export const DayConditions = (props: DayConditionsProps) => {
  const { t } = useFormWords()
  const { report, asking, disabled, onChange } = props
  const to = asking.values['to'] as Day | null
  switch (report.dates) {
    case 'asOf':
      return <DayInput label={t('reports.asOf')} value={to} disabled onCommit={() => undefined} />
    case 'day':
      return (
        <DayInput
          label={t('reports.day')}
          value={to}
          disabled={disabled}
          min={EARLIEST}
          max={LATEST}
          onCommit={(day) => onChange(chooseDay(report, asking, { end: 'to', day }))}
        />
      )
    case 'year':
      return (
        <Select
          label={t('reports.year')}
          required
          disabled={disabled}
          value={asking.values['from'] ? String(asking.values['from']).slice(0, 4) : null}
          options={years}
          onChange={(year) => year && onChange(chooseYear(asking, Number(year)))}
        />
      )
    case 'months':
      return <Months {...props} />
    case 'range':
      return <Range {...props} />
  }
}

const Presets = ({ asking, disabled, onChange, offered }: DayConditionsProps & { offered: readonly Preset[] }) => {
  const { t } = useFormWords()
  const { today } = useTextContext()
  return (
    <div className={style.presets} role="radiogroup" aria-label={t('reports.presets')}>
      {offered.map((preset: Preset) => (
        <button
          key={preset}
          type="button"
          role="radio"
          aria-checked={asking.preset === preset}
          disabled={disabled}
          onClick={() => onChange(choosePreset(asking, preset, today))}
        >
          {t(`date.${preset}`)}
        </button>
      ))}
    </div>
  )
}

const Range = (props: DayConditionsProps) => {
  const { t } = useFormWords()
  const { report, asking, disabled, onChange } = props
  const end = (which: 'from' | 'to') => ({
    label: t(`date.${which}`),
    value: asking.values[which] as Day | null,
    disabled,
    min: EARLIEST,
    max: LATEST,
    onCommit: (day: Day | null) => onChange(chooseDay(report, asking, { end: which, day })),
  })
  return (
    <div className={style.dateRange}>
      <Presets {...props} offered={allPresets} />
      <DayInput {...end('from')} />
      <DayInput {...end('to')} />
    </div>
  )
}

const Months = (props: DayConditionsProps) => {
  const { t } = useFormWords()
  const { asking, disabled, onChange } = props
  const end = (which: 'from' | 'to', label: string) => (
    <MonthInput
      label={label}
      disabled={disabled}
      value={asking.values[which] as Day | null}
      onCommit={(month) => onChange(chooseMonths(asking, { end: which, month }))}
    />
  )
  return (
    <div className={style.dateRange}>
      <Presets {...props} offered={monthPresets} />
      {end('from', t('reports.fromMonth'))}
      {end('to', t('reports.toMonth'))}
    </div>
  )
}

const numbers = (from: number, to: number): { value: string; label: string }[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const text = String(from + index).padStart(2, '0')
    return { value: text, label: text }
  })
const months = numbers(1, 12)
/** The selectable years, latest first. */
const years = numbers(Number(EARLIEST.slice(0, 4)), Number(LATEST.slice(0, 4))).toReversed()

interface MonthInputProps {
  label: string
  disabled: boolean
  value: Day | null
  onCommit: (first: Day) => void
}
/** Month and year next to each other. */
const MonthInput = ({ label, disabled, value, onCommit }: MonthInputProps) => {
  const { t } = useFormWords()
  const { today } = useTextContext()
  const [year, month] = (value ?? today).split('-') as [string, string]
  return (
    <div className={style.monthRange} role="group" aria-label={label}>
      <Select
        label={label}
        disabled={disabled}
        value={month}
        options={months}
        onChange={(next) => next && onCommit(dayOf(`${year}-${next}-01`))}
      />
      <Select
        label={t('reports.year')}
        disabled={disabled}
        value={year}
        options={years}
        onChange={(next) => next && onCommit(dayOf(`${next}-${month}-01`))}
      />
    </div>
  )
}
