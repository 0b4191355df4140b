/** Values nobody can read, and lists nobody asked a page of. */
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { currency } from '#lists/currency/index.ts'
import { employee } from '#lists/employee/index.ts'
import { fund } from '#lists/fund/index.ts'
import { askingAll } from '#model/list.ts'
import { sql } from '#engine/sql.ts'
import { openTrade, received } from '../../support/trade.ts'

const trade = await openTrade('hoi')
await received(trade, { SP000001: [10, 500] })
const answered = async (module: string, name: string, query: Record<string, string>, body: unknown = null) => {
  const { status, body: answer } = await trade.call(module, name, body, { query })
  return [status, answer.ErrorCode]
}
const condition = (field: string, op: string, value: unknown) => ({
  filter: JSON.stringify([{ field, op, value }]),
})

describe('in a query', () => {
  it.each([
    ['Order', 'getlist', { iStat: 'zz' }],
    ['Order', 'getlist', { payStatus: 'nửa' }],
    ['Income', 'getlist', { iType: 'x' }],
    ['Product', 'getPrice', { iType: '9' }],
    ['Product', 'getPrices', { iType: 'x' }],
    ['Product', 'getTaken', { iType: 'x' }],
    ['Order', 'getlist', { CurrentIndex: 'x' }],
    ['Order', 'getlist', { FromDate: '31-31-2026' }],
    ['Order', 'getlist', condition('dtDate', 'ge', 'hôm qua')],
    ['Order', 'getlist', condition('TotalTax', 'gt', 'nhiều')],
    ['Order', 'getlist', condition('TotalTax', 'in', 5)],
    ['Customer', 'getlist', condition('active', 'eq', 'có lẽ')],
    ['Order', 'ExportList', { iStat: 'zz' }],
    ['ApiListCurrency', 'getList', { dtDate: 'abc' }],
    ['ApiListCurrency', 'getList', { dtDate: '2026-13-45', all: 'True' }],
    ['ApiListCurrency', 'ExportList', { dtDate: 'abc' }],
    ['ApiListBank', 'getList', { dtDate: 'abc' }],
    ['ApiListFund', 'getList', { dtDate: '2026-02-30' }],
    ['ReportOfOrder', 'rptChitietcongno', { fromDate: 'hôm qua' }],
  ] as const)('%s/%s %o cannot be read: 400', async (module, name, query) => {
    expect(await answered(module, name, query)).toEqual([400, -1])
  })

  it.each([
    ['Order', 'getlist', condition('abc', 'eq', 1)],
    ['Order', 'getlist', { ColSort: 'abc' }],
    ['User', 'getPermission', { FuncID: 'Khongco' }],
    ['Order', 'getInfo', { s_ID: 'abc' }],
    ['ReportOfOrder', 'rptChitietcongno', { fromDate: '2026-01-01', toDate: '2026-12-31', ObjID: 'abc' }],
  ] as const)('%s/%s %o names what does not exist: 200', async (module, name, query) => {
    const [status, code] = await answered(module, name, query)
    expect(status).toBe(200)
    if (module !== 'ReportOfOrder') expect(code).toBe(-1)
  })

  it('the kind of a price is a sale unless it is said, and its refusal names it', async () => {
    const query = { Product_ID: trade.ids['SP000001']!, Object_ID: trade.ids['NCC000001']! }
    const ask = async (more: Record<string, string>) =>
      (await trade.data('Product', 'getPrice', { ...query, ...more })).Price
    expect([await ask({}), await ask({ iType: '' }), await ask({ iType: '1' })]).toEqual([1000, 1000, 1000])
    expect(await ask({ iType: '2' })).toBe(500)
    const refused = await trade.call('Product', 'getPrice', null, { query: { ...query, iType: '9' } })
    expect(refused.body.Message).toContain('iType')
  })

  it.each([
    ['Order', 'getlist', { iStat: '0' }],
    ['Order', 'getlist', { iStat: '' }],
    ['Order', 'getlist', { iStat: '9' }],
    ['Customer', 'getlist', { objType: '' }],
    ['ApiListCurrency', 'getList', { dtDate: '' }],
    ['ApiListCurrency', 'getList', { dtDate: '2026-11-20T00:30:00' }],
    // Of no kind there is none.
    ['ApiListBank', 'getList', { kind: 'vàng' }],
  ] as const)('%s/%s %o is read', async (module, name, query) => {
    expect(await answered(module, name, query)).toEqual([200, 0])
  })
})

