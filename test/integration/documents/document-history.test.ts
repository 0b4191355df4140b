/** What the history of a document says of its saves, to whom, and what an earlier version is brought back as. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { historyCalls, mostSavesOf } from '#server/history/history.ts'
import { createTestDatabase } from '../../support/database.ts'
import { openShop, registry } from '../../support/shop.ts'

const shop = await openShop(await createTestDatabase())
const definition = registry.documents.get('salesBill')!
const [history, version] = historyCalls(definition)

interface Told {
  ListItem: {
    version: number
    action: string
    userName: string
    changes: { field: string; label: string; from: unknown; to: unknown; goods?: string }[]
    restorable: boolean
  }[]
}
const ask = <T>(call: typeof history, query: Record<string, string>, user: object = {}): Promise<T> =>
  shop.run(
    (scope) =>
      call!.run(
        { ...scope, user: { ...scope.user, ...user } } as never,
        { query: Object.entries(query) } as never,
        {} as never,
      ) as Promise<T>,
  )
let id = ''

it('reads fewer saves of a document with many lines', () =>
  expect([0, 1, 200, 1000, 5000, 50_000].map(mostSavesOf)).toEqual([50, 50, 50, 10, 2, 1]))

describe('the history of a bill', () => {
  beforeAll(async () => {
    const head = { date: '2026-11-20', store: 'K1', partner: 'KH1', description: 'giao sáng' }
    const first = await shop.save('salesBill', head, [
      { product: 'DV', quantity: 1, unitPrice: 1000, vatRate: 0 },
      { product: 'DV', quantity: 5, unitPrice: 200, vatRate: 0 },
    ])
    id = first.id
    const lineIds = await shop.run(({ tx }) =>
      tx.query<{ id: string }>(sql`select id from sales_bill_line l where document_id = ${id} order by ordinal`),
    )
    await shop.save(
      'salesBill',
      { ...head, description: 'giao chiều' },
      [
        { lineId: lineIds[0]!.id, product: 'DV', quantity: 2, unitPrice: 1000, vatRate: 0 },
        { product: 'DV', quantity: 7, unitPrice: 300, vatRate: 0 },
      ],
      { id, version: first.version },
    )
  })

  it('says in words what each save changed: fields, quantities, lines that came and went', async () => {
    const { ListItem } = await ask<Told>(history, { s_ID: id })
    expect(ListItem.map(({ action, restorable, userName }) => [action, restorable, userName])).toEqual([
      ['Sửa', false, 'Quản trị'],
      ['Thêm', true, 'Quản trị'],
    ])
    const [last, first] = ListItem
    expect(first!.changes).toEqual([])
    expect(last!.changes).toContainEqual({
      field: 'Description',
      label: 'Diễn giải',
      from: 'giao sáng',
      to: 'giao chiều',
    })
    expect(last!.changes).toContainEqual(
      expect.objectContaining({ label: 'Dòng 1 · Số lượng', from: 1, to: 2, goods: expect.stringMatching(/^DV – /) }),
    )
    const whole = last!.changes.filter(({ field }) => field === 'lines.1')
    expect(whole.map(({ from, to }) => [from === null, to === null])).toEqual([
      [false, true],
      [true, false],
    ])
    expect(whole[1]!.to).toMatch(/Số lượng: 7/)
  })

  it('brings a version back as a change of what is stored now', async () => {
    const old = await ask<{ version: number; Description: string; NumberID: string; lines: Record<string, unknown>[] }>(
      version,
      { s_ID: id, version: '1' },
    )
    const now = await shop.run(async ({ tx }) => ({
      rows: await tx.query<{ id: string }>(
        sql`select id from sales_bill_line where document_id = ${id} order by ordinal`,
      ),
      head: (
        await tx.query<{ version: number; number: string }>(sql`select version, number from document where id = ${id}`)
      )[0]!,
    }))
    expect(old).toMatchObject({ version: now.head.version, NumberID: now.head.number, Description: 'giao sáng' })
    expect(old.lines.map((line) => [line['Qty'], line['Price']])).toEqual([
      [1, 1000],
      [5, 200],
    ])
    // The line that is still there is the same; the one that went is a new one.
    expect(old.lines.map((line) => line['lineId'] || null)).toEqual([now.rows[0]!.id, null])
    await expect(ask(version, { s_ID: id, version: '9' })).rejects.toThrow()
    await expect(ask(version, { s_ID: id, version: 'x' })).rejects.toThrow()
  })

  it('tells nobody what he may not see: no costs, no documents he does not find', async () => {
    const opening = registry.documents.get('openingStock')!
    const [ofOpening] = historyCalls(opening)
    const save = (unitPrice: number, description: string, extras = {}) =>
      shop.save(
        'openingStock',
        { date: '2026-10-01', store: 'K1', description },
        [{ product: 'SP1', quantity: 10, unitPrice }],
        extras,
      )
    const first = await save(500, 'một')
    await save(600, 'hai', { id: first.id, version: first.version })
    const right = { R: true, A: false, U: false, D: false }
    const changed = async (user: object) =>
      (await ask<Told>(ofOpening, { s_ID: first.id }, user)).ListItem[0]!.changes.map(({ to }) => to)
    expect(JSON.stringify(await changed({}))).toContain('600')
    const bare = await changed({ isAdmin: false, rights: { [opening.right]: right } })
    expect(bare).toContain('hai')
    expect(JSON.stringify(bare)).not.toContain('600')
    await expect(ask(history, { s_ID: first.id })).rejects.toThrow()
  })
})
