/** Money that nobody owed: other receipts and payments by each method, through the calls (contract documents §19, §20). */
import { beforeAll, describe, expect, it } from 'vitest'
import { openTrade, tradeDay, type Trade } from '#test/support/trade.ts'
import type { Anything } from '#test/support/app.ts'
import { verify } from '../../scripts/lib/verification.ts'

type Body = Readonly<Record<string, unknown>>

const sides = [
  {
    module: 'Income',
    items: 'ApiListOtherIncome',
    methods: 'PhuongthucThu',
    person: 'payer',
    sign: 1,
    iTypeName: 'Thu khác',
    texts: ['Chưa chọn khoản thu', 'Quỹ không phù hợp với phương thức thu'],
  },
  {
    module: 'Outcome',
    items: 'ApiListOtherOutcome',
    methods: 'PhuongthucChi',
    person: 'payee',
    sign: -1,
    iTypeName: 'Chi khác',
    texts: ['Chưa chọn khoản chi', 'Quỹ không phù hợp với phương thức chi'],
  },
] as const

describe.each(sides)('$module', ({ module, items, methods, person, sign, iTypeName, texts }) => {
  let trade: Trade
  const ids: Record<string, string> = {}
  const other = (body: Body): Body => ({
    dtDate: tradeDay,
    iType: 2,
    lines: [{ otherMethodId: ids['first'], amount: 250_000 }],
    ...body,
  })
  const balances = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await trade.data('ApiListBank', 'getList', { kind: 'any' })).ListItem.map((row: Anything) => [
        row.Code,
        row.balance,
      ]),
    )
  const refused = async (body: Body): Promise<[string, string][]> => {
    const { Data } = (await trade.call(module, 'UpdateDB', other(body))).body
    return (Data.errors ?? []).map((one: Anything) => [one.path, one.message])
  }
  const numbers = async (query: Record<string, string>): Promise<string[]> =>
    (await trade.data(module, 'getlist', query)).ListItem.map((row: Anything) => row.NumberID).toSorted()

  beforeAll(async () => {
    trade = await openTrade(module === 'Income' ? 'thukhac' : 'chikhac')
    const rows: Anything[] = (await trade.data(items, 'getListChild')).ListItem
    ids['first'] = rows[0].Id
    ids['second'] = rows[1].Id
    const groups = (await trade.data(items, 'getList', { all: 'True' })).ListItem as Anything[]
    ids['group'] = groups.find((row) => !rows.some((child) => child.Id === row.Id)).Id
    ids['TM'] = (await trade.data('ApiListFund', 'getList')).ListItem[0].Id
    ids['NH'] = await trade.saved('ApiListBank', { Code: 'NH', Name: 'Ngân hàng', kind: 'bank', accountNumber: '001' })
    ids['VISA'] = await trade.saved('ApiListTypeCard', { Code: 'VISA', Name: 'Visa' })
  })

  it('knows the three methods', async () => {
    const { ListItem } = await trade.data(module, methods)
    expect(ListItem.map((row: Anything) => [Number(row.Id), row.Name, row.Code])).toEqual([
      [1, 'Tiền mặt', 'TM'],
      [2, 'Chuyển khoản', 'CK'],
      [3, 'Thẻ', 'THE'],
    ])
  })

  it('moves the money of the fund of its method, and no debt, until it is cancelled', async () => {
    const lines = [
      { otherMethodId: ids['first'], amount: 250_000, Note: 'đợt một' },
      { otherMethodId: ids['second'], amount: 50_000, Object_ID: trade.ids['KH000001'] },
    ]
    const cash = await trade.saved(module, other({ [person]: 'Ông Ba', address: 'Chợ Lớn', lines }))
    const bank = await trade.saved(module, other({ Method: 2, fundId: ids['NH'] }))
    const card = await trade.saved(module, other({ Method: 3, fundId: ids['NH'], cardTypeId: ids['VISA'] }))
    expect(await trade.info(module, cash)).toMatchObject({
      iType: 2,
      Method: 1,
      fundId: ids['TM'],
      [person]: 'Ông Ba',
      amount: 300_000,
      DebtType: null,
      Object_ID: null,
      lines: [
        { amount: 250_000, Note: 'đợt một', Object_ID: null },
        { amount: 50_000, Object_ID: trade.ids['KH000001'] },
      ],
    })
    expect(await trade.info(module, card)).toMatchObject({ cardTypeId: ids['VISA'], fundId: ids['NH'] })
    expect(await balances()).toEqual({ TM: sign * 300_000, NH: sign * 500_000 })
    const partner = await trade.info('Customer', trade.ids['KH000001']!)
    expect([partner.Phaithu, partner.Phaitra]).toEqual([0, 0])

    const rows: Anything[] = (await trade.data(module, 'getlist')).ListItem
    expect(new Set(rows.map((row) => [row.iTypeName, row.methodName, row.fundName, row.debtTypeName].join()))).toEqual(
      new Set(['Tiền mặt,Quỹ tiền mặt', 'Chuyển khoản,Ngân hàng', 'Thẻ,Ngân hàng'].map((it) => `${iTypeName},${it},`)),
    )
    const all = await numbers({})
    expect([await numbers({ iType: '2' }), await numbers({ iType: '1' })]).toEqual([all, []])
    const numberOf = async (id: string) => (await trade.info(module, id)).NumberID
    expect(await numbers({ Method: '2' })).toEqual([await numberOf(bank)])
    expect(await numbers({ Method: '3' })).toEqual([await numberOf(card)])
    expect(await numbers({ fundId: ids['NH']! })).toEqual([await numberOf(bank), await numberOf(card)])
    expect(await numbers({ DebtType: '1' })).toEqual([])

    await trade.data(module, 'Huy', {}, [card])
    expect(await balances()).toEqual({ TM: sign * 300_000, NH: sign * 250_000 })
    const { version } = await trade.info(module, bank)
    expect((await refused({ s_ID: bank, version, Method: 1, fundId: ids['TM'] })).map(([path]) => path)).toEqual([
      'fundId',
    ])
    await trade.data(module, 'Huy', {}, [bank])
    await trade.saved(module, other({ Method: 1, fundId: ids['TM'] }))
    expect(await balances()).toEqual({ TM: sign * 550_000, NH: 0 })
    const { text, isClean } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
    expect(isClean ? '' : text).toBe('')
  })

  it('says what is missing, and nothing is saved', async () => {
    const before = await numbers({})
    const [noItem, wrongFund] = texts
    expect(await refused({ lines: [] })).toEqual([['lines', noItem]])
    expect(await refused({ lines: [{ amount: 1 }] })).toEqual([['lines.0.otherMethodId', noItem]])
    expect(await refused({ lines: [{ otherMethodId: ids['first'], amount: 0 }] })).toEqual([
      ['lines.0.amount', 'Số tiền phải lớn hơn 0'],
    ])
    expect((await refused({ lines: [{ otherMethodId: ids['group'], amount: 1 }] })).map(([path]) => path)).toEqual([
      'lines.0.otherMethodId',
    ])
    expect(await refused({ Method: 1, fundId: ids['NH'] })).toEqual([['fundId', wrongFund]])
    expect(await refused({ Method: 2, fundId: ids['TM'] })).toEqual([['fundId', wrongFund]])
    expect((await refused({ Method: 3, fundId: ids['NH'] })).map(([path]) => path)).toEqual(['cardTypeId'])
    expect((await refused({ Method: 4 })).map(([path]) => path)).toEqual(['Method'])
    expect(await numbers({})).toEqual(before)
  })

  it('stays what it was first saved as', async () => {
    const id = await trade.saved(module, other({}))
    const { version } = await trade.info(module, id)
    await trade.call(module, 'UpdateDB', { s_ID: id, version, iType: 1, Object_ID: trade.ids['KH000001'] })
    expect(await trade.info(module, id)).toMatchObject({ iType: 2, Object_ID: null, amount: 250_000 })
  })
})
