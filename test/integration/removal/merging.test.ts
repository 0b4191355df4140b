/** Two records that are one: whatever happened to them, the ledgers are those of the documents afterwards. */
import { systemClock } from '#kernel/clock.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { removeDocuments } from '#engine/document/remove.ts'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers, verifyLedgers } from '#engine/ledger/verify.ts'
import { mergeRecords, type MergeResult } from '#engine/merging/merge.ts'
import { ledgersOf, referencesTo } from '#engine/merging/references.ts'
import { sql } from '#engine/sql.ts'
import { day } from '#kernel/day.ts'
import { Refused } from '#kernel/problem.ts'
import { createTestDatabase } from '../../support/database.ts'
import { openShop, registry, type Shop } from '../../support/shop.ts'
import '../../support/properties.ts'
import { runsOf } from '../../support/quarter.ts'

const database = await createTestDatabase()

const merge = (shop: Shop, list: string, keep: string, remove: string, dryRun = false): Promise<MergeResult> =>
  shop.run((scope) =>
    mergeRecords(
      scope,
      { definition: registry.lists.get(list)!, slots: registry.listSlots[list] },
      { keep: shop.ids[keep]!, remove: shop.ids[remove]!, dryRun },
    ),
  )
const refusal = (attempt: Promise<unknown>): Promise<string[]> =>
  attempt.then(
    () => [],
    (error: unknown) => {
      if (error instanceof Refused) return error.problems.map(({ message }) => message)
      throw error
    },
  )

/** What partners owe by side, and quantities by store; of all together. */
const totals = (shop: Shop) =>
  shop.run(async ({ tx }) => ({
    debts: await tx.query(
      sql`select side, sum(amount)::text as amount from debt_balance group by side having sum(amount) <> 0 order by 1`,
    ),
    stock: await tx.query(
      sql`select store_id, sum(quantity)::text as quantity from stock_balance group by 1 having sum(quantity) <> 0 order by 1`,
    ),
  }))

const expectClean = async (shop: Shop): Promise<void> => {
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
  const kept = await shop.run(storedLedgers)
  await shop.run(rebuildLedgers)
  expect(await shop.run(storedLedgers)).toEqual(kept)
}

