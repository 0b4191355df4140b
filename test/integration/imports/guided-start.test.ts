/** The guided start: how far each step is, and that the sample is exact, removed whole, and takes nothing else with it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { StartStep } from '#wire/start.ts'
import type { SampleAnswer, StartAnswer } from '#wire/described/start.ts'
import { verify } from '../../../scripts/lib/verification.ts'
import { createTestApp, type Anything, type TestApp } from '../../support/app.ts'
import { userWith } from '../../support/users.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})

const data = async <T = Anything>(module: string, name: string, body: unknown = null): Promise<T> => {
  const { status, body: answer } = await test.call<T>(module, name, body)
  if (status !== 200 || answer.ErrorCode !== 0) throw new Error(`${module}/${name} ${status}: ${answer.ErrorMessage}`)
  return answer.Data
}
const refused = async (name: string, options = {}): Promise<[number, string]> => {
  const { status, body } = await test.call('ApiStart', name, null, options)
  return [status, body.ErrorMessage]
}
const start = (): Promise<StartAnswer> => data('ApiStart', 'getInfo')
const stateOf = async (): Promise<Partial<Record<StartStep, string>>> =>
  Object.fromEntries((await start()).steps.map(({ step, state }) => [step, state]))
const firstOf = async (module: string, name: string): Promise<Anything> => (await data(module, name)).ListItem[0]
const saved = async (module: string, body: object): Promise<string> => {
  const answer = await data(module, 'UpdateDB', body)
  expect(answer.errors ?? [], module).toEqual([])
  return answer.s_ID as string
}
const isClean = async (id: string): Promise<string> => {
  const found = await verify(test.database, { id, name: '' })
  return found.isClean ? 'clean' : found.text
}
/** What only grows, counters, and sums that the verification compares. */
const uncounted = new Set(
  'event document_revision number_series cash_balance cash_day debt_balance document_sum sales_change'.split(' '),
)
/** Rows of every table that has a tenant. */
const rowsIn = async (tenant: string): Promise<Record<string, number>> =>
  test.database.inTenant({ tenant, user: null }, async (tx) => {
    const tables = await tx.query<{ name: string }>(
      sql`select c.table_name as name from information_schema.columns c join pg_class t on t.oid = c.table_name::regclass
        where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.relkind = 'r' order by 1`,
    )
    const counts: Record<string, number> = {}
    for (const { name } of tables.filter((one) => !uncounted.has(one.name))) {
      const [row] = await tx.query<{ count: number }>(sql`select count(*)::int as count from ${sql.ident(name)}`)
      counts[name] = row!.count
    }
    return counts
  })

