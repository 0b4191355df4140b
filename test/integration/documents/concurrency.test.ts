/** Many clerks at once: the last pieces are sold once, numbers have no holes, nobody deadlocks. */
import { afterEach, expect, test } from 'vitest'
import { lockStatement, type TouchedRecords } from '#engine/locks.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { saveRecord } from '#engine/record/save.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { cancelDocuments, restoreDocuments } from '#test/support/removal.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { decimal } from '#kernel/decimal.ts'
import { Refused } from '#kernel/problem.ts'
import { listModules } from '#server/calls/registry.ts'
import type { Repeat } from '#server/database/database.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const repeats: Repeat[] = []
const database = await createTestDatabase({ max: 10, onRepeat: (repeat) => repeats.push(repeat) })

afterEach(() => {
  expect(repeats.splice(0).length).toBe(0)
})

const settled = async (work: readonly Promise<unknown>[]): Promise<{ done: number; refused: string[] }> => {
  const answers = await Promise.allSettled(work)
  const unexpected = answers.find((one) => one.status === 'rejected' && !(one.reason instanceof Refused))
  if (unexpected) throw (unexpected as PromiseRejectedResult).reason
  return {
    done: answers.filter((one) => one.status === 'fulfilled').length,
    refused: answers.flatMap((one) =>
      one.status === 'rejected' ? (one.reason as Refused).problems.map((problem) => problem.message) : [],
    ),
  }
}

const numbers = (shop: Shop, kind: string) =>
  shop.run(async ({ tx }) =>
    (await tx.query<{ number: string }>(sql`select number from document where kind = ${kind} order by number`)).map(
      (row) => row.number,
    ),
  )

test('eight clerks sell the last ten pieces, two each: five succeed, none is oversold', async () => {
  const shop = await openShop(database)
  await shop.save('openingStock', { store: 'K1' }, [{ product: 'SP1', quantity: 10, unitPrice: 100 }])
  const bills = Array.from({ length: 8 }, () =>
    shop.save('salesBill', { store: 'K1', partner: 'KH1' }, [{ product: 'SP1', quantity: 2, unitPrice: 500 }]),
  )
  const { done, refused } = await settled(bills)
  expect(done).toBe(5)
  expect(refused).toEqual(['stockShort', 'stockShort', 'stockShort'])
  expect(await numbers(shop, 'salesBill')).toEqual(['BH000001', 'BH000002', 'BH000003', 'BH000004', 'BH000005'])
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
})

test('a number that was drawn, typed, or drawn for a draft at last stands wherever the document is told of', async () => {
  const shop = await openShop(database, { numbering: { Order: { prefix: 'HĐ-', digits: 3 } } })
  const bill = (values: object, extras: object = {}) =>
    shop.save('salesBill', { store: 'K1', partner: 'KH1', description: 'Giao sớm', ...values }, [], {
      saveAsDraft: true,
      ...extras,
    })
  const draft = await bill({})
  const line = { lineId: null, product: shop.ids['SP1'], quantity: decimal(1), unitPrice: decimal(5) }
  await shop.save('openingStock', { store: 'K1' }, [{ product: 'SP1', quantity: 10, unitPrice: 100 }])
  const typed = await bill({ number: 'HĐ-041' }, { saveAsDraft: false, lines: [line] })
  const posted = await bill({}, { id: draft.id, version: draft.version, saveAsDraft: false, lines: [line] })
  expect([draft.number, typed.number, posted.number]).toEqual(['', 'HĐ-041', 'HĐ-042'])
  const told = await shop.run(({ tx }) =>
    tx.query(sql`select d.number, split_part(d.search, ' ', 1) as found, d.search like '%giao som%' as described,
      (select string_agg(r.content->>'number', ',' order by r.version) from document_revision r where r.document_id = d.id) as kept
    from document d where d.kind = 'salesBill' order by d.number`),
  )
  expect(told).toEqual([
    { number: 'HĐ-041', found: 'hd-041', described: true, kept: 'HĐ-041' },
    { number: 'HĐ-042', found: 'hd-042', described: true, kept: ',HĐ-042' },
  ])
})

