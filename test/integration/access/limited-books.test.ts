/**
 * What a user limited to his own documents reads in the accounts of the whole business: the cash book and the details of
 * debts. All amounts and balances, and of documents he does not see nothing else (decision 0063).
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { functionIds } from '#model/right.ts'
import { documents } from '#documents/all.ts'
import { readable } from '#test/fuzz/world/answers.ts'
import type { Anything } from '../../support/app.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('sorieng')
const { ids } = trade
const kinds: ReadonlySet<string> = new Set(documents.map(({ right }) => right))
let admin = ''
let own = ''
/** What must stand in no answer: ids, numbers, texts, and the partner whose documents are all hidden. */
let secrets: string[] = []
let mine: Anything

const as = async (
  token: string,
  path: string,
  { body = null, query = {} }: { body?: unknown; query?: Record<string, string> } = {},
): Promise<Anything> => {
  const [module = '', name = ''] = path.split('/')
  const answer = await trade.call(module, name, body, { token, tenant: 'sorieng', query })
  return { status: answer.status, raw: readable(answer.raw), ...answer.body.Data }
}
const told = ({ raw }: Anything): string[] => secrets.filter((secret) => raw.includes(secret))
const range = { FromDate: '2026-01-01', ToDate: '2026-12-31', nItem: '1000' }
const days = { fromDate: '2026-01-01', toDate: '2026-12-31' }

beforeAll(async () => {
  admin = trade.token
  const permissions = functionIds.map((FuncID) => ({
    FuncID,
    R: true,
    A: true,
    U: true,
    D: true,
    own: kinds.has(FuncID),
  }))
  const group = await as(admin, 'ApiGroupUser/UpdateDB', { body: { Code: 'R', Name: 'R', permissions } })
  const person = { UserName: 'rieng', password: 'matkhau1', groupId: group.s_ID, email: 'rieng@sorieng.vn' }
  expect((await as(admin, 'ApiListUser/UpdateDB', { body: person })).Description).toBe('ok')
  own = await trade.signIn('sorieng', 'rieng', 'matkhau1')
  await trade.signIn('sorieng')
  const hiddenId = await received(trade, { SP000001: [100, 500] }, { NumberID: 'AN-N1', paid: 400, paymentMethod: 1 })
  const bill = await sold(trade, { SP000001: [7, 1000] }, { NumberID: 'AN-B1', Description: 'Ẩn một', paid: 1000 })
  const other = await sold(trade, { SP000001: [3, 1000] }, { NumberID: 'AN-B2', Object_ID: ids['KH000002'] })
  const voucher = await trade.saved('Income', {
    dtDate: tradeDay,
    iType: 1,
    Object_ID: ids['KH000002'],
    NumberID: 'AN-T1',
    Description: 'Ẩn hai',
    Method: 1,
    lines: [{ voucherModule: 'Order', voucherId: other, amount: 500 }],
  })
  secrets = ['AN-B1', 'AN-B2', 'AN-T1', 'AN-N1', 'Ẩn một', 'Ẩn hai', bill, other, voucher, hiddenId]
  mine = await as(own, 'Order/UpdateDB', {
    body: {
      dtDate: tradeDay,
      Object_ID: ids['KH000001'],
      Store_ID: ids['KHO01'],
      NumberID: 'MINH-1',
      paid: 300,
      lines: linesOf(trade, { SP000001: [1, 1000] }),
    },
  })
  expect(mine.Description).toBe('ok')
})

const figures = (rows: readonly Anything[], keys: readonly string[]) =>
  rows.map((row) => keys.map((key) => row[key] as unknown))

