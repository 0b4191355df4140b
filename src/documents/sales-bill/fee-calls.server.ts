/** What bringing goods costs: by the table of the business itself, and by a carrier (contract documents §14, amendments). */
import { isStoredId } from '#engine/columns.ts'
import { answering, type Call } from '#engine/answering.ts'
import type { Input } from '#engine/call.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { decimal, toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { CarrierAdapter } from '#model/carrier.ts'
import { integer, money, quantity, ref, text as words, type Fields, type Values } from '#model/field.ts'
import { list, nullable } from '#model/schema.ts'
import { feeOf, type FeeRow, type Parcel } from '#model/shipping-fees.ts'
import { begin } from '#wire/body.ts'
import { feesOfCarrier, ownFee } from '#wire/described/parcels.ts'
import { bodyFields, bodyProperties } from '#wire/field-schema.ts'
import { readFields, readRows } from '#wire/values.ts'
import { weightOfLines } from './weight.server.ts'

const goodsFields = {
  product: ref('product')({ label: 'field.product', wire: 'Product_ID' }),
  unit: ref('unit')({ label: 'field.unit', wire: 'unitId' }),
  quantity: quantity({ label: 'field.quantity', wire: 'Qty' }),
}

/** A parcel as a bill says it; without a weight its lines tell it. */
const parcelFields = {
  province: ref('province')({ label: 'province', wire: 'provinceId' }),
  district: ref('district')({ label: 'district', wire: 'districtId' }),
  village: ref('village')({ label: 'village', wire: 'villageId' }),
  weight: integer({ label: 'delivery.weight' }),
  total: money({ label: 'field.total', wire: 'TotalTax' }),
}
const quoteFields = {
  carrier: ref('carrier')({ label: 'delivery.carrier', wire: 'NVC_ID' }),
  /** Where it is fetched; the usual store if nobody says. */
  store: ref('store')({ label: 'field.store', wire: 'Store_ID' }),
  ...parcelFields,
  length: integer({ label: 'delivery.length' }),
  width: integer({ label: 'delivery.width' }),
  height: integer({ label: 'delivery.height' }),
  codAmount: money({ label: 'delivery.codAmount' }),
  shift: words({ label: 'delivery.shift', wire: 'shiftId' }),
  paymentOption: words({ label: 'delivery.paymentOption', wire: 'paymentOptionId' }),
}
type Asked = Partial<Values<typeof quoteFields>>

const feeTable = (from: Sql): Sql =>
  sql`select f.province_id as province, f.district_id as district, f.village_id as village, f.from_weight as "fromWeight", f.to_weight as "toWeight",
  f.fee::text, f.min_total::text as "minTotal", f.free_fee::text as "freeFee" from ${from} and f.active`

const amount = (value: unknown): Decimal | null => (value === null ? null : decimal(String(value)))

const rowsOf = async ({ tx }: Scope, from: Sql): Promise<FeeRow[]> =>
  (await tx.query<FeeRow & Record<string, unknown>>(feeTable(from))).map((row) => ({
    ...row,
    fee: amount(row.fee),
    minTotal: amount(row.minTotal),
    freeFee: amount(row.freeFee),
  }))

/** The smallest place that is named brings those it lies in; of an old province, what it is part of now. */
const placesOf = async (
  { tx }: Scope,
  asked: Asked,
): Promise<Pick<Parcel, 'province' | 'district' | 'village' | 'successor'>> => {
  const [province, district, village] = [asked.province, asked.district, asked.village].map((one) =>
    isStoredId(one) ? one : null,
  )
  const [row] = await tx.query<{ province: string | null; district: string | null; successor: string | null }>(
    sql`select p.id as province, d.id as district, (select s.successor_id from state_place s where s.id = p.id) as successor from (values (1)) one
left join village v on ${sql.ours('v')} and v.id = ${village ?? null}::uuid
left join district d on ${sql.ours('d')} and d.id = coalesce(v.district_id, ${district ?? null}::uuid)
left join province p on ${sql.ours('p')} and p.id = coalesce(v.province_id, d.province_id, ${province ?? null}::uuid)`,
  )
  return { village: village ?? null, province: null, district: null, successor: null, ...row }
}

