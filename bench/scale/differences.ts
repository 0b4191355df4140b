/**
 * Compares the results of fast queries with plain sums over all documents and entries, because a fast wrong result is
 * worthless.
 */
import type { SumEntry } from '#wire/envelope.ts'
import type { Ids } from './ids.ts'
import type { Dataset } from './dataset.ts'
import type { Answered, Site } from './site.ts'

const totals = ({ data }: Answered): number[] => [
  Number(data['TotalCount']),
  ...(data['arrSUM'] as SumEntry[]).map((one) => Number(one.Total)),
]

const ranges = [
  ['2026-10-01', '2026-10-31'],
  ['2024-02-12', '2026-09-11'],
  ['2023-11-21', '2026-11-20'],
] as const

interface Check {
  what: string
  /** Query of plain sums; its columns are numbers, in the order of `reported`. */
  plain: string
  values: readonly unknown[]
  reported(site: Site): Promise<number[]>
}

const bills = (from: string, to: string): Check => ({
  what: `bills from ${from} to ${to}`,
  plain: `select count(*), sum(sums[1]), sum(sums[2]), sum(sums[3]), sum(sums[4]), sum(open_amount) / 10000 from document where tenant_id = $1 and kind = 'salesBill' and day between $2 and $3`,
  values: [from, to],
  reported: async (site) => totals(await site.call(`Order/getlist?FromDate=${from}&ToDate=${to}&nItem=20`)),
})

const found = (from: string, to: string): Check => ({
  what: `bills with words from ${from} to ${to}`,
  plain: `select count(*), sum(d.sums[1]), sum(d.sums[2]), sum(d.sums[3]), sum(d.sums[4]), sum(d.open_amount) / 10000 from document d join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id
    where d.tenant_id = $1 and d.kind = 'salesBill' and d.day between $2 and $3 and (d.search like '%dai%' or p.search like '%dai%') and (d.search like '%ly%' or p.search like '%ly%')`,
  values: [from, to],
  reported: async (site) =>
    totals(await site.call(`Order/getlist?FromDate=${from}&ToDate=${to}&KeySearch=dai%20ly&ColSort=ObjName&nItem=20`)),
})

/** Opening, incoming, outgoing and closing stock, each as quantity and value. */
const movement = (from: string, to: string, stores: readonly string[]): Check => ({
  what: `stock movement from ${from} to ${to} in ${stores.length} stores`,
  plain: `with e as (select rank, day, quantity / 10000.0 as q, value / 10000.0 as v, correction / 10000.0 as c from stock_entry where tenant_id = $1 and store_id = any($4::uuid[])),
    s as (select coalesce(sum(q) filter (where day < $2 or (rank = 0 and day <= $3)), 0) as bq, coalesce(sum(v + c) filter (where day < $2 or (rank = 0 and day <= $3)), 0) as bv,
      coalesce(sum(q) filter (where day between $2 and $3 and rank <> 0 and q > 0), 0) as iq, coalesce(sum(v) filter (where day between $2 and $3 and rank <> 0 and q > 0), 0) as iv,
      coalesce(-sum(q) filter (where day between $2 and $3 and q < 0), 0) as oq, coalesce(-sum(case when q < 0 then v else 0 end + case when rank = 0 then 0 else c end) filter (where day between $2 and $3), 0) as ov from e)
    select bq, bv, iq, iv, oq, ov, bq + iq - oq, bv + iv - ov from s`,
  values: [from, to, stores],
  reported: async (site) =>
    totals(
      await site.call('ReportOfStore/rptNXT', { fromDate: from, toDate: to, lstStore: stores, Product_ID: '' }),
    ).slice(1),
})

const onHand = (day: string, stores: readonly string[]): Check => ({
  what: `stock on hand on ${day}`,
  plain: `select coalesce(sum(quantity), 0) / 10000.0 from stock_entry where tenant_id = $1 and day <= $2 and store_id = any($3::uuid[])`,
  values: [day, stores],
  reported: async (site) =>
    totals(
      await site.call('ReportOfStore/rptInstock', { fromDate: day, toDate: day, lstStore: stores, Product_ID: '' }),
    ).slice(1),
})

/** All debts at the end of a day, whatever their age: incurred minus paid and returned. */
const owed = (day: string): Check => ({
  what: `what customers owe on ${day}`,
  plain: `select coalesce(sum(amount), 0) / 10000 from debt_entry where tenant_id = $1 and side = 'receivable' and day <= $2`,
  values: [day],
  reported: async (site) => {
    const all = totals(await site.call('ReportOfOrder/rptDebtOver', { fromDate: day, toDate: day }))
    return all.slice(1, 2)
  },
})

const checks = ({ stores }: Ids): Check[] => [
  ...ranges.flatMap(([from, to]) => [
    bills(from, to),
    found(from, to),
    movement(from, to, stores),
    movement(from, to, stores.slice(0, 1)),
  ]),
  ...['2024-01-15', '2025-02-28', '2026-11-19'].flatMap((day) => [onHand(day, stores), owed(day)]),
]

/** Describes all differences; empty if there are none. */
export const differences = async ({ admin, tenants }: Dataset, site: Site, ids: Ids): Promise<string[]> => {
  const wrong: string[] = []
  for (const check of checks(ids)) {
    const { rows } = await admin.query({
      text: check.plain,
      values: [tenants.house.id, ...check.values],
      rowMode: 'array',
    })
    const [plain, reported] = [(rows[0] as unknown[]).map(Number), await check.reported(site)]
    if (plain.some((value, index) => Math.abs(value - reported[index]!) > 0.001) || plain.length !== reported.length)
      wrong.push(`${check.what}: ${reported.join(', ')} instead of ${plain.join(', ')}`)
  }
  return wrong
}
