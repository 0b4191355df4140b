/** What somebody may not see he may not change by sending back what he was shown, and may not find out by trying. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fullRight, functionIds, noRight, type FunctionId, type Right } from '#model/right.ts'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { prices, type Body, type FullSet } from '#test/fuzz/world/filling.ts'
import { fillTenant } from '#test/fuzz/world/full-set.ts'
import { inProcess } from '#test/fuzz/world/in-process.ts'
import { createTestApp, type Anything } from '../../support/app.ts'

const test = await createTestApp()
let set: FullSet
let admin = ''
let token = ''
let group = ''

type Rights = Partial<Record<FunctionId, Right>>
const everything: Rights = Object.fromEntries(functionIds.map((id) => [id, fullRight]))
const sightless: Rights = { ...everything, CostView: noRight, Employee: { ...fullRight, U: false } }

const grant = async (rights: Rights): Promise<void> => {
  const permissions = functionIds.map((FuncID) => ({ FuncID, ...(rights[FuncID] ?? noRight) }))
  const body = { ...(group ? { s_ID: group } : {}), Code: 'THU', Name: 'Thử', permissions }
  group = (await test.call('ApiGroupUser', 'UpdateDB', body, { token: admin })).body.Data.s_ID
}

beforeAll(async () => {
  await test.makeTenant('minhtam')
  admin = await test.signIn('minhtam')
  set = await fillTenant(inProcess(test, { tenant: 'minhtam', token: admin }), 'QMINEQ')
  await grant(everything)
  const user = { UserName: 'nguoithu', password: 'matkhau1', groupId: group, email: 'thu@minhtam.vn' }
  await test.call('ApiListUser', 'UpdateDB', user, { token: admin })
  token = await test.signIn('minhtam', 'nguoithu', 'matkhau1')
})
beforeEach(() => grant(sightless))

const ask = async (path: string, body: unknown, { as = token, query = {} }: { as?: string; query?: object } = {}) => {
  const [module = '', name = ''] = path.split('/')
  return (await test.call(module, name, body, { token: as, query: { ...query } })).body.Data as Anything
}
const info = (module: string, id: string, as = token) => ask(`${module}/getInfo`, null, { as, query: { s_ID: id } })
const first = (kind: string): string => set.ids[kind]![0]!
const log = async (as: string, query: object): Promise<Anything> => {
  const { ListItem } = await ask('ApiEvent/getlist', null, { as: admin, query })
  return ask('ApiEvent/getInfo', null, { as, query: { s_ID: ListItem[0].s_ID } })
}

it('what goods cost in a store is told with them to who may see costs alone', async () => {
  const costs = async (as: string) => {
    const query = { Store_ID: first('store'), CurrentIndex: 0, nItem: 100 }
    const { ListItem } = await ask('Product/getListShort', null, { as, query })
    return (ListItem as Anything[]).map((row) => row['costAt'])
  }
  expect((await costs(admin)).some((cost) => typeof cost === 'number' && cost > 0)).toBe(true)
  // All of it lies in one store: there it costs what it costs altogether.
  const { Code, costPrice } = await info('Product', set.ids['product']![1]!, admin)
  const query = { Store_ID: first('store'), KeySeach: Code, CurrentIndex: 0, nItem: 5 }
  const { ListItem } = await ask('Product/getListShort', null, { as: admin, query })
  expect(costPrice).toBeGreaterThan(0)
  expect(ListItem.find((row: Anything) => row.Code === Code).costAt).toBe(costPrice)
  expect(new Set(await costs(token))).toEqual(new Set([null]))
})

describe('what stands is kept when it is saved by who was shown nothing', () => {
  it('buying prices of goods and of their units, also when something is sent', async () => {
    const shown = await info('Product', first('product'))
    expect([shown.buyPrice, shown.units[0].buyPrice, shown.costPrice]).toEqual([null, null, null])
    await ask('Product/UpdateDB', { ...shown, sellPrice: 5 })
    await ask('Product/UpdateDB', { s_ID: first('product'), buyPrice: 1 })
    const stands = await info('Product', first('product'), admin)
    expect([stands.sellPrice, stands.buyPrice]).toEqual([5, prices.buying])
  })

  it('but a new record gets what he typed', async () => {
    const { s_ID } = await ask('Product/UpdateDB', {
      ...set.bodies['product'],
      Code: 'MOI',
      code2: 'MOI',
      buyPrice: 12,
    })
    expect((await info('Product', s_ID, admin)).buyPrice).toBe(12)
  })

  it('many at once are refused, as any field that may not be changed so', async () => {
    const answer = await ask('Product/UpdateList', [{ s_ID: first('product'), buyPrice: 7 }])
    expect(answer).toMatchObject({ TotalCount: 0, ListItem: [{ Description: expect.stringContaining('buyPrice') }] })
  })

  it('and a file has no such column', async () => {
    const sheet = {
      name: 'data',
      columns: ['Mã hàng', 'Tên hàng', 'Giá mua'].map((label, at) => ({ key: `c${at}`, kind: 'text', label }) as const),
      rows: [{ c0: `${set.marker}.product.0`, c1: 'Tên mới', c2: '99' }],
    }
    const bytes = await writeWorkbook({ sheets: [sheet], language: 'vi', words: (key) => key })
    const answer = await ask('Product/ImportList', {
      fileName: 'a.xlsx',
      fileToBytes: Buffer.from(bytes).toString('base64'),
      updateExisting: true,
    })
    expect(answer.summary).toMatchObject({ updated: 1, failed: 0 })
    expect(await info('Product', first('product'), admin)).toMatchObject({ Name: 'Tên mới', buyPrice: prices.buying })
  })

  it('prices of opening stock; a line he adds gets the buying price', async () => {
    const shown = await info('ProductBegin', first('openingStock'))
    expect([shown.goodsAmount, shown.lines[0].Price, shown.lines[0].Total]).toEqual([null, null, null])
    const added = { Product_ID: set.ids['product']![1], unitId: set.ids['unit']![1], Qty: 3 }
    const others = await ask('ProductBegin/getlist', null, { as: admin })
    const other = others.ListItem.find((one: Body) => one['s_ID'] !== shown.s_ID)
    await ask('ProductBegin/DeleteDB', [other.s_ID], { as: admin })
    const saved = await ask('ProductBegin/UpdateDB', { ...shown, lines: [{ ...shown.lines[0], Qty: 999 }, added] })
    expect(saved).toMatchObject({ Description: 'ok' })
    const stands = await info('ProductBegin', shown.s_ID, admin)
    expect(stands.lines.map((line: Body) => [line['Qty'], line['Price']])).toEqual([
      [999, prices.opening],
      [3, prices.buying],
    ])
  })

  it('wages', async () => {
    const shown = await info('ApiListEmployee', first('employee'))
    expect(shown.salary).toBeNull()
    await grant({ ...everything, CostView: noRight })
    await ask('ApiListEmployee/UpdateDB', { s_ID: first('employee'), phone: '0909' })
    expect(await info('ApiListEmployee', first('employee'), admin)).toMatchObject({
      salary: prices.wage,
      phone: '0909',
    })
  })
})

describe('the log of events shows of a record what its reader might see in it', () => {
  const readers: [string, FunctionId, string][] = [
    ['bills', 'Order', 'create'],
    ['partners', 'Customer', 'create'],
    ['users', 'User', 'create'],
    ['settings', 'Config', 'config'],
  ]
  it.each(readers)('nothing of %s without the right to read them', async (_, FuncID, action) => {
    await grant({ ...everything, [FuncID]: noRight })
    const hidden = await log(token, { FuncID, action })
    expect(hidden).toMatchObject({ FuncID, before: null, after: null, changes: [] })
    await grant(everything)
    expect((await log(token, { FuncID, action })).after).not.toBeNull()
  })

  it('what was bought, whoever may read receipts; not what it costs', async () => {
    const { after } = await log(token, { FuncID: 'Import' })
    expect(JSON.stringify(after)).toContain(String(prices.purchase))
    expect(after.lines[0]).toMatchObject({ lineCost: null })
  })
})

it('what a customer paid last is told to who may read bills', async () => {
  const query = { Product_ID: first('product'), unitId: first('unit'), Object_ID: first('partner'), iType: '1' }
  expect(await ask('Product/getPrice', null, { query })).toMatchObject({ lastPrice: prices.sale })
  await grant({ ...everything, Order: noRight })
  const told = await ask('Product/getPrice', null, { query })
  expect([told.source, told.lastPrice, told.lastNumber]).toEqual([expect.any(String), undefined, undefined])
})

describe('selling below cost', () => {
  const bill = (price: number, over: Body = {}) => {
    const body = set.bodies['salesBill']!
    const [line] = body['lines'] as Body[]
    return { ...body, lines: [{ ...line, Qty: 1, Price: price }], ...over }
  }
  const codes = (answer: Anything): string[] => (answer.errors ?? []).map((one: { code: string }) => one.code)

  it('is warned of by a new tenant', async () => {
    expect((await ask('User/getConfig', null)).belowCostMode).toBe(1)
  })

  it('is told by that name to who sees costs', async () => {
    await grant(everything)
    const answer = await ask('Order/UpdateDB', bill(5))
    expect([answer.confirm, answer.Description]).toEqual([['belowCost'], expect.stringContaining('thấp hơn giá vốn')])
    expect(answer.errors[0].params).toMatchObject({ price: '5', cost: expect.any(String), less: expect.any(String) })
  })

  it('needs an approval without saying why, and leaves a trace', async () => {
    const answer = await ask('Order/UpdateDB', bill(5, { requestId: 'mot-lan-thu-gia-0001' }))
    expect([answer.confirm, answer.Description]).toEqual([
      ['belowCost'],
      expect.stringMatching(/^Giá bán .* cần được duyệt$/),
    ])
    expect(answer.errors[0].params).not.toHaveProperty('cost')
    expect(answer.errors[0].params).not.toHaveProperty('less')
    expect(answer.errors[0].params).toMatchObject({ price: '5' })
    const events = await ask('ApiEvent/getlist', null, { as: admin, query: { FuncID: 'Order', userName: 'nguoithu' } })
    expect(events.ListItem[0]).toMatchObject({ action: 'Bị từ chối', summary: answer.Description })
    const passed = await ask('Order/UpdateDB', bill(5, { requestId: 'mot-lan-thu-gia-0001', confirm: ['belowCost'] }))
    expect(passed.Description).toBe('ok')
  })

  it.each([
    ['dated before the stock', { dtDate: '2001-01-01' }],
    ['without a customer', { Object_ID: null }],
    ['of more than there is', { lines: null }],
  ])('is not said of a bill that cannot be saved: %s', async (_, over) => {
    const refused = (price: number) => {
      const body = bill(price)
      const [line] = body.lines
      return ask('Order/UpdateDB', { ...body, ...over, ...('lines' in over ? { lines: [{ ...line, Qty: 1e6 }] } : {}) })
    }
    const [below, above] = [await refused(5), await refused(prices.sale)]
    expect(codes(below)).not.toEqual([])
    expect(codes(below)).toEqual(codes(above))
    expect(codes(below)).not.toContain('belowCost')
  })
})
