/**
 * What a change of the past is foretold to do is what it then does, in random histories: entries and documents that
 * cost something else, gross profit by month, vouchers and problems; and days that are locked never change.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE } from '#engine/ledger/page.ts'
import { limitTo } from '#test/support/limits.ts'
import { previewChange, type Consequences } from '#engine/document/consequences.ts'
import { documentInfo } from '#engine/document/info.ts'
import { removeOne } from '#engine/document/remove.ts'
import { saveDocument } from '#engine/document/save.ts'
import { previewSave } from '#engine/document/save-consequences.ts'
import { transitOne } from '#engine/document/transit.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import type { DocumentInput } from '#engine/document/input.ts'
import { addDays, day, type Day } from '#kernel/day.ts'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { Refused } from '#kernel/problem.ts'
import type { Settings } from '#model/standard-settings.ts'
import { everything, lineTotals } from '#reports/_shared/lines.server.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { dayOf, enter, history, ignoreRefusal, openHouse, type Planned, type Values } from '#test/support/histories.ts'
import { registry, type Shop } from '#test/support/shop.ts'
import { runsOf } from '#test/support/quarter.ts'

// Later entries are replayed so few at a time that pages end anywhere.
limitTo(PAGE, { entries: 3 })

const database = await createTestDatabase()
/** Days between two documents, so that a history has several months. */
const DAYS = 9

interface Deed {
  what: 'quantity' | 'price' | 'line' | 'date' | 'store' | 'paid' | 'new' | 'count' | 'delete' | 'cancel' | 'restore'
  which: number
  amount: number
  days: number
  store: string
  negativeStock: number
  lock: number | null
}
const deed: fc.Arbitrary<Deed> = fc.record({
  what: fc.constantFrom(
    'quantity',
    'quantity',
    'price',
    'line',
    'date',
    'date',
    'store',
    'paid',
    'new',
    'count',
    'delete',
    'delete',
    'cancel',
    'restore',
  ),
  which: fc.nat(),
  amount: fc.integer({ min: 1, max: 60 }),
  days: fc.integer({ min: -60, max: 60 }),
  store: fc.constantFrom('K1', 'K2', 'K3'),
  negativeStock: fc.constantFrom(0, 1, 2, 2, 2),
  lock: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat({ max: 60 }) }),
})

interface Entry {
  key: string
  document: string
  day: Day
  value: string
  correction: string
}
interface World {
  entries: Map<string, Entry>
  /** Gross profit by month: the net amounts of the reports, and the costs of the ledger. */
  profit: Map<string, number>
  vouchers: Map<string, string>
  /** All that must not change by looking. */
  all: string
}

const tables = [
  'document',
  'document_revision',
  'event',
  'request',
  'number_series',
  'stock_entry',
  'stock_balance',
  'debt_entry',
  'cash_entry',
  'allocation',
  'deleted_document',
  'document_link',
]
const year = { from: day('2025-01-01'), to: day('2027-12-31') }

