/** What is asked of the server for a delivery: carriers, what may be chosen of one, and fees. */
import { useQuery } from '@tanstack/react-query'
import { decimalText, zero, type Decimal } from '#kernel/decimal.ts'
import { spelt, type Spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'

export type CarrierRow = Spelt<AnswerOf<'api/ApiDeliveryFee/DanhsachNVC'>>[number]
export type ChoiceCall = 'getCagiaohang' | 'getTuychonthanhtoan' | 'getLuuYGiao'
type Option = Spelt<AnswerOf<'api/ApiDeliveryFee/getTuychonthanhtoan'>>[number]
export type ChoiceRow = Pick<Option, 'id' | 'name' | 'note'> & Partial<Pick<Option, 'feePayer' | 'collectGoods'>>

const STALE_MS = 60_000

export const useCarriers = (enabled = true): readonly CarrierRow[] | undefined =>
  useQuery({
    queryKey: ['delivery', 'carriers'],
    enabled,
    staleTime: STALE_MS,
    meta: { silent: true },
    queryFn: async () => spelt(await call('api/ApiDeliveryFee/DanhsachNVC', { method: 'GET' })),
  }).data

export const useChoices = (name: ChoiceCall, carrier: string | null): readonly ChoiceRow[] =>
  useQuery({
    queryKey: ['delivery', name, carrier],
    enabled: carrier !== null,
    staleTime: STALE_MS,
    meta: { silent: true },
    queryFn: async (): Promise<readonly ChoiceRow[]> =>
      spelt(await call(`api/ApiDeliveryFee/${name}`, { method: 'GET', query: { NVC_ID: carrier } })),
  }).data ?? []

type Quoted = Spelt<AnswerOf<'api/Order/TinhPVC_NVC'>>['rows'][number]
/** The table of the business names no service, and promises no day. */
export type Service = Pick<Quoted, 'name' | 'total' | 'note'> & Partial<Pick<Quoted, 'serviceCode' | 'expectedDate'>>
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
      try {
        if (isOwn) {
          const { provinceId, districtId, villageId, weight: typed, TotalTax, lines } = body
          const { shippingFee: total, weight } = await call('api/Order/TinhPVC_Noibo', {
            body: { provinceId, districtId, villageId, weight: typed, TotalTax, lines },
            signal,
          })
          return { services: [{ name: '', total, note: '' }], weight, reason: '' }
        }
        const quoted = await call('api/Order/TinhPVC_NVC', { body: { NVC_ID, ...body }, signal })
        const { rows: services, weight } = spelt(quoted)
        return { services, weight, reason: '' }
      } catch (failure) {
        if (signal.aborted) throw failure
        return { services: [], weight: null, reason: failure instanceof Error ? failure.message : '' }
      }
    },
  }).data
}
