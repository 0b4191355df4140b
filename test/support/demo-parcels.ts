/** Parcels of the demo company in memory, for telling its story without a database. */
import type { Arrival, CarriersMoney, Desk } from '../../scripts/demo/desk.ts'
import type { ShipmentState } from '#model/shipment-state.ts'
import type { DebtBook } from './demo-debts.ts'

interface Parcel {
  bill: string
  /** Null: it was handed over, and nothing is known since. */
  state: ShipmentState | null
  cod: number
  fee: number
  settled: { 1: number; 2: number }
}

const arrived: readonly (ShipmentState | null)[] = ['delivered', 'returned']

type Own = Pick<Desk, 'handOver' | 'note' | 'arrive' | 'settle' | 'keepFile'>

/** Every refusal is thrown. */
export const parcelBook = (debts: DebtBook): { parcels: ReadonlyMap<string, Parcel>; desk: Own } => {
  const parcels = new Map<string, Parcel>()
  const desk: Own = {
    async handOver(_scope, bill, { carrierFee, collects }) {
      if ([...parcels.values()].some((one) => one.bill === bill && one.state !== 'cancelled'))
        throw new Error(`alreadyHandedOver: ${bill}`)
      const id = `shipment ${parcels.size}`
      const cod = collects ? debts.remaining(bill) : 0
      parcels.set(id, { bill, state: null, cod, fee: carrierFee ?? 0, settled: { 1: 0, 2: 0 } })
      return { id, cod }
    },
    async note() {},
    async arrive(_scope, { id }, { state, collected, fee, returnFee }: Arrival) {
      const parcel = parcels.get(id)!
      Object.assign(parcel, { state, cod: collected ?? parcel.cod, fee: (fee ?? parcel.fee) + (returnFee ?? 0) })
      if (state === 'delivered') debts.bring(parcel.bill, parcel.cod)
    },
    async settle(_scope, { kind, fund, amounts }: CarriersMoney) {
      for (const [id, amount] of amounts) {
        const parcel = parcels.get(id)!
        const most = kind === 1 ? parcel.cod : parcel.fee
        if (!arrived.includes(parcel.state)) throw new Error(`nothingOfShipment: ${id} is ${String(parcel.state)}`)
        if (amount <= 0 || parcel.settled[kind] + amount > most) throw new Error(`allocatedTooMuch: ${id}: ${amount}`)
        parcel.settled[kind] += amount
        debts.pay(fund, kind === 1 ? amount : -amount)
      }
    },
    async keepFile() {},
  }
  return { parcels, desk }
}
