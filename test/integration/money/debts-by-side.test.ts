/** What customers owe and what suppliers are owed, for who sees debts of that side in reports, collects or pays them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { functionIds, type FunctionId } from '#model/right.ts'
import { readable } from '#test/fuzz/world/answers.ts'
import type { Anything } from '../../support/app.ts'
import { openTrade, received, sold } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'

const trade = await openTrade('minhtam')
const { ids } = trade
const sides = {
  Phaithu: { label: 'Còn phải thu', rights: ['ReportReceivable', 'Income', 'Order'], owed: 5500, partner: 'KH000001' },
  Phaitra: { label: 'Còn phải trả', rights: ['ReportPayable', 'Outcome', 'Import'], owed: 55000, partner: 'NCC000001' },
} as const
type Side = keyof typeof sides
const both = Object.keys(sides) as Side[]
/** Every right by itself, with those that read partners at all. */
const people = new Map<FunctionId, string>()

const ask = async (
  token: string,
  path: string,
  { query = {}, body = null }: { query?: Record<string, string>; body?: unknown } = {},
): Promise<Anything> => {
  const [module = '', name = ''] = path.split('/')
  return (await trade.call(module, name, body, { token, query })).body
}

beforeAll(async () => {
  await received(trade, { SP000001: [100, 500] })
  await sold(trade, { SP000001: [5, 1000] })
  const partners = { R: true, U: true, D: true }
  for (const id of functionIds.filter((one) => one !== 'Customer'))
    people.set(id, await userWith(trade, { Customer: partners, ExportExcel: { R: true }, [id]: { R: true } }))
})

const seenBy = (id: FunctionId): Side[] => both.filter((side) => (sides[side].rights as readonly string[]).includes(id))

describe('debts of partners', () => {
  it('are told in lists, records, look-ups and workbooks by side', async () => {
    for (const [id, token] of people) {
      const list = await ask(token, 'Customer/getlist', { query: { nItem: '100' } })
      const lookup = await ask(token, 'Customer/getlistShort', { query: { nItem: '100' } })
      const texts = readable((await trade.call('Customer', 'ExportList', null, { token })).raw)
      for (const side of both) {
        const { partner, owed, label } = sides[side]
        const isSeen = seenBy(id).includes(side)
        const of = (answer: Anything) => answer.Data.ListItem.find((row: Anything) => row.Code === partner)[side]
        const record = await ask(token, 'Customer/getInfo', { query: { s_ID: ids[partner]! } })
        const sum = list.Data.arrSUM.find(
          (one: Anything) =>
            one.Name === side || one.Name === (side === 'Phaithu' ? 'balanceReceivable' : 'balancePayable'),
        )
        const wanted = isSeen ? owed : null
        expect([id, side, of(list), of(lookup), record.Data[side], sum.Total]).toEqual([
          id,
          side,
          wanted,
          wanted,
          wanted,
          wanted,
        ])
        expect([id, side, texts.includes(label)]).toEqual([id, side, isSeen])
      }
    }
  }, 60_000)

  it.each(both)(
    'of %s are not sorted or filtered by, and the refusal says why',
    async (side) => {
      const filter = JSON.stringify([{ field: side, op: 'gt', value: 0 }])
      const queries: Record<string, string>[] = [{ ColSort: side }, { filter }]
      const asked = ['Customer/getlist', 'Customer/ExportList'].flatMap((path) =>
        queries.map((query) => ({ path, query })),
      )
      for (const [id, token] of people) {
        const isSeen = seenBy(id).includes(side)
        const why = isSeen ? '' : expect.stringContaining(`không có quyền xem cột ${sides[side].label}`)
        for (const { path, query } of asked) {
          const { ErrorCode, ErrorMessage } = await ask(token, path, { query })
          expect([id, path, ErrorCode, ErrorMessage]).toEqual([id, path, isSeen ? 0 : -1, why])
        }
        const lookup = await ask(token, 'Customer/getlistShort', { query: { ColSort: side, nItem: '100' } })
        expect([id, isSeen || lookup.ErrorCode === -1]).toEqual([id, true])
      }
    },
    60_000,
  )

  it('are told by no other call either', async () => {
    for (const id of ['Quote', 'Product', 'CashFlow'] as const) {
      const token = people.get(id)!
      for (const [path, request] of [
        ['Customer/getFacts', { query: { s_ID: ids['KH000001']! } }],
        ['Customer/getFacts', { query: { s_ID: ids['NCC000001']! } }],
        ['Customer/Merge', { body: { keep: ids['KH000001'], remove: ids['KH000002'], dryRun: true } }],
        ['Customer/getByTexts', { body: { texts: ['KH000001', 'NCC000001'] } }],
        ['Customer/getInfo', { query: { s_ID: ids['KH000001']! } }],
      ] as const) {
        const answer = await ask(token, path, request)
        expect([path, /(?<!\d)(5500|55000)(?!\d)/.exec(JSON.stringify(answer))?.[0]]).toEqual([path, undefined])
      }
    }
  })
})

describe('what lies in funds', () => {
  it('is told, sorted and exported for who reads the cash book', async () => {
    const group = { Category: { R: true }, ExportExcel: { R: true } }
    const [without, withIt] = [await userWith(trade, group), await userWith(trade, { ...group, CashFlow: { R: true } })]
    const balances = async (token: string) =>
      (await ask(token, 'ApiListBank/getlist', { query: { kind: 'any' } })).Data.ListItem.map(
        (row: Anything) => typeof row.balance,
      )
    expect(new Set(await balances(without))).toEqual(new Set(['object']))
    expect(new Set(await balances(withIt))).toEqual(new Set(['number']))
    const sorted = await ask(without, 'ApiListBank/getlist', { query: { ColSort: 'balance' } })
    expect([sorted.ErrorCode, sorted.ErrorMessage]).toEqual([-1, expect.stringContaining('không có quyền xem cột')])
  })
})
