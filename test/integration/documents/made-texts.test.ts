/**
 * Descriptions that the program gives vouchers: made anew for each reader, in his language and without documents he does
 * not see (decision 0063).
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { functionIds } from '#model/right.ts'
import { readable } from '#test/fuzz/world/answers.ts'
import type { Anything } from '../../support/app.ts'
import { openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('dienGiai'.toLowerCase())
const tenant = trade.tenant
const { ids } = trade
const kinds: ReadonlySet<string> = new Set(documents.map(({ right }) => right))
let own = ''
const made: Record<string, string> = {}
const range = { FromDate: '2026-01-01', ToDate: '2026-12-31', nItem: '1000' }
const secrets = ['AN-1', 'AN-2', 'an-1', 'an-2']

interface Request {
  body?: unknown
  query?: Record<string, string>
  language?: 'en'
}
const as = async (
  token: string,
  path: string,
  { body = null, query = {}, language }: Request = {},
): Promise<Anything> => {
  const [module = '', name = ''] = path.split('/')
  const headers = language ? { headers: { language } } : {}
  const answer = await trade.call(module, name, body, { token, tenant, query, ...headers })
  return { status: answer.status, raw: readable(answer.raw), ...answer.body.Data }
}
const told = ({ raw }: Anything): string[] => secrets.filter((secret) => raw.includes(secret))

/** Ids of documents of the seller who sees his own only. */
beforeAll(async () => {
  const admin = trade.token
  const permissions = functionIds.map((FuncID) => ({
    FuncID,
    R: true,
    A: true,
    U: true,
    D: true,
    own: kinds.has(FuncID),
  }))
  const group = await as(admin, 'ApiGroupUser/UpdateDB', { body: { Code: 'R', Name: 'R', permissions } })
  const Employee = await trade.saved('ApiListEmployee', { Code: 'NV1', Name: 'Chị Lan' })
  const person = { UserName: 'rieng', password: 'matkhau1', groupId: group.s_ID, email: 'r@a.vn', employeeId: Employee }
  expect((await as(admin, 'ApiListUser/UpdateDB', { body: person })).Description).toBe('ok')
  own = await trade.signIn(tenant, 'rieng', 'matkhau1')
  await trade.signIn(tenant)
  made['receipt'] = await received(trade, { SP000001: [100, 500] }, { NumberID: 'AN-2', paid: 400 })
  for (const [name, NumberID, employeeId] of [
    ['hidden', 'AN-1', null],
    ['mine', 'CUA-1', Employee],
  ] as const)
    made[name] = await sold(trade, { SP000001: [5, 1000] }, { NumberID, employeeId })
  const from = await trade.data('Income', 'getInfoFrom', { source: 'Order', s_ID: `${made['mine']},${made['hidden']}` })
  const lines = from.lines.map(({ voucherModule, voucherId }: Anything) => ({ voucherModule, voucherId, amount: 100 }))
  // Written by the seller's colleague, for the seller: the voucher is his, one of its bills is not.
  made['both'] = await trade.saved('Income', { ...from, s_ID: undefined, NumberID: 'PT-1', Method: 1, lines })
  await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query({
      text: 'update document set created_by_id = (select id from app_user where user_name = $1) where id = $2',
      values: ['rieng', made['both']],
    } as never),
  )
  made['typed'] = await trade.saved('Income', {
    dtDate: tradeDay,
    iType: 1,
    Object_ID: ids['KH000001'],
    NumberID: 'PT-2',
    Description: 'Thu tiền tháng 9',
    Method: 1,
    lines: [{ voucherModule: 'Order', voucherId: made['mine'], amount: 7 }],
  })
})

