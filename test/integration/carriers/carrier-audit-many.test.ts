/**
 * Five thousand parcels, fifty of them wrong in each way there is: all of these are found, and nothing else. The others are
 * as they may be: heavier within a step, paid in parts, brought back with a fee, delivered on the last day.
 */
import { expect, it } from 'vitest'
import type { Anything } from '#test/support/app.ts'
import { openTrade, sold, received, tradeDay } from '#test/support/trade.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { systemClock } from '#kernel/clock.ts'
import { findingKinds, type FindingKind } from '#model/carrier-finding.ts'

const count = 5000
const each = 50
/** Two weeks after the parcels were handed over, on a Friday both. */
const now = new Date('2026-12-04T03:00:00Z')
const clock = { now: () => now, newId: () => systemClock.newId() }
const trade = await openTrade('namnghin', { clock })

interface Told {
  on: string
  cod?: number
  fee?: number
  returnFee?: number
  weight?: number
}
/** What may differ from parcel to parcel; the rest is that of the first one. */
interface Case {
  state?: number
  delivered?: string | null
  expected?: string | null
  weight?: number
  payer?: number
  fee?: number
  promised?: number | null
  returnFee?: number
  adapter?: string
  feeTold?: number
  weightTold?: number
  codTold?: number
  /** Of 300,000 to be collected. */
  settled?: number
  rows?: Told[]
}
const paid: Told = { on: '27/11/2026', cod: 300_000, fee: 20_000 }
const back = { state: 8, expected: null, settled: 0 }

const faults: Readonly<Record<FindingKind, (n: number) => Case>> = {
  feeHigher: (n) =>
    [{ fee: 20_001, rows: [] }, { rows: [{ ...paid, fee: 25_000 }] }, { feeTold: 21_000, rows: [{ ...paid, fee: 0 }] }][
      n % 3
    ]!,
  feeLower: (n) => [{ fee: 19_999, rows: [] }, { rows: [{ ...paid, fee: 1 }] }][n % 2]!,
  feeTwice: (n) =>
    [
      { rows: [paid, { on: '28/11/2026', fee: 20_000 }] },
      {
        rows: [
          { ...paid, fee: 15_000 },
          { on: '28/11/2026', fee: 5001 },
        ],
      },
    ][n % 2]!,
  feeNotOwed: (n) => ({
    state: [9, 10][n % 2]!,
    delivered: null,
    settled: 0,
    rows: [{ on: '27/11/2026', fee: 20_000 }],
  }),
  returnFeeWithoutReturn: (n) => [{ rows: [{ ...paid, returnFee: 10_000 }] }, { returnFee: 1 }][n % 2]!,
  weightDiffers: (n) =>
    [
      { weight: 1200, weightTold: 1501 },
      { weight: 1200, weightTold: 1000 },
      { adapter: 'manual', weight: 1200, rows: [{ ...paid, weight: 1201 }] },
    ][n % 3]!,
  codShort: (n) =>
    [
      { settled: 0, rows: [{ ...paid, cod: 299_999 }] },
      { settled: 0, codTold: 200_000, delivered: '2026-11-25', expected: '2026-11-25', rows: [] },
      { state: 3, delivered: null, expected: null, settled: 0, codTold: 200_000, rows: [] },
    ][n % 3]!,
  codOver: (n) => [{ rows: [{ ...paid, cod: 300_001 }] }, { codTold: 400_000, rows: [] }][n % 2]!,
  codPaidTwice: () => ({ rows: [paid, { ...paid, on: '28/11/2026', fee: 0 }] }),
  codNotDelivered: (n) =>
    [
      { ...back, rows: [{ ...paid, fee: 20_000 }] },
      { state: 2, delivered: null, expected: null, settled: 0, rows: [paid] },
    ][n % 2]!,
  codUnpaid: (n) => ({ settled: [0, 299_999][n % 2]!, rows: [] }),
  late: (n) =>
    [{ delivered: '2026-11-25' }, { state: 3, delivered: null, settled: 0, rows: [], expected: '2026-12-03' }][n % 2]!,
}