describe('the cash book', () => {
  const amounts = ['dtDate', 'in', 'out', 'balance', 'fundName']

  it('has the amounts of everybody in one order, and of hidden documents nothing else', async () => {
    const [whole, seen] = [
      await as(admin, 'CashFlow/getlist', { query: range }),
      await as(own, 'CashFlow/getlist', { query: range }),
    ]
    expect(figures(seen.ListItem, amounts)).toEqual(figures(whole.ListItem, amounts))
    expect([seen.arrSUM, seen.TotalCount]).toEqual([whole.arrSUM, whole.TotalCount])
    const hidden = seen.ListItem.filter((row: Anything) => row.s_ID === '')
    expect(hidden).toHaveLength(3)
    for (const row of hidden)
      expect(row).toMatchObject({
        NumberID: '',
        module: '',
        ObjName: '',
        Description: '',
        documentId: null,
        documentKind: null,
      })
    expect(seen.ListItem.filter((row: Anything) => row.NumberID !== '')).toHaveLength(1)
    expect([told(seen), seen.raw.includes('KH000002')]).toEqual([[], false])
  })

  it('has the amounts of hidden documents in funds of a foreign currency too', async () => {
    const { ListItem } = await trade.data('ApiListOtherIncome', 'getList', { all: 'True' })
    const fund = {
      Code: 'DOLA',
      Name: 'Tài khoản đô la',
      kind: 'bank',
      accountNumber: '0071000999',
      currencyId: ids['USD'],
    }
    const fundId = await trade.saved('ApiListBank', { ...fund, openingBalance: 100.25, openingDate: '2026-01-01' })
    const voucher = {
      iType: 2,
      Method: 2,
      fundId,
      currencyId: ids['USD'],
      ExRate: 25_000,
      lines: [{ otherMethodId: ListItem.at(-1).Id, amount: 10.5 }],
    }
    secrets.push(await trade.saved('Income', { ...voucher, dtDate: tradeDay, NumberID: 'AN-USD' }), 'AN-USD')
    for (const query of [range, { ...range, FromDate: '2026-12-01' }]) {
      const [whole, seen] = [
        await as(admin, 'CashFlow/getlist', { query }),
        await as(own, 'CashFlow/getlist', { query }),
      ]
      expect(figures(seen.ListItem, amounts)).toEqual(figures(whole.ListItem, amounts))
      expect([seen.arrSUM, seen.TotalCount]).toEqual([whole.arrSUM, whole.TotalCount])
      expect(told(seen)).toEqual([])
    }
  })

  it('pages, prints and workbooks tell no more', async () => {
    for (const [path, query] of [
      ['CashFlow/getlist', { ...range, nItem: '2', CurrentIndex: '2' }],
      ['CashFlow/getPrint', range],
      ['CashFlow/ExportList', range],
    ] as const) {
      const answer = await as(own, path, { query })
      expect([path, answer.status, told(answer), answer.raw.includes('KH000002')]).toEqual([path, 200, [], false])
    }
  })

  it.each(['AN-B1', 'AN-T1', 'Ẩn hai', 'KH000002', 'Đối tác KH000002', 'PT'])(
    'is not searched for %s of others',
    async (KeySearch) => {
      const { ListItem, TotalCount, arrSUM, raw } = await as(own, 'CashFlow/getlist', {
        query: { ...range, KeySearch },
      })
      const isMine = KeySearch === 'PT'
      expect([ListItem.length, TotalCount]).toEqual(isMine ? [2, 2] : [1, 1])
      expect(arrSUM[1].Total).toBe(isMine ? 300 : 0)
      expect(told({ raw })).toEqual([])
    },
  )
})

describe('the details of debts', () => {
  const amounts = ['ngay', 'phatsinh', 'trahang', 'thanhtoan', 'conlai']
  const details: readonly (readonly [path: string, query: () => Record<string, string>])[] = [
    ['ReportOfOrder/rptChitietcongno', () => ({ ...days, ObjID: '' })],
    ['ReportOfOrder/rptChitietcongno', () => ({ ...days, ObjID: ids['KH000001']! })],
    ['ReportOfImport/rptChitietcongno', () => ({ ...days, ObjID: ids['NCC000001']! })],
  ]
  it('have all amounts and balances, and of hidden documents nothing else', async () => {
    for (const [path, query] of details) {
      const [whole, seen] = [await as(admin, path, { query: query() }), await as(own, path, { query: query() })]
      expect(figures(seen.ListItem, amounts), path).toEqual(figures(whole.ListItem, amounts))
      expect(seen.arrSUM, path).toEqual(whole.arrSUM)
      expect([path, told(seen)]).toEqual([path, []])
      const hidden = seen.ListItem.filter((row: Anything) => row.sophieu === '' && row.ngay !== '')
      expect(hidden.length, path).toBeGreaterThan(0)
      for (const row of hidden) {
        expect(row.diengiai).toBe('')
        for (const key of ['documentId', 'documentKind', 'ObjID', 'ObjName']) expect(row[key] ?? '').toBe('')
      }
    }
  })

  it('in letters neither', async () => {
    const answer = await as(own, 'ReportOfOrder/getBalanceLetters', { body: { ...days, Object_ID: '' } })
    expect(answer.status).toBe(200)
    expect(told(answer)).toEqual([])
    expect(answer.raw).toContain('MINH-1')
  })

  it('a bill says what was received on it by whomever', async () => {
    const voucher = {
      dtDate: tradeDay,
      iType: 1,
      Object_ID: ids['KH000001'],
      Method: 1,
      lines: [{ voucherModule: 'Order', voucherId: mine.s_ID, amount: 200 }],
    }
    await trade.saved('Income', voucher)
    const [whole, seen] = [
      await as(admin, 'Order/getInfo', { query: { s_ID: mine.s_ID } }),
      await as(own, 'Order/getInfo', { query: { s_ID: mine.s_ID } }),
    ]
    expect([seen.received, seen.remaining]).toEqual([whole.received, whole.remaining])
    expect(seen.received).toBe(200)
  })
})
