/** When Giao Hàng Nhanh fetches parcels: it names its shifts by numbers that differ from day to day. */
import { textAt, type Row } from '../../../asking/reading.ts'
import type { Parcel } from '../../carrier.ts'

const minutesAt = (row: Row, name: string): number => Number(textAt(row, name) || NaN) / 60

/** The number of the first shift that shares most with the one that was chosen; none if none does. */
export const ghnShift = (rows: readonly Row[], shift: NonNullable<Parcel['shift']>): number[] => {
  const shared = rows.map((row) => ({
    id: Number(textAt(row, 'id')),
    minutes: Math.min(minutesAt(row, 'to_time'), shift.to) - Math.max(minutesAt(row, 'from_time'), shift.from),
  }))
  const [best] = shared.filter(({ id, minutes }) => id > 0 && minutes > 0).toSorted((a, b) => b.minutes - a.minutes)
  return best ? [best.id] : []
}
