/** The divisions of the state: their number, their names, and what the old communes became. */
import { describe, expect, test } from 'vitest'
import { sql } from '#engine/sql.ts'
import { placeKey } from '#lists/_shared/place-text.ts'
import { createTestDatabase } from '#test/support/database.ts'

const { database } = await createTestDatabase()
const ask = <R>(statement: ReturnType<typeof sql>): Promise<R[]> =>
  database.acrossTenants('reading the divisions of the state', (tx) => tx.query<R & Record<string, unknown>>(statement))

describe('the divisions', () => {
  test('are those of both schemes', async () => {
    const counts = await ask(
      sql`select level, scheme, count(*)::int as count from state_place group by 1, 2 order by 2 desc, 1`,
    )
    expect(counts).toEqual([
      { level: 1, scheme: 2, count: 1 },
      { level: 2, scheme: 2, count: 34 },
      { level: 4, scheme: 2, count: 3321 },
      { level: 2, scheme: 1, count: 63 },
      { level: 3, scheme: 1, count: 696 },
      { level: 4, scheme: 1, count: 10_035 },
    ])
  })
  test('are of the kinds there are', async () => {
    const kinds = await ask(sql`select scheme, level, split_part(name, ' ', 1) as kind, count(*)::int as count
from state_place where level > 1 group by 1, 2, 3 order by 1 desc, 2, 4 desc`)
    expect(kinds.map((one) => Object.values(one as object).join(' '))).toEqual([
      '2 2 Tỉnh 27',
      '2 2 Thành 7',
      '2 4 Xã 2611',
      '2 4 Phường 697',
      '2 4 Đặc 13',
      '1 2 Tỉnh 57',
      '1 2 Thành 6',
      '1 3 Huyện 508',
      '1 3 Thành 87',
      '1 3 Thị 52',
      '1 3 Quận 49',
      '1 4 Xã 7692',
      '1 4 Phường 1726',
      '1 4 Thị 617',
    ])
  })
  test('are spelt in one way', async () => {
    const places = await ask<{ name: string; key: string }>(sql`select name, place_key(name) as key from state_place`)
    expect(places.filter(({ name }) => name !== name.normalize('NFC') || name !== name.trim())).toEqual([])
    // The tone stands on the first vowel of an open syllable: hòa, thủy; not after q, where u is no vowel.
    expect(places.filter(({ name }) => /o[àáảãạèéẻẽẹ](?!\p{L})|(?<!q)u[ỳýỷỹỵ](?!\p{L})/iu.test(name))).toEqual([])
    expect(places.filter(({ name }) => !/^\p{Lu}/u.test(name))).toEqual([])
    expect(places.filter(({ name, key }) => key !== placeKey(name))).toEqual([])
    expect(places.filter(({ key }) => key === '')).toEqual([])
  })
  test('hang together', async () => {
    const [wrong] = await ask(sql`select
      count(*) filter (where c.level = 2 and (c.nation_id is null or (c.scheme = 1) <> (c.successor_id is not null)))::int as provinces,
      count(*) filter (where c.level > 2 and (p.level <> 2 or p.scheme <> c.scheme))::int as parents,
      count(*) filter (where c.level = 4 and ((c.scheme = 1) <> (c.district_id is not null)))::int as districts,
      count(*) filter (where d.province_id <> c.province_id)::int as between
      from state_place c left join state_place p on p.id = c.province_id left join state_place d on d.id = c.district_id`)
    expect(wrong).toEqual({ provinces: 0, parents: 0, districts: 0, between: 0 })
  })
})

describe('what the old communes became', () => {
  const became = (codes: readonly string[]) =>
    ask<{ code: string; name: string; now: string; nowCode: string }>(
      sql`select o.code, o.name, n.name as now, n.code as "nowCode" from state_ward_map m join state_place o on o.id = m.old_id
join state_place n on n.id = m.new_id where o.code = any(${[...codes]}::text[]) order by o.code, n.code`,
    )
  test('is what the state says of some', async () => {
    const pairs = await became(['00001', '00004', '26734', '26740', '26881', '26882'])
    expect(pairs.map((one) => `${one.code} ${one.name} → ${one.now}`)).toEqual([
      '00001 Phường Phúc Xá → Phường Hồng Hà',
      '00004 Phường Trúc Bạch → Phường Ba Đình',
      '26734 Phường Tân Định → Phường Tân Định',
      '26740 Phường Bến Nghé → Phường Sài Gòn',
      '26881 Phường 12 → Phường An Hội Tây',
      '26882 Phường 14 → Phường An Hội Tây',
    ])
  })
  test('is known of every one, in the province its own became part of', async () => {
    expect(
      await ask(sql`select o.code, o.name from state_place o where o.level = 4 and o.scheme = 1
and not exists (select 1 from state_ward_map m where m.old_id = o.id)`),
    ).toEqual([])
    expect(
      await ask(sql`select o.name, n.name as now from state_ward_map m join state_place o on o.id = m.old_id
join state_place n on n.id = m.new_id join state_place p on p.id = o.province_id
where o.scheme <> 1 or o.level <> 4 or n.scheme <> 2 or n.level <> 4 or n.province_id <> p.successor_id`),
    ).toEqual([])
  })
  test('is more than one of those that were divided', async () => {
    const divided = await ask<{ name: string; count: number }>(sql`select o.name, count(*)::int as count
from state_ward_map m join state_place o on o.id = m.old_id group by o.id, o.name having count(*) > 1 order by o.code`)
    expect(divided.length).toBe(12)
    expect(divided).toContainEqual({ name: 'Phường Dịch Vọng', count: 2 })
    expect(divided).toContainEqual({ name: 'Phường Mường Sang', count: 3 })
  })
  test('is told of Ba Chẽ and Ia Mơ, whose codes the map has wrong', async () => {
    expect((await became(['06970', '23938'])).map(({ now, nowCode }) => `${nowCode} ${now}`)).toEqual([
      '06978 Xã Ba Chẽ',
      '23938 Xã Ia Mơ',
    ])
  })
})
