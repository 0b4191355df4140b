/**
 * A small business in a tenant of its own, set up through the calls like any client does: goods, partners, and
 * functions to save.
 */
import { systemClock } from '#kernel/clock.ts'
import { createTestApp, type Anything, type AppOptions, type TestApp } from './app.ts'
import { prepared, type PreparedDatabase } from './prepared.ts'

type Body = Readonly<Record<string, unknown>>

export interface Trade extends TestApp {
  tenant: string
  tenantId: string
  token: string
  /** Ids by the code of the record. */
  ids: Record<string, string>
  /** Saves a record and returns its id; throws with the text of the refusal. */
  saved: (module: string, body: Body) => Promise<string>
  /** Returns the `Data` of a response; throws if the call was refused. */
  data: (module: string, name: string, query?: Record<string, string>, body?: unknown) => Promise<Anything>
  info: (module: string, id: string) => Promise<Anything>
}

/** The date of everything in these tests, unless they give another. */
export const tradeDay = '2026-11-20'

type Calls = Pick<Trade, 'saved' | 'data' | 'info'>

const callsOf = (app: TestApp): Calls => {
  const saved: Trade['saved'] = async (module, body) => {
    const { Data, ErrorMessage } = (await app.call(module, 'UpdateDB', body)).body
    if (Data?.Description !== 'ok')
      throw new Error(`${module}: ${JSON.stringify(Data?.errors ?? Data?.Description ?? ErrorMessage)}`)
    return Data.s_ID as string
  }
  const data: Trade['data'] = async (module, name, query = {}, body = null) => {
    const { status, body: answer } = await app.call(module, name, body, { query })
    if (status !== 200 || answer.ErrorCode !== 0) throw new Error(`${module}/${name} ${status}: ${answer.ErrorMessage}`)
    return answer.Data
  }
  return { saved, data, info: (module, id) => data(module, 'getInfo', { s_ID: id }) }
}

/** Makes the goods and the partners; returns the ids. */
const setUp = async ({ saved, data }: Calls): Promise<Record<string, string>> => {
  const ids: Record<string, string> = {}
  for (const module of ['ApiListUnit', 'ApiListStore', 'ApiListCurrency', 'ApiListBank', 'ApiListOtherIncome'])
    for (const row of (await data(module, 'getList', { all: 'True' })).ListItem) ids[row.Code] = row.Id
  const group = await saved('ListProductGroup', {
    Code: 'NUOC',
    Name: 'Nước',
    Branch_ID: (await data('ApiListBranchProduct', 'getList')).ListItem[0].Id,
  })
  ids['NUOC'] = group
  for (const [code, name] of [
    ['SP000001', 'Nước khoáng 500ml'],
    ['SP000002', 'Nước cam 1l'],
    ['SP000003', 'Trà xanh'],
  ])
    ids[code!] = await saved('Product', {
      Code: code,
      Name: name,
      Group_ID: group,
      unitId: ids['CHAI'],
      VAT: 10,
      vatReducible: false,
      sellPrice: 1000,
      units: [{ unitId: ids['THUNG'], factor: 24 }],
    })
  for (const [code, partnerType] of [
    ['KH000001', 1],
    ['KH000002', 1],
    ['NCC000001', 2],
  ] as const)
    ids[code] = await saved('Customer', { Code: code, Name: `Đối tác ${code}`, partnerType })
  return ids
}

interface Business {
  tenantId: string
  ids: Record<string, string>
}
const make = async (app: TestApp, tenant: string): Promise<Business> => {
  const { id: tenantId } = await app.makeTenant(tenant)
  await app.signIn(tenant)
  return { tenantId, ids: await setUp(callsOf(app)) }
}

export interface TradeOptions extends AppOptions {
  /** Of a clock: the moment at which it stands when the business is made. */
  begins?: Date
}

/** At a moment, or now. */
const preparedBusiness = (begins: Date | undefined): Promise<PreparedDatabase<Business>> =>
  prepared(begins ? `trade_${begins.getTime()}` : 'trade', async (name) => {
    const clock = begins && { now: () => new Date(begins), newId: () => systemClock.newId() }
    const app = await createTestApp(clock && { clock })
    const business = await make(app, 'trade')
    await app.keepAs(name)
    return business
  })

/** A copy of a business that was made before; with a clock that may stand anywhere, one of its own. */
export const openTrade = async (tenant: string, { begins, ...options }: TradeOptions = {}): Promise<Trade> => {
  const business = options.clock && !begins ? null : await preparedBusiness(begins)
  const app = await createTestApp({ ...options, from: business?.from })
  if (business) await app.renameTenant(business.facts.tenantId, tenant)
  const { tenantId, ids } = business?.facts ?? (await make(app, tenant))
  return { ...app, ...callsOf(app), tenant, tenantId, token: await app.signIn(tenant), ids: { ...ids } }
}

/** Lines of a purchase or sale: product code → quantity and price. */
export const linesOf = ({ ids }: Trade, goods: Readonly<Record<string, readonly [number, number]>>, more: Body = {}) =>
  Object.entries(goods).map(([code, [Qty, Price]]) => ({ Product_ID: ids[code], Qty, Price, VAT: 10, ...more }))

/** Saves a receipt of goods from the supplier. */
export const received = (
  trade: Trade,
  goods: Readonly<Record<string, readonly [number, number]>>,
  head: Body = {},
): Promise<string> =>
  trade.saved('Import', {
    dtDate: tradeDay,
    Object_ID: trade.ids['NCC000001'],
    lines: linesOf(trade, goods),
    ...head,
  })

/** Saves a bill for the first customer. */
export const sold = (
  trade: Trade,
  goods: Readonly<Record<string, readonly [number, number]>>,
  head: Body = {},
): Promise<string> =>
  trade.saved('Order', {
    dtDate: tradeDay,
    Object_ID: trade.ids['KH000001'],
    lines: linesOf(trade, goods),
    ...head,
  })