const worldOf = (shop: Shop): Promise<World> =>
  shop.run(async ({ tx }) => {
    const [entries, net, costs, vouchers, ...sums] = (await tx.batch([
      sql`select line_id || ' ' || side as key, document_id as document, day, value::text, correction::text from stock_entry`,
      lineTotals({ lines: 'sales', filter: { ...year, ...everything }, by: ['month'], measures: ['net'], decimals: 0 }),
      sql`select to_char(e.day, 'YYYY-MM') as month, (sum(e.value) / 10000)::text as value from stock_entry e join document d on d.id = e.document_id
        where d.kind in ('salesBill', 'salesReturn') group by 1`,
      sql`select id, total || ' ' || day || ' ' || coalesce(partner_id::text, '') as told, total::text from document where made_by_id is not null`,
      ...tables.map(
        (table) =>
          sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.ident(table)} t`,
      ),
    ])) as [Entry[], Values[], Values[], Values[], ...Values[][]]
    const profit = new Map<string, number>()
    const count = (month: string, amount: number) => profit.set(month, (profit.get(month) ?? 0) + amount)
    for (const row of net) count(monthOf(row['month']), toNumber(decimal(String(row['net']))))
    for (const row of costs) count(row['month'] as string, Number(row['value']))
    return {
      entries: new Map(entries.map((one) => [one.key, one])),
      profit,
      vouchers: new Map(vouchers.map((one) => [one['id'] as string, one['told'] as string])),
      all: sums.map(([row]) => row!['sum']).join(' '),
    }
  })
/** The driver reads a time without a zone as one of this machine's. */
const monthOf = (value: unknown): string =>
  value instanceof Date
    ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, '0')}`
    : String(value).slice(0, 7)

/** What became of the ledger entries of other documents, as it would have been told. */
const stockBetween = (before: World, after: World, id: string | null) => {
  const changed = [...after.entries.values()].filter((one) => {
    const was = before.entries.get(one.key)
    return one.document !== id && was && (was.value !== one.value || was.correction !== one.correction)
  })
  const months = [...new Set([...before.profit.keys(), ...after.profit.keys()])].toSorted()
  return {
    entries: changed.length,
    documents: new Set(changed.map((one) => one.document)).size,
    profit: months.flatMap((month) => {
      const change = (after.profit.get(month) ?? 0) - (before.profit.get(month) ?? 0)
      return change === 0 ? [] : [[month, change] as const]
    }),
  }
}
const stockTold = ({ stock }: Consequences) => ({
  entries: stock.entries,
  documents: stock.documents,
  profit: stock.profit.flatMap(({ month, change }) => (change === 0n ? [] : [[month, toNumber(change)] as const])),
})

const codeOf = ({ message }: { message: string }) => message.split('.')[0]!
const hard = (problems: Consequences['problems']) =>
  problems.filter((one) => !one.confirmable).map((one) => `${one.at} ${one.message} ${JSON.stringify(one.values)}`)

/** A change that can be looked at and done. */
interface Change {
  id: string | null
  look: () => Promise<Consequences>
  /** Returns the id of the document. */
  go: (confirm: readonly string[]) => Promise<string>
}

const input = (values: Values, lines: Values[] | undefined, id: string | null): DocumentInput => ({
  id,
  version: undefined,
  saveAsDraft: undefined,
  confirm: [],
  clientTotal: undefined,
  problems: [],
  values,
  lines: lines as unknown as DocumentInput['lines'],
})

const asSave = (shop: Shop, kind: string, sent: DocumentInput): Change => {
  const definition = registry.documents.get(kind)!
  return {
    id: sent.id,
    look: () => shop.run((scope) => previewSave(scope, definition, sent)),
    go: async (confirm) => (await shop.run((scope) => saveDocument(scope, definition, { ...sent, confirm }))).id,
  }
}
const asStep = (shop: Shop, kind: string, id: string, action: string): Change => {
  const definition = registry.documents.get(kind)!
  return {
    id,
    look: async () => (await shop.run((scope) => previewChange(scope, definition, [id], action)))[0]!,
    go: async (confirm) => {
      await shop.run<unknown>((scope) =>
        action === 'delete'
          ? removeOne(scope, definition, id, { confirm })
          : transitOne(scope, definition, id, { transition: action, confirm }),
      )
      return id
    },
  }
}

const product = (shop: Shop, amount: number) => shop.ids[amount % 2 === 0 ? 'SP1' : 'SP2']!

const newDocument = (shop: Shop, { what, which, amount, store }: Deed, plan: readonly Planned[]): Change => {
  const date = addDays(dayOf(which % plan.length, DAYS), (amount % 5) - 2)
  const line = { lineId: null, product: product(shop, amount), quantity: decimal(amount) }
  const at = { store: shop.ids[store], date }
  if (what === 'count') return asSave(shop, 'stockCount', input(at, [line], null))
  const isBill = amount % 3 === 0
  const partner = shop.ids[isBill ? 'KH1' : 'NCC1']
  const paid = amount % 4 === 0 ? { paid: decimal(1), paymentMethod: 1, fund: shop.ids['TM'] } : {}
  const priced = [{ ...line, unitPrice: decimal(amount * 37) }]
  return asSave(shop, isBill ? 'salesBill' : 'purchaseReceipt', input({ ...at, partner, ...paid }, priced, null))
}

/** Any document, or one of those whose goods others sell. */
const indexOf = (plan: readonly Planned[], { which, amount }: Deed): number => {
  const receipts = [...plan.keys()].filter((index) => plan[index]!.kind === 'purchaseReceipt')
  const among = amount % 3 === 0 || receipts.length === 0 ? [...plan.keys()] : receipts
  return among[which % among.length]!
}

/** The change that a deed means in this history; null where it means nothing. */
const changeOf = async (shop: Shop, plan: readonly Planned[], ids: Map<number, string>, one: Deed) => {
  const { what, amount, days } = one
  if (what === 'new' || what === 'count') return newDocument(shop, one, plan)
  const index = indexOf(plan, one)
  const [kind, id] = [plan[index]!.kind, ids.get(index)!]
  const definition = registry.documents.get(kind)!
  if (what === 'delete' || what === 'cancel') return asStep(shop, kind, id, what)
  if (what === 'restore') {
    const gone = amount % 2 === 0 ? 'delete' : 'cancel'
    await ignoreRefusal(asStep(shop, kind, id, gone).go(['stockShort']))
    return asStep(shop, kind, id, 'restore')
  }
  const stored = await shop.run((scope) => documentInfo(scope, definition, id)).catch(() => null)
  if (!stored) return null
  const sentLines = stored.lines.map(({ lineId }): Values => ({ lineId }))
  const change = (values: Values) => asSave(shop, kind, input(values, undefined, id))
  switch (what) {
    case 'date':
      return change({ date: addDays(stored.date, days) })
    case 'store':
      return change({ store: shop.ids[one.store] })
    case 'paid':
      return change({ paid: decimal(amount % 3), paymentMethod: 1, fund: shop.ids[amount % 2 === 0 ? 'TM' : 'NH'] })
    case 'line':
      return asSave(
        shop,
        kind,
        input(
          {},
          amount % 2 === 0 && sentLines.length > 1
            ? sentLines.slice(1)
            : [
                ...sentLines,
                {
                  lineId: null,
                  product: product(shop, days + 60),
                  quantity: decimal(amount),
                  unitPrice: decimal(amount),
                },
              ],
          id,
        ),
      )
    default:
      if (sentLines.length === 0) return null
      sentLines[amount % sentLines.length]![what === 'quantity' ? 'quantity' : 'unitPrice'] = decimal(
        what === 'quantity' ? amount : amount * 101,
      )
      return asSave(shop, kind, input({}, sentLines, id))
  }
}

const refusedBy = async (work: Promise<unknown>): Promise<Consequences['problems']> => {
  try {
    await work
    return []
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.problems
  }
}

/** The linked vouchers of a document: what was told of them, and what became of them. */
const checkVouchers = (told: Consequences, before: World, after: World, total: (id: string) => Decimal | undefined) => {
  for (const { id, effect } of told.vouchers) {
    if (effect === 'deleted') expect([before.vouchers.has(id), after.vouchers.has(id)]).toEqual([true, false])
    if (effect === 'restored') expect(after.vouchers.has(id)).toBe(true)
  }
  const changed = [...before.vouchers].filter(([id, was]) => after.vouchers.has(id) && after.vouchers.get(id) !== was)
  const byFund = told.vouchers.filter(({ effect }) => effect === 'changed').map(({ id }) => id)
  expect(changed.map(([id]) => id).filter((id) => !byFund.includes(id))).toEqual([])
  const gone = [...before.vouchers.keys()].filter((id) => !after.vouchers.has(id))
  expect(gone.toSorted()).toEqual(
    told.vouchers.flatMap(({ id, effect }) => (effect === 'deleted' ? [id] : [])).toSorted(),
  )
  const come = [...after.vouchers.keys()].filter((id) => !before.vouchers.has(id))
  const foretold = told.vouchers.filter(({ effect }) => effect === 'made' || effect === 'restored')
  expect(come.map(total)).toEqual(foretold.map(({ amount }) => amount))
}

const totals = async (shop: Shop): Promise<(id: string) => Decimal | undefined> => {
  const rows = await shop.run(({ tx }) =>
    tx.query<{ id: string; total: string }>(sql`select id, total::text from document`),
  )
  const known = new Map(rows.map(({ id, total }) => [id, decimal(total)]))
  return (id) => known.get(id)
}

/** With another lock date, as somebody would set it who was told to. */
const withSettings = async <T>(shop: Shop, changes: Partial<Settings>, work: () => Promise<T>): Promise<T> => {
  const settings = shop.settings as { -readonly [K in keyof Settings]: Settings[K] }
  const before = { ...settings }
  Object.assign(settings, changes)
  try {
    return await work()
  } finally {
    Object.assign(settings, before)
  }
}

const seen = { changes: 0, recosted: 0, refused: 0, locked: 0, vouchers: 0 }

const checkLocked = async (shop: Shop, change: Change, told: Consequences, before: World): Promise<void> => {
  const { lockDate } = shop.settings
  const isLocked = told.problems.some((one) => codeOf(one) === 'locked')
  expect(isLocked).toBe(told.locked !== null)
  if (!told.locked) return
  seen.locked += 1
  expect(told.locked.lockDate).toBe(lockDate)
  const moved = await withSettings(shop, { lockDate: told.locked.moveTo }, change.look)
  expect(moved.problems.map(codeOf)).not.toContain('locked')
  expect((await worldOf(shop)).all).toBe(before.all)
}

const lockedEntries = ({ entries }: World, lockDate: string) =>
  [...entries.values()].filter((one) => one.day <= lockDate).toSorted((a, b) => (a.key < b.key ? -1 : 1))

const tryOne = async (shop: Shop, change: Change): Promise<void> => {
  const before = await worldOf(shop)
  const told = await change.look()
  expect((await worldOf(shop)).all).toBe(before.all)
  const confirm = [...new Set(told.problems.filter((one) => one.confirmable).map(codeOf))]
  const isPossible = hard(told.problems).length === 0
  await checkLocked(shop, change, told, before)
  if (confirm.length > 0) expect((await refusedBy(change.go([]))).length).toBeGreaterThan(0)
  seen.changes += 1
  if (!isPossible) {
    seen.refused += 1
    expect(hard(await refusedBy(change.go(confirm)))).toEqual(hard(told.problems))
    expect((await worldOf(shop)).all).toBe(before.all)
    return
  }
  const id = await change.go(confirm)
  const after = await worldOf(shop)
  expect(stockTold(told)).toEqual(stockBetween(before, after, id))
  checkVouchers(told, before, after, await totals(shop))
  if (told.stock.entries > 0) seen.recosted += 1
  if (told.vouchers.some(({ effect }) => effect !== 'kept')) seen.vouchers += 1
  const { lockDate } = shop.settings
  if (lockDate) expect(lockedEntries(after, lockDate)).toEqual(lockedEntries(before, lockDate))
}

test('what is foretold of a change of the past is what it then does, to the đồng', async () => {
  await fc.assert(
    fc.asyncProperty(history(14), fc.array(deed, { minLength: 4, maxLength: 4 }), async (plan, deeds) => {
      const shop = await openHouse(database)
      const ids = new Map<number, string>()
      for (const index of plan.keys()) ids.set(index, await enter(shop, { plan, ids, days: DAYS }, index))
      for (const one of deeds) {
        const change = await changeOf(shop, plan, ids, one)
        if (!change) continue
        const lockDate = one.lock === null ? '' : addDays(day('2026-01-01'), one.lock)
        await withSettings(shop, { lockDate, negativeStock: one.negativeStock as Settings['negativeStock'] }, () =>
          tryOne(shop, change),
        )
      }
      expect((await shop.run(verifyLedgers)).differences).toEqual([])
    }),
    // Half of them in a quarter: fewer histories may have none that meets a locked day.
    { numRuns: runsOf(40, 1 / 2) },
  )
  // Each of them happened, or nothing of it was tested.
  expect(Object.entries(seen).flatMap(([what, count]) => (count === 0 ? [what] : []))).toEqual([])
}, 3_600_000)