describe('the steps', () => {
  it('are open in a new business, and done by what is stored', async () => {
    await test.makeTenant('minhtam')
    await test.signIn('minhtam')
    const fresh = await start()
    expect(new Set(fresh.steps.map(({ state }) => state))).toEqual(new Set(['open']))
    expect(fresh.steps.every(({ allowed }) => allowed)).toBe(true)
    expect(fresh.sample).toEqual({ count: 0, allowed: true, hasOwn: false })
    expect(fresh.openingDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)

    await data('ApiConfig', 'UpdateDB', { companyAddress: '12 Lê Lợi' })
    // What is proposed anyway is an answer, too.
    await data('ApiConfig', 'UpdateDB', { defaultVat: 10 })
    const form = await test.call('ApiPrintTemplate', 'getInfo', null, { query: { s_ID: 'HOADONBANHANG' } })
    await saved('ApiPrintTemplate', { s_ID: form.body.Data.s_ID, isDefault: true, size: 'A4' })
    const store = await firstOf('ApiListStore', 'getList')
    await saved('ApiListStore', { s_ID: store.Id, Name: 'Kho Tân Bình' })
    const branch = await firstOf('ApiListBranchProduct', 'getList')
    const group = await saved('ListProductGroup', { Code: 'G', Name: 'Nhóm', Branch_ID: branch.Id })
    const unit = await firstOf('ApiListUnit', 'getList')
    const product = await saved('Product', { Name: 'Gạo', Group_ID: group, unitId: unit.Id, sellPrice: 1000 })
    expect(await stateOf()).toMatchObject({
      company: 'done',
      paper: 'done',
      tax: 'done',
      stores: 'done',
      goods: 'done',
      partners: 'open',
    })
    const partner = await saved('Customer', { Name: 'Cô Ba', partnerType: 1, openingReceivable: 500_000 })
    await saved('ProductBegin', { Store_ID: store.Id, lines: [{ Product_ID: product, Qty: 5, Price: 800 }] })
    await saved('ApiListBank', { Code: 'NH', Name: 'Ngân hàng', kind: 'bank', accountNumber: '001' })
    expect(await stateOf()).toEqual({
      company: 'done',
      paper: 'done',
      tax: 'done',
      stores: 'done',
      goods: 'done',
      partners: 'done',
      stock: 'done',
      funds: 'done',
      users: 'open',
      bill: 'open',
    })
    const other = await saved('Product', { Name: 'Muối', Group_ID: group, unitId: unit.Id, sellPrice: 1000 })
    const missing = async (query: Record<string, string>) =>
      (await test.call('ProductBegin', 'getMissing', null, { query })).body.Data.ListItem
    // What never came into the store; the other has its opening stock.
    expect(await missing({ Store_ID: store.Id, ids: `${product},${other},x` })).toEqual([{ Id: other }])
    for (const query of [{ Store_ID: store.Id }, { ids: other }, { Store_ID: 'x', ids: other }])
      expect(await missing(query as Record<string, string>)).toEqual([])
    await userWith(test, {})
    await test.signIn('minhtam')
    await saved('Order', {
      Object_ID: partner,
      Store_ID: store.Id,
      lines: [{ Product_ID: product, Qty: 1, Price: 1000, VAT: 0 }],
    })
    expect(await stateOf()).toMatchObject({ users: 'done', bill: 'done' })
    expect(await refused('LoadSample')).toEqual([
      200,
      'Doanh nghiệp đã có chứng từ của mình, không nạp dữ liệu mẫu vào nữa',
    ])
  })

  it('are skipped and taken up again for the whole business; what is done stays done', async () => {
    await test.makeTenant('boqua')
    await test.signIn('boqua')
    await data('ApiStart', 'Skip', { step: 'users', skipped: true })
    await data('ApiStart', 'Skip', { step: 'users', skipped: true })
    expect(await stateOf()).toMatchObject({ users: 'skipped', bill: 'open' })
    expect((await data<StartAnswer>('ApiStart', 'Skip', { step: 'users', skipped: false })).steps[8]).toMatchObject({
      step: 'users',
      state: 'open',
    })
    await data('ApiStart', 'Skip', { step: 'company', skipped: true })
    await data('ApiConfig', 'UpdateDB', { companyAddress: '12 Lê Lợi' })
    expect(await stateOf()).toMatchObject({ company: 'done' })
    for (const body of [null, [], {}, { step: 'x', skipped: true }, { step: 'users', skipped: 'yes' }])
      expect((await test.call('ApiStart', 'Skip', body)).status, JSON.stringify(body)).toBe(400)
  })

  it('stand on the start page until they are done, skipped or dismissed', async () => {
    await test.makeTenant('huongdan')
    await test.signIn('huongdan')
    const told = async () => [(await start()).guide, (await data('Dashboard', 'getInfo')).guide]
    expect(await told()).toEqual(['open', { isEmpty: true }])
    const dismissed = await data<StartAnswer>('ApiStart', 'Dismiss', { dismissed: true })
    expect(dismissed.guide).toBe('dismissed')
    await data('ApiStart', 'Dismiss', { dismissed: true })
    expect(await told()).toEqual(['dismissed', null])
    await data('ApiStart', 'Dismiss', { dismissed: false })
    for (const { step } of (await start()).steps.slice(1)) await data('ApiStart', 'Skip', { step, skipped: true })
    expect(await told()).toEqual(['open', { isEmpty: true }])
    await data('ApiConfig', 'UpdateDB', { companyAddress: '12 Lê Lợi' })
    expect(await told()).toEqual(['done', null])
    for (const body of [null, [], {}, { dismissed: 'yes' }])
      expect((await test.call('ApiStart', 'Dismiss', body)).status, JSON.stringify(body)).toBe(400)
    await userWith(test, { Product: { R: true, A: true } })
    expect((await test.call('ApiStart', 'Dismiss', { dismissed: true })).status).toBe(403)
    // He may add goods, which was skipped.
    expect((await start()).guide).toBe('done')
    await test.signIn('huongdan')
    await data('ApiStart', 'Skip', { step: 'goods', skipped: false })
    expect((await start()).guide).toBe('open')
  })

  it('tell who may not do them nothing but their state', async () => {
    await test.signIn('minhtam')
    // He sees his own bills only, and yet that there is one.
    await userWith(test, { Order: { R: true, A: true, own: true } })
    const { steps, sample } = await start()
    // There is a bill, and he cannot change the settings.
    expect((await start()).guide).toBe('done')
    expect(steps.at(-1)).toEqual({ step: 'bill', state: 'done', allowed: true, count: null })
    expect(steps.filter(({ allowed }) => allowed).map(({ step }) => step)).toEqual(['goods', 'bill'])
    expect(steps.every(({ count }) => count === null)).toBe(true)
    expect(sample.allowed).toBe(false)
    expect((await test.call('ApiStart', 'Skip', { step: 'users', skipped: true })).status).toBe(403)
    const denied = [403, 'Bạn không có quyền thực hiện chức năng này']
    expect([await refused('LoadSample'), await refused('RemoveSample')]).toEqual([denied, denied])
    // The right of the settings is not enough either.
    await userWith(test, { Config: { R: true, U: true } })
    const told = [403, 'Chỉ người quản trị nạp và xóa dữ liệu mẫu']
    expect([await refused('LoadSample'), await refused('RemoveSample')]).toEqual([told, told])
  })
})

