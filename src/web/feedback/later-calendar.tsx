/** The calendar, loaded once a day can be chosen and the browser is idle, or when the first one is opened. */
import { lazyPart } from './lazy-when-idle.tsx'

/** Keeps the panel as large as the calendar will be, so that it does not move under the pointer. */
const Waiting = <div style={{ width: 260, height: 290 }} />

export const Calendar = lazyPart(
  async () => (await import('../ui/fields/calendar.tsx')).Calendar,
  () => Waiting,
)
