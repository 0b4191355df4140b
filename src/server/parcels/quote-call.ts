/** `TinhPVC_NVC` of a carrier that is asked: its services with their prices, within ten seconds (contract amendments 73). */
import { quoteAsked, type Quote } from '#documents/sales-bill/fee-calls.server.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import { isStoredId } from '#engine/columns.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { textForReader } from '#engine/stored-text.ts'
import { toNumber, zero } from '#kernel/decimal.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { feePayer } from '#model/carrier.ts'
import { isOpen, type AnyCall, type Call, type Input, type Place } from '../call/call.ts'
import { carrierAccountOf, noCarrierAccount } from '../shipping/accounts.ts'
import type { ParcelRoute, QuotedService, Quotes } from '../shipping/carrier.ts'
import { quotesAt, type AskingCarrier } from '../shipping/carriers/carrier.effect.ts'
import { endsOf } from './as-carrier-parcel.ts'

interface Asking {
  asking: AskingCarrier
  route: ParcelRoute
  weight: number
}

/** Whose goods they are is not always said: then they lie where most do. */
const storeOf = async (scope: Scope, asked: string | null | undefined): Promise<string | null> => {
  if (isStoredId(asked)) return asked
  const [row] = await wholeScope(scope).tx.query<{ id: string }>(
    sql`select s.id from store s where ${sql.ours('s')} and s.is_default and s.active limit 1`,
  )
  return row?.id ?? null
}

const payerOf = async (scope: Scope, option: string | null | undefined): Promise<ParcelRoute['feePayer']> => {
  if (!isStoredId(option)) return 'shop'
  const rows = await scope.tx.query(
    sql`select from carrier_payment_option o where ${sql.ours('o')} and o.id = ${option} and o.fee_payer = ${feePayer.receiver}`,
  )
  return rows.length > 0 ? 'receiver' : 'shop'
}

const routeOf = async (scope: Scope, { asked, parcel }: Quote): Promise<ParcelRoute> => ({
  ...(await endsOf(scope, await storeOf(scope, asked.store), {
    address: null,
    province: asked.province ?? null,
    district: asked.district ?? null,
    village: asked.village ?? null,
  })),
  weight: parcel.weight,
  length: asked.length ?? null,
  width: asked.width ?? null,
  height: asked.height ?? null,
  cod: asked.codAmount ?? zero,
  value: parcel.total,
  feePayer: await payerOf(scope, asked.paymentOption),
})

/** Null: its prices are rows of the business. */
const plan = async (scope: Scope, { body }: Input): Promise<Asking | null> => {
  const quote = await quoteAsked(scope, body)
  const { id, adapter } = quote.carrier
  if (adapter === 'manual') return null
  const account = await carrierAccountOf(scope, id, adapter)
  if (!account) throw new Refused([await noCarrierAccount(scope, id, 'NVC_ID')])
  const asking = { tenant: scope.tx.tenant, by: scope.user, adapter, account }
  return { asking, route: await routeOf(scope, quote), weight: quote.parcel.weight }
}

type Told = { quotes: Quotes | Problem; weight: number } | null

const ask = async ({ server }: Place, planned: Asking | null): Promise<Told> =>
  planned && { quotes: await quotesAt(server, planned.asking, planned.route), weight: planned.weight }

const rowOf = ({ language }: Scope, { serviceCode, name, expectedDate, note, ...amounts }: QuotedService) => ({
  serviceCode,
  Name: textForReader(language, name),
  fee: toNumber(amounts.fee),
  insuranceFee: toNumber(amounts.insuranceFee),
  codFee: toNumber(amounts.codFee),
  otherFee: toNumber(amounts.otherFee),
  total: toNumber(amounts.total),
  expectedDate: expectedDate ?? '',
  Note: textForReader(language, note),
})

const told = (scope: Scope, { quotes, weight }: NonNullable<Told>): unknown => {
  if (!('services' in quotes)) throw new Refused([quotes])
  if (quotes.services.length === 0) throw new Refused([problem('', 'noFee')])
  return { Description: 'ok', weight, ListItem: quotes.services.map((one) => rowOf(scope, one)) }
}

const quoteCall = (call: Call): Call => ({
  ...call,
  outside: { read: plan, work: (place, planned) => ask(place, planned as Asking | null) },
  run: async (scope, input, server) =>
    input.outside ? told(scope, input.outside as NonNullable<Told>) : call.run(scope, input, server),
})

export const throughCarriers = (call: AnyCall): AnyCall =>
  call.path === `${salesBill.wire.module}/TinhPVC_NVC` && !isOpen(call) ? quoteCall(call) : call
