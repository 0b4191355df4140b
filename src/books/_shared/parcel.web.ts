/** What the pages of parcels read of one, and say anew when something was done with it. */
import { useQuery } from '@tanstack/react-query'
import type { ParcelTodo } from '#model/shipment-todo.ts'
import { call } from '#web/data/call.ts'
import { invalidateModule, queryClient } from '#web/data/queries.ts'

export const parcelModule = 'Shipping'
export const codModule = 'COD'

export interface ParcelStep {
  shipStatus: number
  shipStatusName: string
}
interface Made {
  s_ID: string
  module: string
  NumberID: string
  dtDate: string
}
export interface Parcel extends ParcelStep {
  s_ID: string
  version: number
  shipNumber: string
  billId: string
  NumberID: string
  ObjName: string
  carrierName: string
  trackingCode: string | null
  trackingUrl: string
  /** The path at which its receiver follows it. */
  trackingPage: string
  receiverName: string | null
  receiverPhone: string | null
  receiverAddress: string | null
  handDate: string
  deliveredDate: string
  codAmount: number
  codAgreed: number
  codReported: number | null
  isPartial: boolean
  codPaid: number
  carrierFee: number
  returnFee: number
  fee: number
  promisedFee: number | null
  expectedDate: string | null
  feePaid: number
  next: readonly ParcelStep[]
  history: readonly { at: string | null; status: string; note: string; user: string }[]
  findings: readonly {
    kind: string
    kindName: string
    advice: string
    unit: string
    expected: number
    found: number
    note: string
  }[]
  vouchers: readonly (Made & { kind: number; amount: number })[]
  todo: readonly ParcelTodo[]
  returns: readonly Made[]
  claimAmount: number | null
  claimPaid: number
  claims: readonly (Made & { amount: number })[]
}

const keyOf = (id: string) => ['parcel', id]

export const useParcel = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call<Parcel>(`api/${parcelModule}/getInfo`, { query: { s_ID: id }, signal }),
  })

/** Bills and lists say how far their parcels are. */
export const parcelChanged = async (): Promise<void> => {
  await Promise.all([invalidateModule(parcelModule), queryClient.invalidateQueries({ queryKey: ['parcel'] })])
}