/** Nothing is wrong with these. */
const fine: readonly Case[] = [
  {},
  { rows: [] },
  { weight: 1200, weightTold: 1500 },
  { weight: 1200, weightTold: 1001 },
  {
    rows: [
      { ...paid, cod: 100_000 },
      { ...paid, on: '28/11/2026', cod: 200_000, fee: 0 },
    ],
  },
  { rows: [{ ...paid, cod: 250_000 }], settled: 300_000 },
  { delivered: '2026-11-23' },
  // On a Sunday, promised for the Friday before.
  { delivered: '2026-11-22', expected: '2026-11-20' },
  // The seventh working day after the delivery is today.
  { delivered: '2026-11-25', expected: '2026-11-25', settled: 0, rows: [] },
  { payer: 2, fee: 0, promised: null, feeTold: 99_000, rows: [{ ...paid, fee: 0 }] },
  { promised: null },
  { fee: 0, promised: 20_000, rows: [] },
  { state: 9, delivered: null, settled: 0, rows: [], feeTold: 30_000, codTold: 0 },
  { state: 10, delivered: null, settled: 0, rows: [], feeTold: 30_000 },
  { ...back, returnFee: 10_000, rows: [{ on: '27/11/2026', fee: 30_000, returnFee: 10_000 }] },
  { ...back, returnFee: 10_000, rows: [{ on: '27/11/2026', fee: 20_000, returnFee: 10_000 }] },
  { ...back, delivered: '2026-12-01', codTold: 0, rows: [] },
  { state: 7, delivered: null, settled: 0, expected: '2026-11-23', rows: [], codTold: 0 },
  { state: 1, delivered: null, settled: 0, expected: '2026-12-04', rows: [] },
]

interface Planted extends Case {
  id: string
  number: string
  wrong: FindingKind | null
}
const plan = (): Planted[] => {
  const every = Math.floor(count / (findingKinds.length * each))
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(index / every)
    const wrong = index % every === 0 ? (findingKinds[place % findingKinds.length] ?? null) : null
    const isPlanted = wrong !== null && place < findingKinds.length * each
    const own = isPlanted ? faults[wrong](Math.floor(place / findingKinds.length)) : fine[index % fine.length]!
    const number = `VD${String(index + 100).padStart(6, '0')}`
    return { ...own, id: systemClock.newId(), number, wrong: isPlanted ? wrong : null }
  })
}

/** Rows of a table like one of it, with other values for some of its columns. */
const copied = async (tx: Tx, table: string, own: Readonly<Record<string, Sql>>, where: Sql): Promise<void> => {
  const columns = await tx.query<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  )
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => own[name] ?? sql`o.${sql.ident(name)}`)
  await tx.query(
    sql`insert into ${sql.ident(table)} (${sql.join(names.map((name) => sql.ident(name)))}) select ${sql.join(values)} from ${sql.ident(table)} o, planted p where ${where}`,
  )
}

