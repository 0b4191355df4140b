/** Who brings goods of the demo company: itself, two carriers and a truck that people speak to, and one not connected yet. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { decimal } from '#kernel/decimal.ts'
import { feePayer } from '#model/carrier.ts'

export type CarrierCode = 'TUGIAO' | 'GHN' | 'GHTK' | 'CHANH'

interface DemoCarrier {
  id: string
  /** Ids of what is chosen of it for a delivery. */
  collecting: string
  notCollecting: string
  looking: string
}

/** By weight in grams, up to which a fee is taken: within the city, and elsewhere. */
type FeeTable = readonly (readonly [upTo: number | null, city: number, elsewhere: number])[]

const feeTables: Readonly<Record<Exclude<CarrierCode, 'TUGIAO'>, FeeTable>> = {
  GHN: [
    [20_000, 38_000, 62_000],
    [60_000, 79_000, 128_000],
    [null, 145_000, 236_000],
  ],
  GHTK: [
    [20_000, 35_000, 65_000],
    [60_000, 74_000, 134_000],
    [null, 139_000, 248_000],
  ],
  CHANH: [
    [100_000, 120_000, 180_000],
    [null, 210_000, 320_000],
  ],
}

/** What the customer pays where the business brings the goods itself; nothing from so much on. */
const ownFees: FeeTable = [
  [50_000, 30_000, 80_000],
  [null, 50_000, 150_000],
]
const FREE_FROM = 5_000_000

const isInCity = (address: string): boolean => address.endsWith('Thành phố Hồ Chí Minh')

/** What the carrier takes for so many grams to an address: as its table says. */
export const feeOf = (code: CarrierCode, { grams, address }: { grams: number; address: string }): number => {
  if (code === 'TUGIAO') return 0
  const [, city, elsewhere] = feeTables[code].find(([upTo]) => upTo === null || grams < upTo)!
  return isInCity(address) ? city : elsewhere
}

type Values = Readonly<Record<string, unknown>>
type Save = (scope: Scope, list: string, values: Values) => Promise<string>

/** The rows of a table for the city and for everywhere. */
const rowsOf = (table: FeeTable, city: string): Values[] =>
  table.flatMap(([upTo, inCity, elsewhere], index) => {
    const weights = { fromWeight: table[index - 1]?.[0] ?? 0, toWeight: upTo }
    return [
      { ...weights, province: city, fee: decimal(inCity) },
      { ...weights, province: null, fee: decimal(elsewhere) },
    ]
  })

const carriers = [
  { code: 'GHN', name: 'Giao Hàng Nhanh', website: 'ghn.vn', trackingUrl: 'https://donhang.ghn.vn/?order_code={code}' },
  { code: 'GHTK', name: 'Giao Hàng Tiết Kiệm', website: 'ghtk.vn', trackingUrl: 'https://i.ghtk.vn/{code}' },
  { code: 'CHANH', name: 'Chành xe Miền Tây', phone: '0908 555 801', note: 'Nhận hàng tại bến trước 17 giờ' },
] as const

const cityOf = async ({ tx }: Scope): Promise<string> => {
  const [city] = await tx.query<{ id: string }>(
    sql`select id from province p where ${sql.ours('p')} and p.name = 'Thành phố Hồ Chí Minh' and p.scheme = 2`,
  )
  return city!.id
}

const chosenOf = async ({ tx }: Scope): Promise<Record<string, DemoCarrier>> => {
  const option = (collects: boolean) =>
    sql`(select o.id from carrier_payment_option o where ${sql.ours('o')} and o.carrier_id = c.id and o.fee_payer = ${feePayer.shop} and o.collect_goods = ${collects} limit 1)`
  const rows = await tx.query<DemoCarrier & { code: string }>(sql`
select c.id, c.code, ${option(true)} as collecting, ${option(false)} as "notCollecting",
  (select n.id from carrier_delivery_note n where ${sql.ours('n')} and n.carrier_id = c.id and n.code = 'CHOXEMHANGKHONGTHU') as looking
from carrier c where ${sql.ours('c')}`)
  return Object.fromEntries(rows.map(({ code, ...one }) => [code, one]))
}

/** Nothing of it asks a carrier's computer: the one that could has no password. `save` writes one record of a list. */
export const saveCarriers = async (scope: Scope, save: Save): Promise<DemoCarriers> => {
  const city = await cityOf(scope)
  for (const one of carriers)
    await save(scope, 'carrier', {
      ...one,
      fees: rowsOf(feeTables[one.code], city).map((row) => ({ lineId: null, ...row })),
    })
  await save(scope, 'carrier', {
    code: 'VTP',
    name: 'Viettel Post',
    website: 'viettelpost.vn',
    trackingUrl: 'https://viettelpost.vn/tra-cuu-hanh-trinh-don/?code={code}',
    adapter: 'viettelpost',
    environment: 'sandbox',
    note: 'Chưa kết nối: nhập tài khoản của bạn để giao hàng qua API',
  })
  for (const row of rowsOf(ownFees, city)) await save(scope, 'shippingFee', { ...row, minTotal: decimal(FREE_FROM) })
  return (await chosenOf(scope)) as DemoCarriers
}
export type DemoCarriers = Readonly<Record<CarrierCode, DemoCarrier>>