test('bills of the same goods in opposite orders, receipts dated back, transfers and deletions wait for each other', async () => {
  const shop = await openShop(database)
  await shop.save(
    'openingStock',
    { date: '2026-01-01', store: 'K1' },
    ['SP1', 'SP2', 'SP3'].map((product) => ({ product, quantity: 1000, unitPrice: 100 })),
  )
  const victims = await Promise.all(
    Array.from({ length: 4 }, () =>
      shop.save('salesBill', { date: '2026-02-01', store: 'K1', partner: 'KH2' }, [
        { product: 'SP2', quantity: 1, unitPrice: 5 },
      ]),
    ),
  )
  const goods = ['SP1', 'SP2', 'SP3']
  const work = Array.from({ length: 24 }, (_, index): Promise<unknown> => {
    const lines = (index % 2 ? goods : goods.toReversed()).map((product) => ({
      product,
      quantity: 1 + (index % 3),
      unitPrice: 700 + index,
    }))
    switch (index % 6) {
      case 0:
        return shop.save(
          'salesBill',
          { date: '2026-03-01', store: 'K1', partner: index % 8 ? 'KH1' : 'KH2', paid: 10 },
          lines,
        )
      case 1:
        return shop.save('purchaseReceipt', { date: '2026-01-15', store: 'K1', partner: 'NCC1', paid: 10 }, lines)
      case 2:
        return shop.save('stockTransfer', { date: '2026-02-15', store: 'K1', toStore: 'K2' }, lines)
      case 3:
        return shop.save('otherIn', { date: '2026-01-20', store: 'K2', method: 'NTANG' }, lines)
      case 4:
        return shop.save('otherOut', { date: '2026-03-02', store: 'K1', method: 'XHUY' }, lines)
      default:
        return shop.run((scope) =>
          removeDocuments(scope, registry.documents.get('salesBill')!, [victims[(index - 5) / 6]?.id ?? '']),
        )
    }
  })
  const { refused } = await settled(work)
  expect(refused).toEqual([])
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
})

test('two clerks save the same document from the same version: one of them is told', async () => {
  const shop = await openShop(database)
  const bill = await shop.save('salesBill', { store: 'K1', partner: 'KH1' }, [
    { product: 'DV', quantity: 1, unitPrice: 500 },
  ])
  const edits = ['A', 'B'].map((description) =>
    shop.save('salesBill', { description }, [], { id: bill.id, version: 1, lines: undefined }),
  )
  expect(await settled(edits)).toEqual({ done: 1, refused: ['stale'] })
})

test('a receipt and another one for the same bill never settle more than is open', async () => {
  const shop = await openShop(database)
  const bill = await shop.save('salesBill', { store: 'K1', partner: 'KH1' }, [
    { product: 'DV', quantity: 1, unitPrice: 1000, vatRate: 0 },
  ])
  const receipts = [1, 2, 3].map(() =>
    shop.save('incomeVoucher', { partner: 'KH1', voucherType: 1, paymentMethod: 1 }, [
      { voucherModule: 'Order', voucher: bill.id, amount: 600 },
    ]),
  )
  expect(await settled(receipts)).toEqual({ done: 1, refused: ['allocatedTooMuch', 'allocatedTooMuch'] })
  expect(await numbers(shop, 'incomeVoucher')).toEqual(['PT000001'])
})

const othersLocks = (tx: Tx) =>
  tx.query<{
    granted: boolean
    isOwn: boolean
  }>(sql`select granted, locktype = 'advisory' and mode = 'ExclusiveLock' as "isOwn"
    from pg_locks where pid in (select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid())`)

const untilOneWaits = async (tx: Tx): Promise<void> => {
  while ((await othersLocks(tx)).every(({ granted }) => granted)) await new Promise((resolve) => setImmediate(resolve))
}

const waiting = async (tx: Tx, count: number): Promise<void> => {
  while ((await othersLocks(tx)).filter(({ granted }) => !granted).length < count)
    await new Promise((resolve) => setImmediate(resolve))
}

/** A bill of three at 100 before tax: what comes back of it one by one is 33, 34, 33. */
const billOfThree = async (shop: Shop) => {
  const bill = await shop.save('salesBill', { store: 'K1', partner: 'KH1' }, [
    { product: 'DV', quantity: 3, unitPrice: 50, discountAmount: 50, vatRate: 0 },
  ])
  const [line] = await shop.run(({ tx }) =>
    tx.query<{ id: string }>(sql`select id from sales_bill_line where document_id = ${bill.id}`),
  )
  const giveBack = () =>
    shop.save('salesReturn', { store: 'K1', partner: 'KH1', bill: bill.id }, [
      { product: 'DV', quantity: 1, unitPrice: 50, vatRate: 0, sourceLine: line!.id },
    ])
  return { bill, giveBack }
}
const holding = (shop: Shop, work: (tx: Tx) => Promise<void>) =>
  shop.run(async ({ tx }) => {
    await tx.query(lockStatement({ products: [shop.ids['DV']!], partners: [], funds: [] }))
    await work(tx)
  })

