/** How keys move in a calendar: by day, week, month and year, and to the ends of the week. */
import { addDays, addMonths, type Day, daysBetween } from '#kernel/day.ts'

export const mondayOf = (day: Day): Day => addDays(day, -(((daysBetween('2024-01-01' as Day, day) % 7) + 7) % 7))

const MONTHS_OF_YEAR = 12

/** The day a key leads to; null when it is none of the calendar. */
export const dayByKey = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, day: Day): Day | null => {
  const months = shiftKey ? MONTHS_OF_YEAR : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
    case 'Home':
      return mondayOf(day)
    case 'End':
      return addDays(mondayOf(day), 6)
    default:
      return null
  }
}
