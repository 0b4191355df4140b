/**
 * PostgreSQL plans by what it has counted, and of a tenant made a minute ago it has counted nothing. No report may then
 * read the same rows over and over: once, one of them took half a minute for a shop of seventy goods.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveDocument } from '#engine/document/save.ts'
import { runReport } from '#engine/listing/report.ts'
import { saveRecord } from '#engine/record/save.ts'
import { sql } from '#engine/sql.ts'
import type { Scope } from '#engine/scope.ts'
import { isPostedSql } from '#engine/states.ts'
import type { Statement, Tx } from '#engine/tx.ts'
import { addDays, day, type Day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import type { Field } from '#model/field.ts'
import { reportModules } from '#reports/queries.server.ts'
import { handOver } from '#server/parcels/hand-over.ts'
import { moveParcel } from '#server/parcels/moves.ts'
import { makeDemo } from '../../../scripts/demo/demo.ts'
import { inside, type TenantName } from '../../../scripts/lib/inside.ts'
import { openEmpty, type EmptyDay } from '../../support/demo-days.ts'

interface Plan {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Plan[]
}

/** Rows that all steps of a plan looked at, however often they were carried out. */
const handled = (plan: Plan): number => {
  const each = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)
  return each * plan['Actual Loops'] + (plan.Plans ?? []).reduce((total, one) => total + handled(one), 0)
}

/** What the demo owes, and has bought in two weeks, is another thing on each day. */
const today = day('2026-11-20')
let databases: EmptyDay['databases']
let tenant: TenantName
let known: Record<string, unknown>
let customer: string
let entries: number
const always = { from: '2020-01-01', to: '2030-12-31' }
/** Reports of what did not happen have rows where nothing did: everybody bought at some time. */
const afterwards = { from: '2030-01-01', to: '2030-12-31' }
const longRange = ({ definition }: (typeof reportModules)[number]): typeof always =>
  definition.name === 'customerNoBuyProduct' ? afterwards : always
let weeks: typeof always

/** Who has most debts, among those who have something to pay since before today. */
const busiest = (side: string, today: string) =>
  sql`(select partner_id from debt_entry where side = ${side} group by 1
    order by bool_or(amount > 0 and amount <> settled and due < ${today}) desc, count(*) desc limit 1)`

/** The demo has no invoices. */
const invoiceDays = async (scope: Scope): Promise<void> => {
  const definition = scope.registry.documents.get('vatInvoice')!
  const [{ first } = { first: today }] = await scope.tx.query<{ first: typeof today }>(
    sql`select min(day)::text as first from stock_entry`,
  )
  const line = { lineId: null, productName: 'Dịch vụ', quantity: decimal(2), unitPrice: decimal(1000) }
  for (let count = 0; count < 60; count += 1)
    await saveDocument(scope, definition, {
      id: null,
      version: undefined,
      saveAsDraft: undefined,
      confirm: ['dateFar'],
      clientTotal: undefined,
      problems: [],
      values: {
        date: addDays(day(first), count),
        buyerName: 'Bán cho người tiêu dùng',
        invoiceTemplate: '1',
        invoiceSeries: 'C26TAA',
      },
      lines: [8, 10, -1].map((rate) => ({ ...line, vatRate: decimal(rate) })),
    })
  const { issued } = definition.lifecycle.states
  await scope.tx.query(sql`update document set status = ${issued!.value} where kind = ${definition.name}`)
}

/** The demo sends no parcels: of those here, half arrived. */
const parcelsOf = async (scope: Scope): Promise<void> => {
  const carrier = await saveRecord(
    scope,
    { definition: scope.registry.lists.get('carrier')!, slots: scope.registry.listSlots['carrier'] },
    { id: null, version: undefined, confirm: [], problems: [], values: { code: 'GN', name: 'Giao nhanh' } },
  )
  const bills = await scope.tx.query<{ id: string; day: Day }>(
    sql`select id, day::text as day from document d where ${sql.ours('d')} and kind = 'salesBill' and ${isPostedSql('d')} order by day, id limit 60`,
  )
  const delivery = {
    type: 2,
    NVC_ID: carrier.id,
    receiverName: 'Hương',
    receiverPhone: '0912000004',
    receiverAddress: 'Cần Thơ',
    feePayer: 1,
    codAmount: 1,
    carrierFee: 20_000,
  }
  for (const [index, { id, day: date }] of bills.entries()) {
    const parcel = await handOver(scope, { bill: id, date, delivery })
    if (index % 2 === 0) await moveParcel(scope, { ...nothingMoved, id: parcel.id, to: 'delivered', date })
  }
}
const nothingMoved = {
  version: undefined,
  note: null,
  carrierFee: undefined,
  returnFee: undefined,
  trackingCode: undefined,
}

