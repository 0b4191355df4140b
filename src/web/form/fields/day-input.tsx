/** A day: typed (`21`, `21/11`, `h` for today, `+3`) or picked from a calendar, which Alt+↓ opens. */
import { CalendarDays } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Day } from '#kernel/day.ts'
import { day as dayField, type Field } from '#model/field.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Calendar } from '#web/feedback/later-calendar.tsx'
import { TextInput, type FieldShellProps } from '#web/ui/fields/field.tsx'
import { Popover } from '#web/ui/floating/popover.tsx'
import { earliest, latest } from '#wire/values.ts'
import { useTextContext } from './form-context.tsx'
import { useTyped } from './use-typed.ts'
import { useFormWords } from '../../words/form-words.ts'

export interface DayInputProps extends FieldShellProps {
  value: Day | null
  onCommit: (value: Day | null) => void
  disabled?: boolean
  name?: string
  min?: Day
  max?: Day
  field?: Field
}

const plain = dayField({ label: 'field.date' })

export const DayInput = ({
  value,
  onCommit,
  disabled,
  name,
  min = earliest,
  max = latest,
  field = plain,
  ...look
}: DayInputProps) => {
  const { t, label } = useFormWords()
  const { today } = useTextContext()
  const [opened, setOpened] = useState(false)
  useEffect(() => Calendar.loadWhenIdle(), [])
  const typed = useTyped(field, value, (next) => onCommit(next as Day | null))
  const wrong =
    typed.problem && label(typed.problem.message, { ...typed.problem.values, label: look.label ?? label(field.label) })
  const pick = (day: Day) => {
    setOpened(false)
    onCommit(day)
  }
  return (
    <TextInput
      {...look}
      error={wrong ?? look.error}
      value={typed.value}
      disabled={disabled}
      data-field={name}
      data-day
      inputMode="text"
      placeholder="dd-mm-yyyy"
      onChange={typed.onChange}
      onBlur={typed.onBlur}
      aria-keyshortcuts="Alt+ArrowDown"
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== 'ArrowDown') return typed.onKeyDown(event)
        event.preventDefault()
        setOpened(!disabled)
      }}
      onFocus={(event) => event.currentTarget.select()}
      right={
        !disabled && (
          <Popover
            opened={opened}
            onChange={setOpened}
            label={look.label ?? t('form.calendar')}
            sheet
            position="bottom-end"
            target={
              <IconButton
                label={t('form.calendar')}
                size="small"
                tabIndex={-1}
                icon={<CalendarDays size={16} />}
                onClick={() => setOpened(!opened)}
              />
            }
          >
            <Calendar from={value} today={today} min={min} max={max} autoFocus onPick={pick} />
          </Popover>
        )
      }
    />
  )
}
