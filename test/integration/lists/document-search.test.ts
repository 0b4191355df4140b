/** Words find a document by its own text and by its partner's, whichever way the database takes to them. */
import { expect, it } from 'vitest'
import { listDocuments } from '#engine/document/list.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { foldCode, searchWords } from '#kernel/fold.ts'
import { createTestDatabase } from '../../support/database.ts'
import { openShop, registry } from '../../support/shop.ts'

const test = await createTestDatabase()
const shop = await openShop(test)
const bills = registry.documents.get('salesBill')!
const lines = [{ product: 'DV', quantity: 1, unitPrice: 1000 }]

const sell = (partner: string, description: string): Promise<unknown> =>
  shop.save('salesBill', { date: '2026-11-20', store: 'K1', partner, description }, lines)

const searched = (partner: string, text: string): Promise<unknown> =>
  shop.run(({ tx }) => tx.query(sql`update partner set search = ${text} where id = ${shop.ids[partner]}`))

/** More partners than are looked up first, each with a phone that begins the same. */
const crowd = (): Promise<unknown> =>
  shop.run(({ tx }) =>
    tx.query(sql`insert into partner (id, code, name, partner_type, search)
      select id, 'DONG' || n, 'Đông', 1, 'dong 09998' || n from unnest(${Array.from({ length: 201 }, () => systemClock.newId())}::uuid[]) with ordinality as one (id, n)`),
  )

interface Texts {
  number: string
  own: string
  theirs: string
}
const matches =
  (text: string) =>
  ({ own, theirs }: Texts): boolean =>
    searchWords(text).every((word) =>
      [word, foldCode(word)].some((form) => form !== '' && (own.includes(form) || theirs.includes(form))),
    )

it('the same documents, also where a word is rare or a great many have it', async () => {
  await searched('KH1', 'kh1 dai ly minh tam 0912345678 0900475140')
  await searched('KH2', 'kh2 tap hoa 100%_ngon 0999800000')
  await sell('KH1', 'giao sáng thứ 2')
  await sell('KH2', 'phiếu 0912 giao chiều')
  await sell('KH2', 'minh tam nhận hộ, hẹn 20-11')
  await crowd()
  const texts = await shop.run(({ tx }) =>
    tx.query<Texts>(
      sql`select d.number, d.search as own, p.search as theirs from document d join partner p on p.id = d.partner_id`,
    ),
  )
  const found = (search: string) =>
    shop.run(async (scope) => {
      const result = await listDocuments(scope, bills, { search, sort: [], filters: [], offset: 0, limit: 20 })
      expect(result.totalCount).toBe(result.rows.length)
      return result.rows.map((row) => row['number'] as string).toSorted()
    })
  const asked = [
    ...texts.map(({ number }) => number),
    ...'0912|0912.345.678|0912-345|0900475140|09998|0999800000|0999|minh tam|minh 0912|tam 09998'.split('|'),
    ...'giao 0912|20-11|2|100%_|100%|0%0%0|09__|khong co|1234567890'.split('|'),
  ]
  const wanted = (text: string): string[] =>
    texts
      .filter(matches(text))
      .map(({ number }) => number)
      .toSorted()
  for (const text of asked) expect(await found(text), text).toEqual(wanted(text))
  expect(await found(texts[0]!.number)).toEqual([texts[0]!.number])
  expect(await found('0912')).toHaveLength(2)
  expect(await found('09998')).toHaveLength(2)
})