describe('who sees everything', () => {
  it('reads them in his language', async () => {
    const read = async (id: string, language?: 'en') =>
      (await as(trade.token, 'Income/getInfo', { query: { s_ID: id }, ...(language && { language }) })).Description
    expect(await read(made['both']!)).toBe('Thu tiền CUA-1, AN-1')
    expect(await read(made['both']!, 'en')).toBe('Receipt for CUA-1, AN-1')
    expect(await read(made['typed']!, 'en')).toBe('Thu tiền tháng 9')
    const { ListItem } = await as(trade.token, 'CashFlow/getlist', { query: range, language: 'en' })
    expect(ListItem.map((row: Anything) => row.Description)).toEqual([
      'Opening balance',
      'Thu tiền tháng 9',
      'Paid for AN-2',
      'Receipt for CUA-1, AN-1',
    ])
  })

  it('keeps them when he saves what he read, and what he wrote', async () => {
    const change = (Description: string, language?: 'en') =>
      as(trade.token, 'Income/UpdateDB', { body: { s_ID: made['both'], Description }, ...(language && { language }) })
    const stored = async () => (await as(trade.token, 'Income/getInfo', { query: { s_ID: made['both']! } })).Description
    await change('Receipt for CUA-1, AN-1', 'en')
    expect(await stored()).toBe('Thu tiền CUA-1, AN-1')
    await change('Thu hộ anh Tư')
    expect(await stored()).toBe('Thu hộ anh Tư')
    // Typed as the program writes it, it counts as made.
    await change('Receipt for CUA-1, AN-1')
    expect(await stored()).toBe('Thu tiền CUA-1, AN-1')
  })
})

describe('the number of a document', () => {
  it('changes in them too', async () => {
    const numbered = (NumberID: string) =>
      as(trade.token, 'Order/UpdateDB', { body: { s_ID: made['hidden'], NumberID } })
    expect((await numbered('AN-1B')).Description).toBe('ok')
    const read = () => as(trade.token, 'Income/getInfo', { query: { s_ID: made['both']! } })
    expect((await read()).Description).toBe('Thu tiền CUA-1, AN-1B')
    const found = await as(trade.token, 'Income/getlist', { query: { ...range, KeySearch: 'AN-1B' } })
    expect(found.ListItem.map((row: Anything) => row.NumberID)).toEqual(['PT-1'])
    expect((await numbered('AN-1')).Description).toBe('ok')
    expect((await read()).Description).toBe('Thu tiền CUA-1, AN-1')
  })
})

const shown = 'Thu tiền CUA-1, 1 chứng từ bạn không được xem'