interface Read {
  asked: Asked
  parcel: Parcel
}

const read = async (scope: Scope, sent: unknown, fields: Fields): Promise<Read> => {
  const { body, context } = begin(sent, { timeZone: scope.settings.timeZone })
  const asked = readFields(fields, body, context) as Asked
  const rows =
    body['lines'] === undefined || body['lines'] === null
      ? []
      : readRows({ label: 'field.lines', fields: goodsFields }, body['lines'], context)
  const negative = (['weight', 'total'] as const).filter((name) => Number(asked[name] ?? 0) < 0)
  const problems: Problem[] = [
    ...context.problems,
    ...negative.map((name) =>
      problem(parcelFields[name].wire ?? name, 'mustNotBeNegative', { label: parcelFields[name].label }),
    ),
  ]
  if (problems.length > 0) throw new Refused(problems)
  const lines = (rows ?? []) as unknown as Values<typeof goodsFields>[]
  const weight = asked.weight || (await weightOfLines(scope, lines))
  return { asked, parcel: { ...(await placesOf(scope, asked)), weight, total: asked.total ?? zero } }
}

const ofBusiness = async (scope: Scope, { body }: Pick<Input, 'body'>) => {
  const { parcel } = await read(scope, body, parcelFields)
  const fee = feeOf(await rowsOf(scope, sql`shipping_fee f where ${sql.ours('f')}`), parcel)
  if (fee === null) throw new Refused([problem('', 'noFee')])
  return { Description: 'ok', shippingFee: toNumber(fee), weight: parcel.weight }
}

export interface Quote extends Read {
  carrier: { id: string; name: string; adapter: CarrierAdapter }
}

/** Of which carrier the price of which parcel is asked. Throws Refused. */
export const quoteAsked = async (scope: Scope, body: unknown): Promise<Quote> => {
  const { asked, parcel } = await read(scope, body, quoteFields)
  if (!asked.carrier) throw new Refused([problem('NVC_ID', 'noCarrier')])
  const [carrier] = isStoredId(asked.carrier)
    ? await scope.tx.query<Quote['carrier']>(
        sql`select c.id, c.name, c.adapter from carrier c where ${sql.ours('c')} and c.id = ${asked.carrier}`,
      )
    : []
  if (!carrier) throw new Refused([problem('NVC_ID', 'unknownRef', { label: 'delivery.carrier' })])
  return { asked, parcel, carrier }
}

const rowsOfCarrier = (scope: Scope, carrier: string): Promise<FeeRow[]> =>
  rowsOf(scope, sql`carrier_fee f where ${sql.ours('f')} and f.carrier_id = ${carrier}`)

/** What the rows of a carrier say of a parcel; null: none fits. */
export const feeByRows = async (
  scope: Scope,
  carrier: string,
  { weight, total, ...where }: Pick<Asked, 'province' | 'district' | 'village'> & Pick<Parcel, 'weight' | 'total'>,
): Promise<Decimal | null> => {
  const rows = await rowsOfCarrier(scope, carrier)
  return rows.length === 0 ? null : feeOf(rows, { ...(await placesOf(scope, where)), weight, total })
}

/** Of a carrier that has no computer; the server asks the others, and answers in place of this. */
const ofCarrier = async (scope: Scope, { body }: Pick<Input, 'body'>) => {
  const { parcel, carrier: found } = await quoteAsked(scope, body)
  const fee = feeOf(await rowsOfCarrier(scope, found.id), parcel)
  if (fee === null) throw new Refused([problem('', 'noFee')])
  const money = toNumber(fee)
  const service = { serviceCode: 'NOIBO', Name: found.name, expectedDate: '', Note: '' }
  return {
    Description: 'ok',
    weight: parcel.weight,
    ListItem: [{ ...service, fee: money, insuranceFee: 0, codFee: 0, otherFee: 0, total: money }],
  }
}

const lines = nullable(list(bodyFields(goodsFields)))
export const feeCalls: readonly Call[] = [
  answering(ownFee({ ...bodyProperties(parcelFields), lines }), ofBusiness),
  answering(feesOfCarrier({ ...bodyProperties(quoteFields), lines }), ofCarrier),
]