beforeAll(async () => {
  const empty = await openEmpty(today)
  databases = empty.databases
  const { owner, app } = databases
  const tables = await owner.acrossTenants('tables', (tx) =>
    tx.query<{ name: string }>(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    ),
  )
  for (const { name } of tables)
    await owner.acrossTenants('nobody counts', (tx) =>
      tx.batch([sql`alter table ${sql.ident(name)} set (autovacuum_enabled = false)`, sql`analyze ${sql.ident(name)}`]),
    )
  ;({ tenant } = await makeDemo(databases, () => {}, empty.clock))
  // The demo trades in base currency alone; some payments are worth more here than they take.
  await inside(app, { tenant }, ({ tx }) =>
    tx.query(
      sql`update allocation set credit_amount = amount + 10000, currency_amount = 10000 where not elastic and amount % 30000 = 0`,
    ),
  )
  await inside(app, { tenant }, invoiceDays)
  await inside(app, { tenant }, parcelsOf)
  const [counted] = await inside(app, { tenant }, ({ tx }) =>
    tx.query<{
      entries: number
      stores: string[]
      product: string
      supplier: string
      customer: string
      from: string
      to: string
    }>(
      sql`select (select count(*)::int from stock_entry) as entries, array(select id::text from store) as stores,
        (select product_id from stock_entry group by 1 order by count(*) desc limit 1) as product,
        ${busiest('payable', today)} as supplier, ${busiest('receivable', today)} as customer,
        (select min(day) + 14 from stock_entry) as "from", (select min(day) + 28 from stock_entry) as "to"`,
    ),
  )
  entries = counted!.entries
  weeks = { from: counted!.from, to: counted!.to }
  known = { stores: counted!.stores, product: counted!.product, partner: counted!.supplier, top: 10 }
  customer = counted!.customer
}, 120_000)
afterAll(() => databases.owner.close())

/** What a report asks of the database. */
const statementsOf = async (module: (typeof reportModules)[number], range: typeof always): Promise<Statement[]> => {
  const params = module.definition.params as Record<string, Field>
  const asked = Object.entries(known).filter(
    ([name]) => name in params && (name === 'stores' || module.definition.conditions.some((one) => one.field === name)),
  )
  const values: Record<string, unknown> = { ...range, ...Object.fromEntries(asked) }
  if ('partner' in values && module.definition.group !== 'purchase' && module.definition.group !== 'payable')
    values['partner'] = customer
  const statements: Statement[] = []
  const count = await inside(databases.app, { tenant }, async (scope) => {
    const query: Tx['query'] = (statement) => {
      statements.push(statement)
      return scope.tx.query(statement)
    }
    const tx: Tx = Object.assign(Object.create(scope.tx) as Tx, {
      query,
      pieces: (statement: Statement) => {
        statements.push(statement)
        return scope.tx.pieces(statement)
      },
      batch: (all: readonly Statement[]) => Promise.all(all.map(query)),
    })
    return (await runReport({ ...scope, tx }, module, { values, given: new Set(Object.keys(values)) })).count
  })
  expect(count).toBeGreaterThan(0)
  return statements
}

describe.each(reportModules.map((module) => [module.definition.name, module] as const))('%s', (_name, module) => {
  it('looks at no row more often than it must', async () => {
    for (const statement of [
      ...(await statementsOf(module, longRange(module))),
      ...(await statementsOf(module, weeks)),
    ]) {
      const rows = await databases.app.inTenant(
        { tenant: tenant.id, user: null },
        (tx) =>
          tx.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
            text: `explain (analyze, timing off, format json) ${statement.text}`,
            values: statement.values,
          }),
        { readOnly: true, plans: 'anew' },
      )
      expect(handled(rows[0]!['QUERY PLAN'][0].Plan) / entries).toBeLessThan(100)
    }
  })
})
