/**
 * Measures the prices that lines propose to a customer of a large price level, against a customer of none; and the
 * pages of such a level, against a small one.
 */
import { sql } from '#engine/sql.ts'
import { fillGoods, type Goods } from './support/goods.ts'
import type { Stage } from './support/stage.ts'
import { print, type Line } from './support/table.ts'
import { timed, timesOf } from './support/timed.ts'

const GOODS = 20_000
const SMALL = 100
const LINES = 200

interface Levels {
  large: string
  small: string
  box: string
}

/** All goods get a second unit; a row names one of the two, and every third takes a percentage off. */
const addLevels = (stage: Stage, goods: Goods): Promise<Levels> =>
  stage.database.inTenant({ tenant: stage.tenant, user: null }, async (tx) => {
    const [box] = await tx.query<{ id: string }>(sql`select id from unit where id <> ${goods.unit} limit 1`)
    await tx.query(
      sql`insert into product_unit (id, product_id, ordinal, unit_id, factor) select gen_random_uuid(), id, 1, ${box!.id}::uuid, 24 from product`,
    )
    const made: string[] = []
    for (const [code, count] of [
      ['LON', GOODS],
      ['NHO', SMALL],
    ] as const) {
      const [level] = await tx.query<{ id: string }>(
        sql`insert into price_level (id, code, name) values (gen_random_uuid(), ${code}, ${code}) returning id`,
      )
      await tx.query(sql`insert into price_level_row (id, price_level_id, product_id, unit_id, discount_percent, custom_price)
select gen_random_uuid(), ${level!.id}::uuid, p.id, case when p.n % 2 = 0 then ${goods.unit}::uuid else ${box!.id}::uuid end, case when p.n % 3 = 0 then 5 end, case when p.n % 3 <> 0 then 9000 + p.n % 500 end
from unnest(${goods.products}::uuid[]) with ordinality p (id, n) where p.n <= ${count}::int`)
      made.push(level!.id)
    }
    await tx.query(
      sql`update partner set price_level_id = ${made[0]!} where id = any(${goods.customers.slice(0, 50)}::uuid[])`,
    )
    return { large: made[0]!, small: made[1]!, box: box!.id }
  })

/** Calls for prices: the first customers are in the large level, the last in none. */
const asking = (stage: Stage, goods: Goods, box: string) => {
  const products = (at: number, count: number) =>
    Array.from({ length: count }, (_, index) => goods.products[(at * 3571 + index * 97) % GOODS]!)
  const unitOf = (index: number) => (index % 2 === 0 ? goods.unit : box)
  return {
    one: (customer: string, at: number) => () =>
      stage.call(
        `Product/getPrice?iType=1&Object_ID=${customer}&Product_ID=${products(at, 1)[0]!}&unitId=${unitOf(at)}`,
      ),
    many: (customer: string, at: number) => () =>
      stage.call(`Product/getPrices?iType=1&Object_ID=${customer}`, {
        items: products(at, LINES).map((id, index) => ({ Product_ID: id, unitId: unitOf(index) })),
      }),
  }
}

interface Row {
  lineId: string
}
const pageOf = async (stage: Stage, level: string, more = ''): Promise<Row[]> => {
  const { data } = await stage.call(`ApiListPriceLevel/getRows?s_ID=${level}&nItem=100${more}`)
  return data['ListItem'] as Row[]
}

/** Saves new prices of the first rows of a page, as the page of the level does. */
const saving = async (stage: Stage, level: string): Promise<() => Promise<unknown>> => {
  const rows = (await pageOf(stage, level)).slice(0, 20)
  let price = 8000
  return async () => {
    price += 1
    const { data } = await stage.call('ApiListPriceLevel/UpdateRows', {
      s_ID: level,
      Products: rows.map(({ lineId }) => ({ lineId, f_Discount: null, m_CustomPrice: price })),
    })
    if (data['Description'] !== 'ok') throw new Error(String(data['Description']))
  }
}

const priceLines = async (stage: Stage, goods: Goods, { box }: Levels): Promise<Line[]> => {
  const ask = asking(stage, goods, box)
  const calls = (name: 'one' | 'many', from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ask[name](goods.customers[from + at]!, at))
  // The first calls compile what they need.
  await timesOf([...calls('one', 0, 20), ...calls('one', 50, 20), ...calls('many', 0, 5), ...calls('many', 50, 5)], 3)
  return [
    timed('price of a line, customer of a level of 20,000 goods ÷ of none: p50 / p95', {
      times: await timesOf(calls('one', 0, 20), 15),
      reference: await timesOf(calls('one', 50, 20), 15),
      most: { p95: 5 },
    }),
    timed('prices of 200 lines, the same', {
      times: await timesOf(calls('many', 0, 5), 15),
      reference: await timesOf(calls('many', 50, 5), 15),
      most: { p95: 60 },
    }),
  ]
}

const pageLines = async (stage: Stage, { large, small }: Levels): Promise<Line[]> => {
  const head = (level: string) => () => stage.call(`ApiListPriceLevel/getHead?s_ID=${level}`)
  const page =
    (level: string, more = '') =>
    () =>
      pageOf(stage, level, more)
  const questions: readonly [what: string, of: (level: string) => readonly (() => Promise<unknown>)[]][] = [
    ['opened, first page', (level) => [head(level), page(level)]],
    ['searched by name', (level) => [page(level, '&KeySearch=hang%20so%2042'), page(level, '&KeySearch=SP77')]],
    ['only rows with a price, page 50', (level) => [page(level, '&ruled=True&CurrentIndex=4900')]],
  ]
  const lines: Line[] = []
  for (const [what, of] of questions) {
    await timesOf([...of(large), ...of(small)], 3)
    const [times, reference] = [await timesOf(of(large), 20), await timesOf(of(small), 20)]
    lines.push(timed(`level of 20,000 goods ÷ of 100, ${what}: p50 / p95`, { times, reference, most: { p50: 50 } }))
  }
  const [large20, small20] = [await saving(stage, large), await saving(stage, small)]
  await timesOf([large20, small20], 3)
  const [times, reference] = [await timesOf([large20], 20), await timesOf([small20], 20)]
  lines.push(timed('level of 20,000 goods ÷ of 100, 20 rows saved: p50 / p95', { times, reference, most: { p50: 50 } }))
  return lines
}

export const benchPrices = async (stage: Stage): Promise<Line[]> => {
  const goods = await fillGoods(stage, GOODS)
  const levels = await addLevels(stage, goods)
  await stage.owner.acrossTenants('analyze', (tx) =>
    tx.query(sql`analyze product, product_unit, partner, price_level, price_level_row`),
  )
  const lines = [...(await priceLines(stage, goods, levels)), ...(await pageLines(stage, levels))]
  print(lines)
  return lines
}
