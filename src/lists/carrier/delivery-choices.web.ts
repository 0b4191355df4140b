/** What is asked of the server for a delivery: carriers, what may be chosen of one, and fees. */
import { useQuery } from '@tanstack/react-query'
import { decimalText, zero, type Decimal } from '#kernel/decimal.ts'
import { call } from '#web/data/call.ts'

export interface CarrierRow {
  Id: string
  Name: string
  Code: string
  isInternal: boolean
}
export interface ChoiceRow {
  Id: string
  Name: string
  Note: string | null
  feePayer?: number
  collectGoods?: boolean
}
export type ChoiceCall = 'getCagiaohang' | 'getTuychonthanhtoan' | 'getLuuYGiao'

const ask = <T>(name: string, query: Record<string, string> = {}): Promise<T> =>
  call<T>(`api/ApiDeliveryFee/${name}`, { method: 'GET', query })

const STALE_MS = 60_000

export const useCarriers = (enabled: boolean): readonly CarrierRow[] | undefined =>
  useQuery({
    queryKey: ['delivery', 'carriers'],
    enabled,
    staleTime: STALE_MS,
    meta: { silent: true },
    queryFn: () => ask<CarrierRow[]>('DanhsachNVC'),
  }).data

export const useChoices = (name: ChoiceCall, carrier: string | null): readonly ChoiceRow[] =>
  useQuery({
    queryKey: ['delivery', name, carrier],
    enabled: carrier !== null,
    staleTime: STALE_MS,
    meta: { silent: true },
    queryFn: () => ask<ChoiceRow[]>(name, { NVC_ID: carrier! }),
  }).data ?? []

export interface Service {
  Name: string
  total: number
  Note: string
  /** Of carriers. */
  serviceCode?: string
  /** '' = nothing is promised. */
  expectedDate?: string
}
export interface Offers {
  services: readonly Service[]
  /** Grams that the server worked out of the lines. */
  weight: number | null
  /** Why there is no fee. */
  reason: string
}

type Values = Readonly<Record<string, unknown>>
const textOf = (value: unknown): string | null => (typeof value === 'bigint' ? decimalText(value as Decimal) : null)

export interface Parcel {
  module: string
  delivery: Values
  /** Of the bill without the fee. */
  total: Decimal
  lines: readonly Values[]
}

const bodyOf = ({ delivery, total, lines }: Parcel) => ({
  NVC_ID: delivery['carrier'] ?? null,
  provinceId: delivery['province'] ?? null,
  districtId: delivery['district'] ?? null,
  villageId: delivery['village'] ?? null,
  weight: delivery['weight'] ?? null,
  length: delivery['length'] ?? null,
  width: delivery['width'] ?? null,
  height: delivery['height'] ?? null,
  codAmount: textOf(delivery['codAmount']),
  TotalTax: textOf(total),
  shiftId: delivery['shift'] ?? null,
  paymentOptionId: delivery['paymentOption'] ?? null,
  lines: lines.flatMap(({ product, unit, quantity }) =>
    product
      ? [{ Product_ID: product as string, unitId: (unit ?? null) as string | null, Qty: textOf(quantity ?? zero) }]
      : [],
  ),
})

/** The fee of the business's own table, or those of a carrier; a refusal is an answer here. */
export const useOffers = (parcel: Parcel, enabled: boolean): Offers | undefined => {
  const isOwn = parcel.delivery['type'] === 1
  const { NVC_ID, ...body } = bodyOf(parcel)
  return useQuery({
    queryKey: ['delivery', 'fee', isOwn, NVC_ID, body],
    enabled,
    staleTime: STALE_MS,
    retry: false,
    meta: { silent: true },
    queryFn: async ({ signal }): Promise<Offers> => {
      const name = isOwn ? 'TinhPVC_Noibo' : 'TinhPVC_NVC'
      try {
        const {
          length: _length,
          width: _width,
          height: _height,
          codAmount: _cod,
          shiftId: _shift,
          paymentOptionId: _option,
          ...plain
        } = body
        const answer = await call<{ shippingFee?: number; weight: number; ListItem?: Service[] }>(
          `api/${parcel.module}/${name}`,
          { body: isOwn ? plain : { NVC_ID, ...body }, signal },
        )
        const own = answer.shippingFee === undefined ? [] : [{ Name: '', total: answer.shippingFee, Note: '' }]
        return { services: answer.ListItem ?? own, weight: answer.weight, reason: '' }
      } catch (failure) {
        if (signal.aborted) throw failure
        return { services: [], weight: null, reason: failure instanceof Error ? failure.message : '' }
      }
    },
  }).data
}
