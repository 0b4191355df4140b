/** The calendar, loaded when the browser is idle or the first one is opened. */
import { lazyWhenIdle } from './lazy-when-idle.tsx'

/** Keeps the panel as large as the calendar will be, so that it does not move under the pointer. */
const Waiting = <div style={{ width: 260, height: 290 }} />

export const Calendar = lazyWhenIdle(
  async () => (await import('../ui/calendar.tsx')).Calendar,
  () => Waiting,
)
