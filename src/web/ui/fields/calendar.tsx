/**
 * Picks a day or a range from a month. Keys as in the ARIA pattern of a date picker: arrows move by day and week, Home
 * and End within the week, Page Up and Down by month, with Shift by year.
 */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { addDays, addMonths, type Day, firstOfMonth } from '#kernel/day.ts'
import { IconButton } from '../button.tsx'
import { dayByKey, mondayOf } from './calendar-keys.ts'
import { useKitWords } from '../base/kit-words.ts'
import style from '../parts.module.css'

export interface CalendarProps {
  /** The selected day, or the start of the selected range. */
  from: Day | null
  to?: Day | null
  today: Day
  min?: Day
  max?: Day
  onPick: (day: Day) => void
  autoFocus?: boolean
}

export const Calendar = ({ from, to = from, today, min, max, onPick, autoFocus }: CalendarProps) => {
  const words = useKitWords()
  const [focused, setFocused] = useState<Day>(from ?? today)
  const [month, setMonth] = useState<Day>(firstOfMonth(to ?? from ?? today))
  const table = useRef<HTMLTableElement>(null)
  const moveFocus = useRef(autoFocus === true)
  useEffect(() => {
    if (!moveFocus.current) return
    moveFocus.current = false
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })
  const go = (day: Day) => {
    moveFocus.current = true
    setFocused(day)
    setMonth(firstOfMonth(day))
  }
  const turn = (months: number) => {
    const next = addMonths(month, months)
    setMonth(next)
    setFocused(next)
  }
  const keys = (event: React.KeyboardEvent) => {
    const next = dayByKey(event, focused)
    if (!next) return
    event.preventDefault()
    go(next)
  }
  const monthTitle = (day: Day) => `${words.months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
  const title = monthTitle(month)
  const start = mondayOf(month)
  const inside = focused >= start && focused <= addDays(start, 41) ? focused : month
  const cell = (day: Day) => (
    <td key={day} role="gridcell" aria-selected={day === from || day === to || undefined}>
      <button
        type="button"
        className={style.day}
        tabIndex={day === inside ? 0 : -1}
        disabled={(min !== undefined && day < min) || (max !== undefined && day > max)}
        aria-label={`${Number(day.slice(8))} ${monthTitle(day)}`}
        aria-current={day === today ? 'date' : undefined}
        {...flags(day, month, { from, to: to ?? null, today })}
        onClick={() => {
          setFocused(day)
          onPick(day)
        }}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
  return (
    <div className={style.calendar}>
      <div className={style.calendarHeader}>
        <IconButton label={words.previousMonth} icon={<ChevronLeft size={16} />} onClick={() => turn(-1)} />
        <span className="bold" aria-live="polite">
          {title}
        </span>
        <IconButton label={words.nextMonth} icon={<ChevronRight size={16} />} onClick={() => turn(1)} />
      </div>
      <table ref={table} role="grid" aria-label={title} onKeyDown={keys}>
        <thead>
          <tr>
            {words.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4, 5].map((week) => (
            <tr key={week}>{[0, 1, 2, 3, 4, 5, 6].map((at) => cell(addDays(start, week * 7 + at)))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const flags = (day: Day, month: Day, { from, to, today }: { from: Day | null; to: Day | null; today: Day }) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const outside = day.slice(0, 7) !== month.slice(0, 7)
  return {
    'data-outside': outside || undefined,
    'data-weekend': (!outside && (weekday === 0 || weekday === 6)) || undefined,
    'data-today': day === today || undefined,
    'data-between': (from && to && day > from && day < to) || undefined,
    'data-chosen': day === from || day === to || undefined,
  }
}