test('two returns of one line at once share its amount as one after the other would', async () => {
  const shop = await openShop(database)
  const { giveBack } = await billOfThree(shop)
  let returns: Promise<unknown> = Promise.resolve()
  await holding(shop, async (tx) => {
    returns = Promise.all([giveBack(), giveBack()])
    await waiting(tx, 2)
  })
  await returns
  const totals = await shop.run(({ tx }) =>
    tx.query<{ total: string }>(sql`select total::text from document where kind = 'salesReturn' order by seq`),
  )
  expect(totals.map(({ total }) => Number(total))).toEqual([33, 34])
})

test('goods come back while their bill is being cancelled: the bill stays', async () => {
  const shop = await openShop(database)
  const { bill, giveBack } = await billOfThree(shop)
  let both: Promise<unknown[]> = Promise.resolve([])
  await holding(shop, async (tx) => {
    const back = giveBack()
    await waiting(tx, 1)
    both = Promise.all([
      back,
      shop.run((scope) => cancelDocuments(scope, registry.documents.get('salesBill')!, [bill.id])),
    ])
    await waiting(tx, 2)
  })
  expect((await both)[1]).toMatchObject({ done: 0, failures: [{ problems: [{ message: 'hasFollowers' }] }] })
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
})

test('one number typed twice at once: one of them is told', async () => {
  const shop = await openShop(database)
  const save = () =>
    shop.save('salesBill', { store: 'K1', partner: 'KH1', number: 'BH-A' }, [
      { product: 'DV', quantity: 1, unitPrice: 500 },
    ])
  let both: Promise<unknown> = Promise.resolve()
  await holding(shop, async (tx) => {
    both = settled([save(), save()])
    await waiting(tx, 2)
  })
  expect(await both).toEqual({ done: 1, refused: ['duplicate.number'] })
})

test('a deleted bill is brought back twice at once: once', async () => {
  const shop = await openShop(database)
  const { bill } = await billOfThree(shop)
  const kind = registry.documents.get('salesBill')!
  await shop.run((scope) => removeDocuments(scope, kind, [bill.id]))
  const outcomes = await Promise.all([1, 2].map(() => shop.run((scope) => restoreDocuments(scope, kind, [bill.id]))))
  expect(outcomes.reduce((total, { done }) => total + done, 0)).toBe(1)
  expect(outcomes.flatMap(({ failures }) => failures.flatMap(({ problems }) => problems))).toMatchObject([
    { message: 'wrongStatus' },
  ])
})

test('a bill paid at once gives way as a whole when it is deleted, and holds nobody up', async () => {
  const shop = await openShop(database)
  await shop.save('openingStock', { store: 'K1' }, [{ product: 'SP1', quantity: 10, unitPrice: 100 }])
  const bill = await shop.save('salesBill', { store: 'K1', partner: 'KH1', paid: 5, fund: 'TM' }, [
    { product: 'SP1', quantity: 1, unitPrice: 5 },
  ])
  const lock = (touched: Partial<TouchedRecords>) =>
    lockStatement({ products: [], partners: [], funds: [], ...touched })
  let deleting: Promise<unknown> = Promise.resolve()
  await shop.run(async ({ tx }) => {
    await tx.query(lock({ products: [shop.ids['SP1']!] }))
    deleting = shop.run((scope) => removeDocuments(scope, registry.documents.get('salesBill')!, [bill.id]))
    await untilOneWaits(tx)
    // Whatever it had already could be what we want next, and that would be a deadlock. Only who would change the
    // bill itself or its voucher waits for it; who settles it writes what is open of it.
    expect((await othersLocks(tx)).filter(({ granted, isOwn }) => granted && isOwn)).toHaveLength(2)
    await tx.query(sql`select set_config('lock_timeout', '1000', true)`)
    await tx.query(lock({ partners: [shop.ids['KH1']!], funds: [shop.ids['TM']!] }))
    await tx.query(sql`select 1 from document where id = ${bill.id} for no key update nowait`)
  })
  expect(await deleting).toMatchObject({ done: 1 })
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
})

