/** Bills that wait to be packed: what is asked for, and the list with all of them. */
import { addDays, type Day } from '#kernel/day.ts'
import { toPackFilter } from '#model/shipment-todo.ts'

/** Older ones were brought without a parcel, or never will be. */
const DAYS = 14
export const SHOWN = 20
const { wire, value } = toPackFilter

/** The list opens those that are counted, and no others. */
export const waitingBills = (today: Day) => {
  const from = addDays(today, -DAYS)
  return {
    from,
    query: { FromDate: from, [wire]: String(value), nItem: String(SHOWN) },
    address: `/sales/billsales/data/list?from=${from}&${wire}=${value}`,
  }
}
