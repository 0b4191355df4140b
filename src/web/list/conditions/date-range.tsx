/** Chooses a range of days: a preset, typed days, or days from the calendar. */
import { CalendarDays, ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Day, type DayRange, parseDay, showDay } from '#kernel/day.ts'
import { readDayText } from '#web/values/day-text.ts'
import { useToday } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Calendar } from '#web/feedback/later-calendar.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { Popover } from '#web/ui/floating/popover.tsx'
import { type Range, ranges } from '../list-state.ts'
import style from '../list.module.css'

const earliest = parseDay('1900-01-01')!
const latest = parseDay('2050-01-01')!

interface Props {
  range: Range
  from: Day | null
  to: Day | null
  onRange: (range: Range) => void
  onDays: (days: DayRange) => void
  /** True if "all days" is offered. */
  offersAllDays?: boolean
}

export const DateRange = (props: Props) => {
  const { t } = useWords()
  const [opened, setOpened] = useState(false)
  useEffect(() => Calendar.loadWhenIdle(), [])
  const { range, from, to, onRange, onDays } = props
  const days = range === 'ALL' ? '' : from === to ? showDay(from) : `${showDay(from) || '…'} – ${showDay(to) || '…'}`
  const target = (
    <Button className={style.range} icon={<CalendarDays size={15} />} onClick={() => setOpened(!opened)}>
      <span className="hidden-visually">{t('date.range')}: </span>
      <span className="bold">{t(`date.${range}`)}</span>{' '}
      <span className={range === 'CUSTOM' ? style.customRangeDays : style.rangeDays}>{days}</span>
      <ChevronDown size={14} aria-hidden="true" style={{ marginInlineStart: 6, verticalAlign: -2 }} />
    </Button>
  )
  const close = () => setOpened(false)
  return (
    <Popover opened={opened} onChange={setOpened} target={target} label={t('date.range')} sheet>
      <Panel
        {...props}
        onRange={(next) => {
          close()
          onRange(next)
        }}
        onDays={(next) => {
          close()
          onDays(next)
        }}
      />
    </Popover>
  )
}

const Panel = ({ range, from, to, onRange, onDays, offersAllDays: ever = true }: Props) => {
  const { t } = useWords()
  const today = useToday()
  const [ends, setEnds] = useState<{ from: Day | null; to: Day | null }>({ from, to })
  const [typed, setTyped] = useState({ from: showDay(from), to: showDay(to) })
  const read = { from: readDayText(typed.from, today), to: readDayText(typed.to, today) }
  const wrong = (day: Day | null | undefined) => (day === undefined ? t('date.invalid') : undefined)
  const order = read.from && read.to && read.from > read.to ? t('date.order') : undefined
  const pick = (day: Day) => {
    // The first click sets the start of the range, the second one its end.
    const next = ends.from && !ends.to && day >= ends.from ? { from: ends.from, to: day } : { from: day, to: null }
    setEnds(next)
    setTyped({ from: showDay(next.from), to: showDay(next.to) })
    if (next.to) onDays({ from: next.from, to: next.to })
  }
  const type = (end: 'from' | 'to') => (text: string) => {
    const next = { ...typed, [end]: text }
    setTyped(next)
    const day = readDayText(text, today)
    if (day !== undefined) setEnds((before) => ({ ...before, [end]: day }))
  }
  const ready = read.from && read.to && !order
  const apply = () => {
    if (ready) onDays({ from: read.from!, to: read.to! })
  }
  return (
    <div className={style.rangePanel}>
      <div className={style.presets} role="group" aria-label={t('date.range')}>
        {ranges
          .filter((one) => ever || one !== 'ALL')
          .map((one) => (
            <button
              key={one}
              type="button"
              className={style.preset}
              aria-pressed={one === range}
              onClick={() => onRange(one)}
            >
              {t(`date.${one}`)}
            </button>
          ))}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <div className={style.rangeInputs}>
          <TextInput
            label={t('date.from')}
            value={typed.from}
            placeholder="dd-mm-yyyy"
            data-autofocus
            error={wrong(read.from)}
            onChange={(event) => type('from')(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
          />
          <TextInput
            label={t('date.to')}
            value={typed.to}
            placeholder="dd-mm-yyyy"
            error={wrong(read.to) ?? order}
            onChange={(event) => type('to')(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <Calendar
          from={ends.from}
          to={ends.to}
          today={today}
          min={earliest}
          max={latest}
          onPick={pick}
          key={ends.from?.slice(0, 7)}
        />
        <div className={style.rangeFooter}>
          <Button type="submit" variant="primary" disabled={!ready}>
            {t('list.apply')}
          </Button>
        </div>
      </form>
    </div>
  )
}