test('contacts wait for whoever changes their partner, and hold nothing of it meanwhile', async () => {
  const shop = await openShop(database)
  const contacts = listModules.find((one) => one.definition.name === 'contact')!
  const save = (name: string, id: string | null) =>
    shop.run((scope) =>
      saveRecord(scope, contacts, {
        id,
        version: undefined,
        confirm: [],
        values: { name, partner: shop.ids['KH1'] },
        problems: [],
      }),
    )
  const { id } = await save('Chị Hoa', null)
  for (const which of [id, null]) {
    let saving: Promise<unknown> = Promise.resolve()
    await shop.run(async ({ tx }) => {
      await tx.query(sql`select 1 from partner where id = ${shop.ids['KH1']} for no key update`)
      saving = save('Chị Mai', which)
      await untilOneWaits(tx)
      // As who removes the partner does with its contacts.
      await tx.query(sql`select 1 from partner where id = ${shop.ids['KH1']} for update nowait`)
      await tx.query(sql`select 1 from contact where partner_id = ${shop.ids['KH1']} for update nowait`)
    })
    await saving
  }
  const found = await shop.run(({ tx }) => tx.query(sql`select search from partner where id = ${shop.ids['KH1']}`))
  expect(found).toMatchObject([{ search: expect.stringContaining('chi mai') as string }])
})

test('a bill at the same moment as a count: the count compares with what the bill left, or the bill takes from what was counted', async () => {
  const shop = await openShop(database)
  const goods = ['SP1', 'SP2']
  await shop.save(
    'openingStock',
    { date: '2026-11-01', store: 'K1' },
    goods.map((product) => ({ product, quantity: 1000, unitPrice: 100 })),
  )
  const bills = Array.from({ length: 6 }, () =>
    shop.save(
      'salesBill',
      { date: '2026-11-20', store: 'K1', partner: 'KH1' },
      goods.map((product) => ({ product, quantity: 3, unitPrice: 500 })),
    ),
  )
  const counts = Array.from({ length: 4 }, () =>
    shop.save(
      'stockCount',
      { date: '2026-11-20', store: 'K1' },
      goods.toReversed().map((product) => ({ product, quantity: 500 })),
    ),
  )
  expect((await settled([...bills.slice(0, 3), ...counts, ...bills.slice(3)])).done).toBe(10)
  const rows = await shop.run(({ tx }) =>
    tx.query(sql`select l.book_quantity, l.difference, coalesce(e.quantity, 0) as posted
      from stock_count_line l left join stock_entry e on e.line_id = l.id`),
  )
  for (const row of rows as { book_quantity: string; difference: string; posted: string }[]) {
    expect(Number(row.difference)).toBe(500 - Number(row.book_quantity))
    expect(Number(row.posted)).toBe(Number(row.difference) * 10_000)
  }
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
})

test('a count holds only the goods it counted differently: the others are sold while it is posted', async () => {
  const shop = await openShop(database)
  const goods = ['SP1', 'SP2']
  await shop.save(
    'openingStock',
    { date: '2026-11-01', store: 'K1' },
    goods.map((product) => ({ product, quantity: 1000, unitPrice: 100 })),
  )
  const [isHeld, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const nothing: TouchedRecords = { products: [], partners: [], funds: [] }
  const holding = shop.run(async ({ tx }) => {
    await tx.query(lockStatement({ ...nothing, products: [shop.ids['SP2']!] }))
    isHeld.resolve()
    await free.promise
  })
  await isHeld.promise
  const count = (quantity: number) =>
    shop.save('stockCount', { date: '2026-11-20', store: 'K1' }, [
      { product: 'SP1', quantity: 990 },
      { product: 'SP2', quantity },
    ])
  // What is as the books say needs no lock of its own.
  await count(1000)
  const waiting = count(999)
  const isWaiting = () =>
    shop.run(async ({ tx }) => {
      const rows = await tx.query(sql`select 1 from pg_locks where locktype = 'advisory' and not granted`)
      return rows.length > 0
    })
  await expect.poll(isWaiting).toBe(true)
  free.resolve()
  await Promise.all([holding, waiting])
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
})