it('in the body of a report a value that cannot be read is refused with 200', async () => {
  expect(await answered('ReportOfOrder', 'rptDebtTotal', {}, { fromDate: 'hôm qua', toDate: 5 })).toEqual([200, -1])
})

describe('what a lookup leaves out where nothing is said', () => {
  const codes = async (module: string, name: string, query: Record<string, string> = {}): Promise<string[]> =>
    (await trade.data(module, name, query)).ListItem.map((row: { Code: string }) => row.Code).toSorted()
  const exported = async (module: string, query: Record<string, string> = {}): Promise<string[]> => {
    const { sheets } = await readXlsx(Buffer.from((await trade.data(module, 'ExportList', query)).ListItem, 'base64'))
    const shown = sheets[0]!.rows.slice(4, -1).map((row) => String(row[0]))
    return shown.toSorted()
  }

  it('of the funds it is those of cash: the list and its file have both, unless a kind is asked for', async () => {
    await trade.saved('ApiListBank', { Code: 'VCB', Name: 'Vietcombank', kind: 'bank', accountNumber: '001' })
    expect(await codes('ApiListBank', 'getList')).toEqual(['VCB'])
    const asked: Record<string, string>[] = [
      askingAll(fund),
      { all: 'True' },
      { kind: 'bank' },
      { kind: 'cash' },
      { all: 'True', kind: 'cash' },
    ]
    const both = ['TM', 'VCB']
    expect(await Promise.all(asked.map((query) => codes('ApiListBank', 'getList', query)))).toEqual([
      both,
      both,
      ['VCB'],
      ['TM'],
      ['TM'],
    ])
    expect(await exported('ApiListBank')).toEqual(both)
    expect(await exported('ApiListBank', { kind: 'cash' })).toEqual(['TM'])
    // The page asks so.
    expect([askingAll(fund), askingAll(employee), askingAll(currency)]).toEqual([{ kind: '0' }, {}, {}])
  })

  it('of the employees it is who has left', async () => {
    await trade.saved('ApiListEmployee', { Code: 'NV01', Name: 'Lê An', offWork: true })
    await trade.saved('ApiListEmployee', { Code: 'NV02', Name: 'Lê Bình' })
    expect(await codes('ApiListEmployee', 'getListShort')).toEqual(['NV02'])
    expect(await codes('ApiListEmployee', 'getlist')).toEqual(['NV01', 'NV02'])
    expect(await codes('ApiListEmployee', 'getlist', { offWork: 'false' })).toEqual(['NV02'])
  })
})

it('small lists come whole, long ones by the page', async () => {
  await trade.database.inTenant({ tenant: trade.tenantId, user: null }, async (tx) => {
    await tx.query(sql`insert into unit (id, code, name)
      select gen_random_uuid(), 'DV' || n, 'Đơn vị ' || n from generate_series(1, 1100) n`)
    await tx.query(sql`insert into partner (id, code, name, partner_type)
      select gen_random_uuid(), 'LE' || n, 'Khách lẻ ' || n, 1 from generate_series(1, 30) n`)
  })
  const counted = async (module: string, name: string, query: Record<string, string> = {}) => {
    const { ListItem, TotalCount } = await trade.data(module, name, query)
    return [ListItem.length, TotalCount > ListItem.length]
  }
  const [units, isMore] = await counted('ApiListUnit', 'getList')
  expect([units! > 1100, isMore]).toEqual([true, false])
  expect(await counted('ApiListUnit', 'getList', { nItem: '15' })).toEqual([15, true])
  expect(await counted('Customer', 'getlist')).toEqual([20, true])
  expect(await counted('Customer', 'getlistShort')).toEqual([15, true])
})
