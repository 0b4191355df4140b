/**
 * A small shop in a tenant of its own, for tests of the engine: stores, goods, partners, funds, and short functions
 * to save documents.
 */
import { documents } from '#documents/all.ts'
import { keptDocuments } from '#documents/kept.ts'
import { documentSlots } from '#documents/slots.server.ts'
import { baseCurrencyOf } from '#engine/base-currency.ts'
import type { Call } from '#engine/answering.ts'
import type { Input } from '#engine/call.ts'
import type { DocumentInput } from '#engine/document/input.ts'
import { saveDocument, type SaveResult } from '#engine/document/save.ts'
import type { Principal, Registry, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { systemClock } from '#kernel/clock.ts'
import { day, type Day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { lists } from '#lists/all.ts'
import { listSlots } from '#lists/slots.server.ts'
import { fullRight, functionIds } from '#model/right.ts'
import { defaultSettings, type Settings } from '#model/standard-settings.ts'
import { runAt, type TestDatabase } from './database.ts'

export const registry: Registry = {
  documents: new Map([...documents, ...keptDocuments].map((one) => [one.name, one])),
  lists: new Map(lists.map((one) => [one.name, one])),
  slots: documentSlots,
  listSlots,
}

export const administrator: Principal = {
  id: '00000000-0000-7000-8000-000000000001',
  userName: 'admin',
  displayName: 'Quản trị',
  groupName: 'Quản trị',
  employee: null,
  isAdmin: true,
  rights: Object.fromEntries(functionIds.map((one) => [one, fullRight])),
  stores: null,
  defaults: { store: null, cashFund: null, bankFund: null },
}

export interface Shop {
  tenant: string
  ids: Record<string, string>
  settings: Settings
  run<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  /** Saves a document from plain values: numbers become Decimals, names of shop records become ids. */
  save(kind: string, values: Plain, lines: Plain[], extras?: Partial<DocumentInput>): Promise<SaveResult>
  /** The same, for `run`: in its transaction. */
  saveIn(scope: Scope, ...values: Parameters<Shop['save']>): Promise<SaveResult>
}
type Plain = Record<string, unknown>

const rows: readonly [string, string, Plain][] = [
  ['currency', 'VND', { decimals: 0, exchange_rate: 1, unit_word: 'đồng', is_base: true }],
  ['unit', 'CAI', { name: 'Cái' }],
  ['unit', 'THUNG', { name: 'Thùng' }],
  ['payment_term', 'TT15', { days: 15 }],
  ['payment_term', 'TT30', { days: 30 }],
  ['store', 'K1', { is_default: true }],
  ['store', 'K2', {}],
  ['fund', 'TM', { kind: 'cash', is_default: true }],
  ['fund', 'NH', { kind: 'bank', account_number: '0011001234567', bank_bin: '970436' }],
  ['other_income', 'TK', {}],
  ['other_income', 'TK1', { parent_id: 'TK' }],
  ['other_outcome', 'CP', {}],
  ['other_outcome', 'CP1', { parent_id: 'CP' }],
  ['other_import_method', 'NTANG', {}],
  ['other_issue_method', 'XHUY', {}],
  ['product_branch', 'CHUNG', {}],
  ['partner_group', 'DL', {}],
  ['product_group', 'NH1', { branch_id: 'CHUNG' }],
  ['partner', 'KH1', { partner_type: 1, group_id: 'DL' }],
  ['partner', 'KH2', { partner_type: 1 }],
  ['partner', 'NCC1', { partner_type: 2 }],
  ['partner', 'NCC2', { partner_type: 2 }],
  ...['SP1', 'SP2', 'SP3', 'SP4'].map((code): [string, string, Plain] => [
    'product',
    code,
    { group_id: 'NH1', unit_id: 'CAI', vat_rate: 10, vat_reducible: false, sell_price: 1000, buy_price: 500 },
  ]),
  ['product', 'DV', { group_id: 'NH1', unit_id: 'CAI', track_stock: false, vat_rate: 10, vat_reducible: false }],
]

const fill = async (tx: Tx, ids: Record<string, string>): Promise<void> => {
  const inserts = rows.map(([table, code, own]) => {
    ids[code] = systemClock.newId()
    const values = Object.entries({ id: ids[code], code, name: code, ...own }).map(
      ([name, value]) => [name, name.endsWith('_id') ? ids[value as string] : value] as const,
    )
    return sql`insert into ${sql.ident(table)} (${sql.join(values.map(([name]) => sql.ident(name)))}) values (${sql.join(values.map(([, value]) => value))})`
  })
  await tx.batch([
    ...inserts,
    sql`insert into invoice_series (id, ordinal, template, series) values (${systemClock.newId()}, 1, '1', 'C26TAA')`,
    sql`insert into product_unit (id, product_id, ordinal, unit_id, factor) values (${systemClock.newId()}, ${ids['SP1']}, 1, ${ids['THUNG']}, 24)`,
  ])
}

const domain = (values: Plain, ids: Record<string, string>): Plain =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (
        typeof value === 'number' &&
        !['paymentMethod', 'voucherType', 'feePayer', 'shipStatus', 'weight'].includes(name)
      )
        return [name, decimal(value)]
      return [name, typeof value === 'string' && ids[value] ? ids[value] : value]
    }),
  )

/** `among`: the registry, for tests that add definitions of their own. */
export const openShop = async (
  { database, ownerUrl }: Pick<TestDatabase, 'database' | 'ownerUrl'>,
  changes: Partial<Settings> = {},
  today: Day = day('2026-11-21'),
  among: Registry = registry,
): Promise<Shop> => {
  const tenant = systemClock.newId()
  await runAt(ownerUrl, 'insert into tenant (id, code, name) values ($1, $2, $2)', [tenant, `shop-${tenant.slice(-8)}`])
  const ids: Record<string, string> = {}
  const settings = { ...defaultSettings, ...changes }
  await database.inTenant({ tenant, user: null }, async (tx) => {
    await tx.query(sql`insert into setting (tenant_id) values (${sql.tenant})`)
    await fill(tx, ids)
  })
  const run = <T>(work: (scope: Scope) => Promise<T>): Promise<T> =>
    database.inTenant({ tenant, user: null }, async (tx) =>
      work({
        tx,
        user: administrator,
        settings,
        baseCurrency: await baseCurrencyOf(tx),
        today,
        now: tx.now,
        language: 'vi',
        newId: () => systemClock.newId(),
        address: '127.0.0.1',
        registry: among,
      }),
    )
  const saveIn: Shop['saveIn'] = (scope, kind, values, lines, extras = {}) =>
    saveDocument(scope, among.documents.get(kind)!, {
      id: null,
      version: undefined,
      saveAsDraft: undefined,
      // Stories have days of their own, and where stock may go below zero they move what is not there, too.
      confirm: ['dateFar', ...(scope.settings.negativeStock === 2 ? ['stockShort'] : [])],
      clientTotal: undefined,
      problems: [],
      values: domain(values, ids),
      lines: lines.map((line) => ({ lineId: null, ...domain(line, ids) })),
      ...extras,
    })
  const save: Shop['save'] = (...document) => run((scope) => saveIn(scope, ...document))
  return { tenant, ids, settings, run, save, saveIn }
}

/** What a call of a definition answers in a transaction of the test; there is nothing around that it could use. */
export const answerIn = <T>(scope: Scope, call: Call, sent: Partial<Input>): Promise<T> =>
  call.run(
    scope,
    { query: [], body: null, tail: '', origin: '', authorization: undefined, ...sent },
    undefined as never,
  ) as Promise<T>