describe('the sample', () => {
  it('is exact, counts for no step, and goes without a trace', async () => {
    const { id } = await test.makeTenant('mau')
    await test.signIn('mau')
    expect(await refused('RemoveSample')).toEqual([200, 'Không có dữ liệu mẫu để xóa'])
    const before = await rowsIn(id)
    const loaded = await data<SampleAnswer>('ApiStart', 'LoadSample')
    expect(loaded.TotalCount).toBeGreaterThan(50)
    expect(await isClean(id)).toBe('clean')
    const { steps, sample } = await start()
    expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['open']))
    expect(sample).toEqual({ count: loaded.TotalCount, allowed: true, hasOwn: false })
    const bills = (await data('Order', 'getlist')).ListItem
    expect(bills.length).toBe(9)
    expect(bills.every(({ Description }: Anything) => Description === 'Dữ liệu mẫu')).toBe(true)
    expect(await refused('LoadSample')).toEqual([200, 'Đã có dữ liệu mẫu. Xóa dữ liệu mẫu trước khi nạp lại'])

    const removed = await data<SampleAnswer>('ApiStart', 'RemoveSample')
    expect(removed).toEqual({ Description: 'ok', TotalCount: loaded.TotalCount, ListItem: [] })
    expect(await isClean(id)).toBe('clean')
    expect(await rowsIn(id)).toEqual(before)
    expect((await start()).sample.count).toBe(0)
    const events = (await data('ApiEvent', 'getlist')).ListItem as Anything[]
    expect(events.some(({ summary }) => summary === `Dữ liệu mẫu: ${loaded.TotalCount} mục`)).toBe(true)
    // The sample can be loaded again, with the numbers it had.
    await data('ApiStart', 'LoadSample')
    const numbers = (some: readonly Anything[]) => new Set(some.map(({ NumberID }) => NumberID))
    expect(numbers((await data('Order', 'getlist')).ListItem)).toEqual(numbers(bills))
  })

  it('leaves what documents of one\u2019s own use, tells it, and goes with the next try', async () => {
    const { id } = await test.makeTenant('dungmau')
    await test.signIn('dungmau')
    await data('ApiStart', 'LoadSample')
    const products = (await data('Product', 'getlist', null)).ListItem as Anything[]
    const product = products.find((one) => JSON.stringify(one).includes('Nước khoáng'))!
    const store = await firstOf('ApiListStore', 'getList')
    const partner = await saved('Customer', { Name: 'Khách của tôi', partnerType: 1 })
    const bill = await saved('Order', {
      Object_ID: partner,
      Store_ID: store.Id,
      lines: [{ Product_ID: product.Id ?? product.s_ID, Qty: 2, Price: 5000, VAT: 0 }],
    })
    const cost = async (): Promise<number> =>
      (await test.call('Order', 'getInfo', null, { query: { s_ID: bill } })).body.Data.cost
    const costBefore = await cost()
    expect(costBefore).toBeGreaterThan(0)
    const removed = await data<SampleAnswer>('ApiStart', 'RemoveSample')
    expect(await isClean(id)).toBe('clean')
    expect(await cost()).toBe(costBefore)
    // Goods of one opening stand and go together; they name their supplier.
    expect(new Set(removed.ListItem.map(({ kindName }) => kindName))).toEqual(
      new Set(['Đối tượng', 'Ngành hàng', 'Nhóm hàng', 'Hàng hóa', 'Tồn đầu kỳ']),
    )
    expect(removed.ListItem.find(({ kindName }) => kindName === 'Tồn đầu kỳ')?.Description).toBe(
      'Chứng từ của bạn đã xuất hàng nhập bởi chứng từ này',
    )
    expect(removed.ListItem.every(({ Description, NumberID }) => Description !== '' && NumberID !== '')).toBe(true)
    expect((await start()).sample.count).toBe(removed.ListItem.length)
    const bills = (await data('Order', 'getlist')).ListItem as Anything[]
    expect(bills.map(({ s_ID }) => s_ID)).toEqual([bill])

    await data('Order', 'DeleteDB', [bill])
    expect((await data<SampleAnswer>('ApiStart', 'RemoveSample')).ListItem).toEqual([])
    expect((await start()).sample.count).toBe(0)
    expect(await isClean(id)).toBe('clean')
    expect((await data('Customer', 'getlist')).ListItem.map((one: Anything) => one.Id ?? one.s_ID)).toContain(partner)
  })

  it('keeps a customer whose opening debt was paid to the business, with the debt', async () => {
    const { id } = await test.makeTenant('thuno')
    await test.signIn('thuno')
    await data('ApiStart', 'LoadSample')
    const customers = (await data('Customer', 'getlist')).ListItem as Anything[]
    const debtor = customers.find(({ Phaithu }) => Phaithu > 0)!
    const bill = ((await data('Order', 'getlist')).ListItem as Anything[])[0]!
    // Somebody deletes a bill of the sample by hand.
    await data('Order', 'DeleteDB', [bill.s_ID])
    const fund = ((await test.call('ApiListFund', 'getList')).body.Data.ListItem as Anything[])[0]!
    const open = (
      (await test.call('Income', 'getListPO', null, { query: { Object_ID: debtor.Id ?? debtor.s_ID } })).body.Data
        .ListItem as Anything[]
    )[0]!
    expect(open).toBeTruthy()
    await saved('Income', {
      iType: 1,
      Object_ID: debtor.Id ?? debtor.s_ID,
      Method: 1,
      fundId: fund.Id,
      lines: [{ voucherModule: open.voucherModule, voucherId: open.s_ID ?? open.Id, amount: 1000 }],
    })
    const removed = await data<SampleAnswer>('ApiStart', 'RemoveSample')
    expect(removed.ListItem.map(({ kindName }) => kindName)).toContain('Đối tượng')
    expect(await isClean(id)).toBe('clean')
  })
})
