/** The life cycle of a parcel's document: in force, until it is taken back before the carrier has begun. */
import { posting, type Lifecycle, type State } from '#model/state.ts'

const { posted, cancelled } = posting.states as Readonly<Record<'posted' | 'cancelled', State>>

export const following: Lifecycle = {
  states: {
    underWay: { ...posted, removable: false },
    cancelled: { ...cancelled, removable: false, derived: true },
  },
  saved: 'underWay',
  transitions: [],
}