describe('what refers to partners and goods', () => {
  it.each(['partner', 'product'])('is all known: %s', async (list) => {
    const shop = await openShop(database)
    const known = await shop.run(async (scope) => [
      ...(await referencesTo(scope, registry.lists.get(list)!)).map(({ table, column }) => `${table}.${column}`),
      ...ledgersOf[list]!.map((table) => `${table}.${list}_id`),
    ])
    const named = await shop.run(({ tx }) =>
      tx.query<{ name: string }>(
        sql`select table_name || '.' || column_name as name from information_schema.columns c
join information_schema.tables t using (table_schema, table_name)
where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'uuid' and (column_name = ${`${list}_id`} or column_name like ${`%_${list}_id`})`,
      ),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })

  it('goes with it in every table', async () => {
    const shop = await openShop(database)
    await shop.save('quote', { date: '2026-01-01', partner: 'KH2' }, [{ product: 'SP2', quantity: 1, unitPrice: 5 }])
    await shop.run(({ tx }) => tx.query(sql`update product set supplier_id = ${shop.ids['NCC2']}`))
    await merge(shop, 'product', 'SP3', 'SP2')
    await merge(shop, 'partner', 'KH1', 'KH2')
    await merge(shop, 'partner', 'NCC1', 'NCC2')
    const left = await shop.run(async (scope) => {
      const gone = { partner: [shop.ids['KH2'], shop.ids['NCC2']], product: [shop.ids['SP2']] }
      const counts: unknown[] = []
      for (const list of ['partner', 'product'] as const)
        for (const { table, column } of await referencesTo(scope, registry.lists.get(list)!))
          counts.push(
            ...(await scope.tx.query(
              sql`select ${table} as place from ${sql.ident(table)} where ${sql.ident(column)} = any(${gone[list]}::uuid[])`,
            )),
          )
      return counts
    })
    expect(left).toEqual([])
  })

  it('are letters too, which name them without a key', async () => {
    const shop = await openShop(database)
    const id = systemClock.newId()
    await shop.run(({ tx, now }) =>
      tx.query(sql`insert into letter (id, kind, recipients, subject, body, about_kind, about_id, expires_at, created_at)
values (${id}, 'statement', ${['khach@khach.vn']}::text[], 'Công nợ', '', 'partner', ${shop.ids['KH2']}, ${now}, ${now})`),
    )
    await merge(shop, 'partner', 'KH1', 'KH2')
    const found = await shop.run(({ tx }) => tx.query(sql`select about_id as about from letter where id = ${id}`))
    expect(found).toEqual([{ about: shop.ids['KH1'] }])
  })
})

const step = fc.record({
  kind: fc.constantFrom('receipt', 'bill', 'return', 'transfer', 'payment', 'count', 'opening', 'offset'),
  product: fc.constantFrom('SP2', 'SP3'),
  customer: fc.constantFrom('KH1', 'KH2'),
  supplier: fc.constantFrom('NCC1', 'NCC2'),
  store: fc.constantFrom('K1', 'K2'),
  day: fc.integer({ min: 10, max: 28 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  price: fc.integer({ min: 1, max: 900 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Steps that the shop refuses are left out: a second count of a day, a second opening of a store, also of the other. */
const play = async (shop: Shop, steps: readonly Step[]): Promise<void> => {
  const bills: { id: string; customer: string; product: string; store: string; line: string }[] = []
  const opened = new Set<string>()
  const tried = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
    })
  for (const { kind, product, customer, supplier, store, day, quantity, price } of steps) {
    const date = `2026-03-${day}`
    const goods = [{ product, quantity, unitPrice: price }]
    const sold = bills.at(-1)
    if (kind === 'receipt') await shop.save('purchaseReceipt', { date, store, partner: supplier }, goods)
    if (kind === 'transfer')
      await shop.save('stockTransfer', { date, store, toStore: store === 'K1' ? 'K2' : 'K1' }, [{ product, quantity }])
    if (kind === 'opening' && !opened.has(store)) {
      await shop.save('openingStock', { date: '2026-02-01', store }, goods)
      opened.add(store)
    }
    if (kind === 'count') await tried(shop.save('stockCount', { date, store }, [{ product, quantity: quantity }]))
    if (kind === 'bill') {
      const { id } = await shop.save('salesBill', { date, store, partner: customer }, goods)
      const [line] = await shop.run(({ tx }) =>
        tx.query<{ id: string }>(sql`select id from sales_bill_line where document_id = ${id}`),
      )
      bills.push({ id, customer, product, store, line: line!.id })
    }
    if (kind === 'payment' && sold)
      await tried(
        shop.save('incomeVoucher', { date: '2026-03-29', partner: sold.customer }, [
          { voucherModule: 'Order', voucher: sold.id, amount: 1 },
        ]),
      )
    if (kind === 'return' && sold)
      await tried(
        shop.save('salesReturn', { date: '2026-03-29', store, partner: sold.customer, bill: sold.id }, [
          { product: sold.product, quantity: 1, unitPrice: 1, sourceLine: sold.line },
        ]),
      )
  }
}

describe('any history', () => {
  it('is that of one record after merging, to the last đồng', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const shop = await openShop(database, { negativeStock: 2 })
        await play(shop, steps)
        const before = await totals(shop)
        const ledgers = await shop.run(storedLedgers)
        const tried = await merge(shop, 'product', 'SP2', 'SP3', true)
        // A preview leaves no trace.
        expect(await shop.run(storedLedgers)).toEqual(ledgers)
        const done = await merge(shop, 'product', 'SP2', 'SP3')
        expect(tried.stock).toEqual(done.stock)
        await merge(shop, 'partner', 'KH1', 'KH2')
        await merge(shop, 'partner', 'NCC2', 'NCC1')
        expect(await totals(shop)).toEqual(before)
        await expectClean(shop)
      }),
      { numRuns: runsOf(12) },
    )
  })
})

describe('what stands in the way', () => {
  it('is another unit, another factor, goods without stock, and one count of both', async () => {
    const shop = await openShop(database, { negativeStock: 2 })
    const set = (statement: ReturnType<typeof sql>) => shop.run(({ tx }) => tx.query(statement))
    expect(await refusal(merge(shop, 'product', 'SP1', 'SP1'))).toEqual(['mergeSame'])
    expect(await refusal(merge(shop, 'product', 'SP1', 'DV'))).toEqual(['mergeTrackStock'])
    await set(
      sql`insert into product_unit (id, product_id, ordinal, unit_id, factor) values (gen_random_uuid(), ${shop.ids['SP2']}, 1, ${shop.ids['THUNG']}, 12)`,
    )
    expect(await refusal(merge(shop, 'product', 'SP1', 'SP2'))).toEqual(['mergeFactor'])
    await set(sql`update product set unit_id = ${shop.ids['THUNG']} where id = ${shop.ids['SP4']}`)
    expect(await refusal(merge(shop, 'product', 'SP3', 'SP4'))).toEqual(['mergeUnit'])
    await shop.save('stockCount', { date: '2026-03-01', store: 'K1' }, [
      { product: 'SP1', quantity: 3 },
      { product: 'SP3', quantity: 4 },
    ])
    expect(await refusal(merge(shop, 'product', 'SP1', 'SP3'))).toEqual(['mergeTogether'])
    const both = ['SP2', 'SP3'].map((product) => ({ product, quantity: 1 }))
    const draft = await shop.save('stockCount', { date: '2026-03-01', store: 'K2' }, both, { saveAsDraft: true })
    // A draft has no number to name.
    expect((await merge(shop, 'product', 'SP2', 'SP3', true)).problems[0]!.values).toEqual({ numbers: 'Lưu tạm' })
    await shop.run((scope) => removeDocuments(scope, registry.documents.get('stockCount')!, [draft.id]))
    // A bill may name both.
    await shop.save('salesBill', { date: '2026-03-02', store: 'K1', partner: 'KH1' }, [
      { product: 'SP2', quantity: 1, unitPrice: 1 },
      { product: 'SP3', quantity: 1, unitPrice: 1 },
    ])
    await merge(shop, 'product', 'SP2', 'SP3')
    await expectClean(shop)
  })

  it('is a value on a day that is closed, but not a name', async () => {
    const shop = await openShop(database, { negativeStock: 2 })
    const buy = (product: string, unitPrice: number) =>
      shop.save('purchaseReceipt', { date: '2026-03-01', store: 'K1', partner: 'NCC1' }, [
        { product, quantity: 10, unitPrice },
      ])
    await buy('SP2', 100)
    await buy('SP3', 200)
    await shop.save('salesBill', { date: '2026-03-02', store: 'K1', partner: 'KH2' }, [
      { product: 'SP3', quantity: 5, unitPrice: 500 },
    ])
    const open = { ...shop.settings }
    shop.settings.lockDate = day('2026-03-02')
    expect(await refusal(merge(shop, 'product', 'SP2', 'SP3'))).toEqual(['mergeLocked'])
    await merge(shop, 'partner', 'KH1', 'KH2')
    Object.assign(shop.settings, open)
    const { stock } = await merge(shop, 'product', 'SP2', 'SP3')
    // Five sold at 150 instead of 200.
    expect(stock).toMatchObject({ entries: 1, documents: 1, profit: [{ month: '2026-03', change: 250_000_000n }] })
    await expectClean(shop)
  })

  it('are two opening debts of one side; one follows, and its partner becomes both', async () => {
    const shop = await openShop(database)
    const opening = (code: string, side: 'receivable' | 'payable', amount: number) =>
      shop.run(async (scope) => {
        const { postOpeningDebts } = await import('#engine/ledger/opening.ts')
        const { decimal } = await import('#kernel/decimal.ts')
        await scope.tx.query(
          sql`update partner set ${sql.ident(`opening_${side}`)} = ${amount}, opening_date = '2026-01-01', opening_due_date = '2026-01-01' where id = ${shop.ids[code]}`,
        )
        await postOpeningDebts(scope, shop.ids[code]!, {
          receivable: decimal(side === 'receivable' ? amount : 0),
          payable: decimal(side === 'payable' ? amount : 0),
          date: '2026-01-01' as never,
          due: '2026-01-01' as never,
        })
      })
    await opening('KH1', 'receivable', 100)
    await opening('KH2', 'receivable', 50)
    await opening('NCC1', 'payable', 70)
    expect(await refusal(merge(shop, 'partner', 'KH1', 'KH2'))).toEqual(['mergeOpenings'])
    const before = await totals(shop)
    await merge(shop, 'partner', 'KH1', 'NCC1')
    expect(await totals(shop)).toEqual(before)
    const [kept] = await shop.run(({ tx }) =>
      tx.query(
        sql`select partner_type as type, opening_receivable::int as receivable, opening_payable::int as payable from partner where id = ${shop.ids['KH1']}`,
      ),
    )
    expect(kept).toEqual({ type: 3, receivable: 100, payable: 70 })
    await expectClean(shop)
  })
})

describe('what the one that stays takes over', () => {
  it('are units, bar codes and prices where it has none', async () => {
    const shop = await openShop(database)
    const { SP1, SP2, THUNG, CAI } = shop.ids
    await shop.run(async ({ tx }) => {
      await tx.query(
        sql`update product set barcode = case id when ${SP1} then '111' else '222' end where id in (${SP1}, ${SP2})`,
      )
      await tx.query(
        sql`insert into product_unit (id, product_id, ordinal, unit_id, factor, barcode) values (gen_random_uuid(), ${SP2}, 1, ${THUNG}, 24, '333')`,
      )
      const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
      await tx.query(sql`insert into price_level (id, code, name) values (${one}, 'A', 'A'), (${two}, 'B', 'B')`)
      await tx.query(
        sql`insert into price_level_row (id, price_level_id, product_id, unit_id, custom_price) values (gen_random_uuid(), ${one}, ${SP1}, ${CAI}, 1), (gen_random_uuid(), ${one}, ${SP2}, ${CAI}, 2), (gen_random_uuid(), ${two}, ${SP2}, ${CAI}, 3)`,
      )
    })
    const { lost, notes } = await merge(shop, 'product', 'SP1', 'SP2')
    expect(notes).toMatchObject([{ message: 'mergePriceRows', values: { levels: 'A' } }])
    expect(lost).toEqual([{ field: 'barcode', label: 'Mã vạch', value: '222' }])
    const rows = await shop.run(({ tx }) =>
      tx.batch([
        sql`select barcode, factor::int as factor from product_unit where product_id = ${SP1}`,
        sql`select l.code, r.custom_price::int as price from price_level_row r join price_level l on l.id = r.price_level_id where r.product_id = ${SP1} order by 1`,
        sql`select action, before -> 'merged' ->> 'code' as merged, before -> 'merged' ->> 'barcode' as barcode from event where action = 'merge'`,
      ]),
    )
    expect(rows).toEqual([
      [{ barcode: '333', factor: 24 }],
      [
        { code: 'A', price: 1 },
        { code: 'B', price: 3 },
      ],
      [{ action: 'merge', merged: 'SP2', barcode: '222' }],
    ])
  })
})
