/** Makes the most frequent calls to a shop, and records what each call sends to the database. */
import { expect } from 'vitest'
import { sql } from '#engine/sql.ts'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { partner } from '#lists/partner/index.ts'
import { product } from '#lists/product/index.ts'
import type { AnyDocument } from '#model/document.ts'
import type { AnyList } from '#model/list.ts'
import { hashPassword } from '#server/access/passwords.ts'
import { columnWire } from '#wire/report.ts'
import { createTestApp, type Anything } from './app.ts'
import { kinds } from './kinds.ts'
import { sentBy, type Sent } from './sent.ts'
import { openShop } from './shop.ts'

export interface RecordedCall {
  what: string
  /** The statements at the beginning of its transaction. */
  opening: readonly Sent[]
  /**
   * Statements grouped by batch; the program waits for the response after each batch. For reads, without the
   * authentication.
   */
  pieces: readonly (readonly Sent[])[]
}

type Query = Record<string, string>

/** The last day of the large tenant whose statistics are used. */
const today = '2026-11-20'
const month: Query = { FromDate: '2026-10-01', ToDate: '2026-10-31' }
const clock: Clock = { now: () => new Date(`${today}T08:00:00Z`), newId: () => systemClock.newId() }
const LINES = 20
/** For two lists: a frequent word, and the code of one record, spelled as in the large tenant. */
const examples = {
  product: { definition: product as AnyList, word: 'nuoc', code: 'SPL100007' },
  partner: { definition: partner as AnyList, word: 'dai ly', code: 'KHL100001' },
}
type Example = keyof typeof examples
const password = 'matkhau123'

const app = await createTestApp({ clock })
const shop = await openShop(app)
/** The tenant whose rows were queried. */
export const { tenant } = shop

const products = Array.from({ length: LINES }, () => systemClock.newId())
await shop.run(async ({ tx }) => {
  const [group, hash] = [systemClock.newId(), await hashPassword(password)]
  await tx.batch([
    sql`insert into user_group (id, code, name, rights) values (${group}, 'QT', 'Quản trị', '{}')`,
    sql`insert into app_user (id, user_name, password_hash, display_name, group_id, is_admin) values (${systemClock.newId()}, 'admin', ${hash}, 'admin', ${group}, true)`,
    sql`insert into product (id, code, name, group_id, unit_id, vat_rate, sell_price, search)
select id, 'SPL' || 100000 + n, 'Nước ' || n, ${shop.ids['NH1']}, ${shop.ids['CAI']}, 8, 1000, 'spl' || 100000 + n || ' nuoc ' || n from unnest(${products}::uuid[]) with ordinality p (id, n)`,
    sql`update partner set code = ${examples.partner.code}, name = 'Đại lý Minh Tâm', search = lower(${examples.partner.code}) || ' dai ly minh tam' where id = ${shop.ids['KH1']}`,
  ])
})
await app.signIn(`shop-${tenant.slice(-8)}`, 'admin', password)
for (const [kind, { values, lines: each }] of Object.entries(kinds))
  await shop.save(kind, { ...values, date: '2026-10-15', description: 'Đại lý' }, each)