describe('who sees his own documents only', () => {
  it('reads how many others there are, wherever they stand', async () => {
    const { Description } = await as(own, 'Income/getInfo', { query: { s_ID: made['both']! } })
    expect(Description).toBe(shown)
    const english = await as(own, 'Income/getInfo', { query: { s_ID: made['both']! }, language: 'en' })
    expect(english.Description).toBe('Receipt for CUA-1, 1 document you may not see')
    const one = { s_ID: made['both']! }
    const days = { fromDate: '2026-01-01', toDate: '2026-12-31' }
    const partner = { ObjID: ids['KH000001']! }
    for (const [path, request] of [
      ['Income/getlist', { query: range }],
      ['Income/ExportList', { query: range }],
      ['Income/ExportItem', { query: one }],
      ['Income/getPrint', { query: one }],
      ['Income/getChain', { query: one }],
      ['Income/getInfoFrom', { query: { source: 'Income', ...one } }],
      ['Income/getConsequences', { query: { action: 'delete' }, body: [made['both']] }],
      ['Income/getListPO', { query: { Object_ID: ids['KH000001']!, credits: '1' } }],
      ['ApiMail/getDraft', { body: { module: 'Income', s_ID: made['both'] } }],
      ['ApiPrintTemplate/getSample', { query: { xType: '8', ...one } }],
      ['CashFlow/getlist', { query: range }],
      ['CashFlow/ExportList', { query: range }],
      ['CashFlow/getPrint', { query: range }],
      ['ReportOfOrder/rptChitietcongno', { query: { ...days, ...partner } }],
      ['ReportOfOrder/getBalanceLetters', { body: { ...days, Object_ID: ids['KH000001']! } }],
      ['ApiEvent/getlist', { query: { recordId: made['both']! } }],
    ] as const) {
      const answer = await as(own, path, request as Request)
      expect([path, answer.status, told(answer)]).toEqual([path, 200, []])
    }
  })

  it('reads it in the log of events and among the deleted', async () => {
    const { ListItem } = await as(own, 'ApiEvent/getlist', { query: { nItem: '1000' } })
    expect(ListItem.length).toBeGreaterThan(0)
    for (const { s_ID } of ListItem) expect(told(await as(own, 'ApiEvent/getInfo', { query: { s_ID } }))).toEqual([])
  })

  it.each([
    ['AN-1', false],
    ['PT-1', true],
    ['receipt', true],
    ['doi tac', true],
  ])('finds with %s only what he may read', async (KeySearch, isFound) => {
    for (const path of ['Income/getlist', 'CashFlow/getlist']) {
      const { ListItem } = await as(own, path, { query: { ...range, KeySearch } })
      expect([path, ListItem.some((row: Anything) => row.NumberID === 'PT-1')]).toEqual([path, isFound])
    }
  })

  it('finds a number without a digit no more than others', async () => {
    const numbered = (NumberID: string) => trade.saved('Order', { s_ID: made['hidden'], NumberID })
    const found = (token: string) => as(token, 'Income/getlist', { query: { ...range, KeySearch: 'ANMOT' } })
    await numbered('ANMOT')
    expect([(await found(trade.token)).TotalCount, (await found(own)).TotalCount]).toEqual([1, 0])
    await numbered('AN-1')
  })

  it('cannot guess them by a filter or an order', async () => {
    const filter = (op: string, value: string) => JSON.stringify([{ field: 'Description', op, value }])
    for (const [op, value] of [
      ['contains', 'AN-1'],
      ['startsWith', 'Thu tiền CUA-1, A'],
      ['gt', 'Thu tiền CUA-1, AN-0'],
      ['eq', 'Thu tiền CUA-1, AN-1'],
    ] as const) {
      const { ListItem, TotalCount } = await as(own, 'Income/getlist', {
        query: { ...range, filter: filter(op, value) },
      })
      expect([value, ListItem, TotalCount]).toEqual([value, [], 0])
    }
    const found = await as(own, 'Income/getlist', { query: { ...range, filter: filter('startsWith', 'Receipt') } })
    expect(found.TotalCount).toBe(1)
  })

  it('is told of nothing hidden when two products should become one', async () => {
    const lines = ['SP000001', 'SP000002'].map((code) => ({ Product_ID: ids[code], Qty: 1 }))
    await trade.saved('CheckStore', { dtDate: tradeDay, Store_ID: ids['KHO01'], NumberID: 'AN-2K', lines })
    for (const dryRun of [true, false]) {
      const body = { keep: ids['SP000001'], remove: ids['SP000002'], dryRun }
      expect((await as(trade.token, 'Product/Merge', { body })).raw).toContain('AN-2K')
      const answer = await as(own, 'Product/Merge', { body })
      expect([told(answer), answer.raw]).toEqual([[], expect.stringContaining('1 chứng từ bạn không được xem')])
    }
  })

  it('changes nothing of it by saving what he read', async () => {
    const saved = await as(own, 'Income/UpdateDB', { body: { s_ID: made['both'], Description: shown } })
    expect(saved.Description).toBe('ok')
    expect((await as(own, 'Income/UpdateList', { body: [{ s_ID: made['both'], Description: shown }] })).status).toBe(
      200,
    )
    expect((await as(trade.token, 'Income/getInfo', { query: { s_ID: made['both']! } })).Description).toBe(
      'Thu tiền CUA-1, AN-1',
    )
  })

  it('reads it of what he deleted', async () => {
    expect((await as(own, 'Income/DeleteDB', { body: [made['both']] })).TotalCount).toBe(1)
    const trash = await as(own, 'ApiTrash/getlist', { query: { nItem: '100' } })
    expect(trash.ListItem.map((row: Anything) => row.Description)).toEqual([shown])
    expect(told(trash)).toEqual([])
    for (const KeySearch of ['AN-1', 'PT-1']) {
      const { TotalCount } = await as(own, 'ApiTrash/getlist', { query: { KeySearch } })
      expect([KeySearch, TotalCount]).toEqual([KeySearch, KeySearch === 'PT-1' ? 1 : 0])
    }
  })
})