const write = async (first: string, planted: readonly Planted[]): Promise<void> => {
  const rows = JSON.stringify(
    planted.map(({ delivered = '2026-11-24', expected = '2026-11-24', promised = 20_000, ...one }) => ({
      state: 4,
      weight: 1500,
      payer: 1,
      fee: 20_000,
      returnFee: 0,
      adapter: 'ghn',
      settled: 300_000,
      ...one,
      rows: (one.rows ?? [paid]).map((row, ordinal) => ({ ordinal, cod: 0, fee: 0, returnFee: 0, ...row })),
      delivered,
      expected,
      promised,
    })),
  )
  await trade.owner.inTenant({ tenant: trade.tenantId, user: null }, async (tx) => {
    await tx.query(sql`create temporary table planted on commit drop as select * from jsonb_to_recordset(${rows}::jsonb)
p (id uuid, number text, state integer, delivered date, expected date, weight integer, payer integer, fee numeric, promised numeric, "returnFee" numeric, adapter text,
  "feeTold" numeric, "weightTold" integer, "codTold" numeric, settled numeric, rows jsonb)`)
    await copied(
      tx,
      'document',
      { id: sql`p.id`, number: sql`p.number`, seq: sql`o.seq + row_number() over ()` },
      sql`o.id = ${first}`,
    )
    const shipment = {
      document_id: sql`p.id`,
      tracking_key: sql`substring(uuid_send(p.id) || uuid_send(p.id) for 19)`,
      ship_status: sql`p.state`,
      delivered_date: sql`p.delivered`,
      expected_date: sql`p.expected`,
      weight: sql`p.weight`,
      fee_payer: sql`p.payer`,
      carrier_fee: sql`p.fee`,
      promised_fee: sql`p.promised`,
      return_fee: sql`p."returnFee"`,
    }
    await copied(tx, 'shipment', shipment, sql`o.document_id = ${first}`)
    await copied(
      tx,
      'debt_entry',
      { document_id: sql`p.id`, settled: sql`(p.settled * 10000)::bigint` },
      sql`o.document_id = ${first} and o.side = 'carrierCod' and p.state = 4`,
    )
    await tx.query(sql`insert into shipment_watch (tenant_id, document_id, adapter, fee_reported, weight_reported, cod_reported)
select ${sql.tenant}, p.id, p.adapter, p."feeTold", p."weightTold", p."codTold" from planted p`)
    await tx.query(sql`insert into settlement_row (tenant_id, document_id, told_on, ordinal, told_at, cod, fee, return_fee, weight)
select ${sql.tenant}, p.id, r.on, r.ordinal, now(), r.cod, r.fee, r."returnFee", r.weight
from planted p, jsonb_to_recordset(p.rows) r ("on" text, ordinal integer, cod numeric, fee numeric, "returnFee" numeric, weight integer)`)
  })
}

const findings = async (query: Record<string, string> = {}): Promise<string[]> => {
  const { ListItem } = await trade.data('CarrierCheck', 'getlist', { nItem: '500', ...query })
  return ListItem.map(({ shipNumber, kind }: Anything) => `${shipNumber} ${kind}`)
}

it('finds fifty wrong ones of each kind among five thousand, and nothing else', async () => {
  await received(trade, { SP000001: [10, 500] })
  const NVC_ID = await trade.saved('ApiListCarrier', { Code: 'HANG', Name: 'Hãng' })
  const receiver = { receiverName: 'Cô Ba', receiverPhone: '0912000002', receiverAddress: 'Chợ Lớn' }
  const delivery = { type: 2, NVC_ID, ...receiver, feePayer: 1, carrierFee: 20_000, codAmount: 300_000, weight: 1500 }
  const bill = await sold(trade, { SP000001: [1, 400_000] })
  const { s_ID } = await trade.data('Order', 'ChuyenGiaohang', {}, { s_ID: bill, delivery, dtDate: tradeDay })
  await trade.data('Shipping', 'UpdateStatus', {}, { s_ID, shipStatus: 4, date: '2026-12-03' })

  const planted = plan()
  await write(s_ID, planted)
  expect((await trade.data('Shipping', 'getlist')).TotalCount).toBe(count + 1)
  for (const kind of findingKinds) {
    const wrong = planted.filter((one) => one.wrong === kind).map(({ number }) => `${number} ${kind}`)
    expect([kind, wrong.length]).toEqual([kind, each])
    expect((await findings({ kind })).toSorted()).toEqual(wrong.toSorted())
  }
  expect((await trade.data('CarrierCheck', 'getlist')).TotalCount).toBe(findingKinds.length * each)
  const one = planted.find(({ wrong }) => wrong === 'codShort')!
  expect((await trade.info('Shipping', one.id)).findings).toMatchObject([{ kind: 'codShort', expected: 300_000 }])
})