const read = async (module: string, name: string, query: Query, sent: object | null = null): Promise<Anything> => {
  const { body } = await app.call(module, name, sent, { query })
  expect(body.ErrorMessage).toBe('')
  return body.Data
}
const save = async (module: string, body: object): Promise<string> => {
  const { Data } = (await app.call(module, 'UpdateDB', { requestId: systemClock.newId(), dtDate: today, ...body })).body
  expect(Data.errors ?? Data.Description).toBe('ok')
  return Data.s_ID
}
const isOpening = ({ text }: Sent): boolean => /^(begin|select set_config\(|set local )/.test(text)

const record = async (what: string, work: () => Promise<unknown>): Promise<RecordedCall> => {
  const pieces = await sentBy(work)
  return { what, opening: pieces[0]!.filter(isOpening), pieces }
}
/** Removes the beginning (with authentication) and the end, which are the same for every call. */
const recordWithoutSession = async (what: string, work: () => Promise<unknown>): Promise<RecordedCall> => {
  const { pieces, ...rest } = await record(what, work)
  return { ...rest, pieces: pieces.slice(1, -1) }
}

const lines = (price: number) => products.map((id) => ({ Product_ID: id, Qty: 2, Price: price, VAT: 8 }))
const bought = { Object_ID: shop.ids['NCC1'], Store_ID: shop.ids['K1'], lines: lines(800) }

/**
 * Saves with 20 lines each; the changed bill has one changed line and one deleted line. Each save depends on the
 * previous ones.
 */
export const saves = async (): Promise<RecordedCall[]> => {
  const receipt = await record('purchase receipt, new', () => save('Import', bought))
  const order = await save('PurchaseImport', bought)
  const made = await read('Import', 'getInfoFrom', { source: 'PurchaseImport', s_ID: order })
  const ofOrder = await record('purchase receipt, of an order', () => save('Import', made))
  let bill = ''
  const sold = { Object_ID: shop.ids['KH1'], Store_ID: shop.ids['K1'], lines: lines(1250) }
  const first = await record('sales bill, new', async () => (bill = await save('Order', sold)))
  const known = await read('Order', 'getInfo', { s_ID: bill })
  const [changed, , ...others] = known.lines
  const again = await record('sales bill, changed', () =>
    save('Order', { ...known, lines: [{ ...changed, Qty: 1 }, ...others] }),
  )
  return [first, again, receipt, ofOrder]
}

/** A bill of 20 lines is cancelled, taken back, and deleted. */
export const removals = async (): Promise<RecordedCall[]> => {
  const bill = await save('Order', { Object_ID: shop.ids['KH1'], Store_ID: shop.ids['K1'], lines: lines(1250) })
  const done: RecordedCall[] = []
  for (const name of ['Huy', 'Hoantac', 'DeleteDB'])
    done.push(
      await record(`sales bill, ${name}`, async () => {
        const { Data } = (await app.call('Order', name, [bill])).body
        expect(Data).toEqual({ TotalCount: 1, ListItem: [] })
      }),
    )
  return done
}

type Columns = readonly { key: string; wire?: string; from: unknown }[]
/** A list as it opens, with search words, sorted by an own column, and sorted by a column of a referenced record. */
const ways = (columns: Columns, word: string): (readonly [what: string, query: Query])[] => {
  const sortable = [columns.find(({ from }) => from === 'own'), columns.find(({ from }) => typeof from === 'object')]
  return [
    ['as it opens', {}],
    ['with words', { KeySearch: word }],
    ...sortable.flatMap((column) => (column ? [[`by ${column.key}`, { ColSort: columnWire(column) }] as const] : [])),
  ]
}

export const documentPages = async ({ list, wire }: AnyDocument): Promise<RecordedCall[]> => {
  const pages: RecordedCall[] = []
  for (const [what, query] of ways(list.columns, examples.partner.word))
    pages.push(
      await recordWithoutSession(`a month, ${what}`, () => read(wire.module, 'getlist', { ...month, ...query })),
    )
  return pages
}

export const recordPages = async (name: Example): Promise<RecordedCall[]> => {
  const { definition, word } = examples[name]
  const { columns, wire } = definition
  const pages: RecordedCall[] = []
  for (const [what, query] of ways(columns, word))
    pages.push(await recordWithoutSession(what, () => read(wire.module, wire.list, query)))
  return pages
}

export const lookups = async (name: Example): Promise<RecordedCall[]> => {
  const { definition, word, code } = examples[name]
  const { wire } = definition
  const typed = [
    ['nothing typed', ''],
    ['a word', word],
    ['a whole code', code],
    ['a word and one that nothing matches', `${word} thung`],
  ] as const
  const found: RecordedCall[] = []
  for (const [what, KeySearch] of typed)
    found.push(await recordWithoutSession(what, () => read(wire.module, wire.lookups[0]!, { KeySearch })))
  return found
}

/** What a customer took last, and what the user sold. */
export const taken = async (): Promise<RecordedCall[]> => {
  const found: RecordedCall[] = []
  for (const [what, query] of [
    ['of a customer', { Object_ID: shop.ids['KH1']! }],
    ['of the user', {}],
  ] as const)
    found.push(await recordWithoutSession(what, () => read('Product', 'getTaken', { iType: '1', ...query })))
  return found
}

/** What is short of all goods in a store, and from whom it was bought. */
export const short = async (): Promise<RecordedCall[]> => {
  await shop.run(({ tx }) => tx.query(sql`update product set stock_min = 1000000 where id = any(${products}::uuid[])`))
  const rows = products.map((Product_ID) => ({ Product_ID, Store_ID: shop.ids['K1'] }))
  return [await recordWithoutSession('of a store', () => read('ProductInStock', 'getShort', {}, { rows }))]
}

/** The figures of a record's page, and its documents of every kind: a first page, and the one after it. */
export const hubs = async (name: Example): Promise<RecordedCall[]> => {
  const { wire } = examples[name].definition
  const s_ID = name === 'partner' ? shop.ids['KH1']! : products[0]!
  return [
    await recordWithoutSession('its figures', () => read(wire.module, 'getFacts', { s_ID })),
    await recordWithoutSession('its documents', () => read(wire.module, 'getDocuments', { s_ID })),
    await recordWithoutSession('more of its documents', () =>
      read(wire.module, 'getDocuments', { s_ID, after: '2026-10-20_1000' }),
    ),
    await recordWithoutSession('its documents of a month', () => read(wire.module, 'getDocuments', { s_ID, ...month })),
  ]
}

/** A sign-in with a wrong and with the right password, and what is asked first. */
export const signingIn = async (): Promise<RecordedCall[]> => {
  const code = `shop-${tenant.slice(-8)}`
  return [
    await record('a wrong password', () => app.signIn(code, 'admin', 'sai').catch(() => undefined)),
    await record('the right one', () => app.signIn(code, 'admin', password)),
    await record('its settings', () => app.call('User', 'getConfig')),
    await record('its rights', () => app.call('User', 'getPermission')),
    await record('its sessions', () => app.call('User', 'getSecurity')),
    await record('a forgotten password', () => app.call('User', 'forgotPassword', { email: 'nobody@shop.example' })),
  ]
}

const administrative = [
  'ApiGroupUser/getList',
  'ApiListUser/getList',
  'ApiConfig/getInfo',
  'ApiInvoiceConfig/getInfo',
  'ApiMailConfig/getStatus',
  'ApiTrash/getlist',
  'ApiTrash/getRecords',
  'ApiWork/getStatus',
  'ApiStart/getInfo',
  'ApiEvent/getList',
  'Dashboard/getInfo',
  'Dashboard/getAttention',
  'Dashboard/getPerformance',
] as const

/** Reading calls of administrators, and saves of a group, a setting and the layout of a grid. */
export const administration = async (): Promise<RecordedCall[]> => {
  const done: RecordedCall[] = []
  for (const path of administrative) {
    const [module, name] = path.split('/') as [string, string]
    done.push(await record(path, () => app.call(module, name)))
  }
  const permissions = [{ FuncID: 'Order', R: true }]
  const group = { Code: 'KHO', Name: 'Kho', permissions }
  done.push(await record('a new group', () => app.call('ApiGroupUser', 'UpdateDB', group)))
  done.push(await record('a setting', () => app.call('ApiConfig', 'UpdateDB', { companyAddress: '12 Lê Lợi' })))
  const layout = { gridId: 'Order.list', forAll: true, layout: { columns: [], pageSize: 20 } }
  done.push(await record('a layout', () => app.call('User', 'SaveGridFormat', layout)))
  return done
}
