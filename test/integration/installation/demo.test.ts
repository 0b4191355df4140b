import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { findingsFrom, isFindingSql } from '#documents/_shared/parcels/carrier-findings.server.ts'
import { stateSql } from '#documents/_shared/parcels/shipment-state.server.ts'
import { hasOpenClaimSql, isLateSql } from '#documents/_shared/parcels/shipment-todo.server.ts'
import { isToTakeBackSql } from '#documents/shipment/taken-back.server.ts'
import { seriesUsage } from '#documents/vat-invoice/series-use.server.ts'
import { isTaxId } from '#kernel/tax-id.ts'
import { day } from '#kernel/day.ts'
import { makeDemo } from '../../../scripts/demo/demo.ts'
import { hasPublishedPassword, replaceDemoPasswords } from '../../../scripts/demo/passwords.ts'
import { barcode, goods } from '#start/goods.server.ts'
import { customers, suppliers, taxId } from '#start/partners.server.ts'
import { inside } from '../../../scripts/lib/inside.ts'
import { goodsOfBooks, goodsOfDemo, openDemo, type DemoOnDay } from '../../support/demo-days.ts'

describe('what the demo company deals in and with whom', () => {
  it('is enough to look real', () => {
    expect([goods.length >= 60, customers.length >= 25, suppliers.length >= 10]).toEqual([true, true, true])
  })

  it('has prices that leave a profit, and codes that hold', () => {
    expect(goods.filter((one) => one.sellPrice <= one.buyPrice * 1.05)).toEqual([])
    expect(barcode(5_550_000)).toMatch(/^893\d{10}$/)
    const sum = Array.from(barcode(5_550_000)).reduce(
      (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
      0,
    )
    expect(sum % 10).toBe(0)
    expect([1, 100, 107, 200, 212].every((number) => isTaxId(taxId(number)))).toBe(true)
  })
})

describe('the demo tenant', () => {
  // A day on which a bill was once below cost.
  const made = day('2026-12-07')
  let demo: DemoOnDay
  beforeAll(async () => {
    demo = await openDemo(made)
  }, 120_000)
  afterAll(() => demo.databases.owner.close())

  const look = <T>(work: (scope: Scope) => Promise<T>): Promise<T> =>
    inside(demo.databases.app, { tenant: demo.made.tenant }, work)
  const count = (kind: string, more = sql`true`): Promise<number> =>
    look(async ({ tx }) => (await tx.query(sql`select 1 from document where kind = ${kind} and ${more}`)).length)

  it('has six weeks of every document', async () => {
    expect(await count('salesBill', sql`status = 1`)).toBeGreaterThan(180)
    expect(await count('salesBill', sql`status = 4`)).toBe(2)
    expect(await count('salesBill', sql`status = 3`)).toBe(1)
    for (const kind of [
      'quote',
      'salesOrder',
      'salesReturn',
      'purchaseOrder',
      'purchaseReceipt',
      'purchaseReturn',
      'incomeVoucher',
      'outcomeVoucher',
      'moneyTransfer',
      'stockTransfer',
      'otherIn',
      'otherOut',
      'stockCount',
      'openingStock',
      'openingDebt',
    ]) {
      expect([kind, (await count(kind)) > 2]).toEqual([kind, true])
    }
  })

  it('has price levels with customers and goods, one of them ended', async () => {
    const found = await look(({ tx, today }) =>
      tx.query(sql`select l.code, coalesce(l.to_date >= ${today}, true) as holds,
(select count(*)::int from partner p where p.price_level_id = l.id) as customers,
(select count(*)::int from price_level_row w where w.price_level_id = l.id) > 5 as priced
from price_level l order by l.code`),
    )
    expect(found).toEqual([
      { code: 'DAILY', holds: true, customers: 3, priced: true },
      { code: 'HE', holds: false, customers: 0, priced: true },
      { code: 'SI', holds: true, customers: 3, priced: true },
    ])
  })

  it('sells today, is owed money that is overdue, and never has less than nothing', async () => {
    await look(async ({ tx, today }) => {
      const some = async (statement: Parameters<typeof tx.query>[0]) => (await tx.query(statement)).length
      expect(await some(sql`select 1 from document where kind = 'salesBill' and day = ${today}`)).toBeGreaterThan(2)
      expect(await some(sql`select 1 from document where day > ${today}`)).toBe(0)
      expect(
        await some(sql`select 1 from debt_entry where side = 'receivable' and amount > settled and due < ${today}`),
      ).toBeGreaterThan(5)
      expect(await some(sql`select 1 from stock_entry where quantity_after < 0`)).toBe(0)
      expect(
        await some(
          sql`select 1 from cash_balance b join fund f on f.id = b.fund_id where f.opening_balance * 10000 + b.amount < 0`,
        ),
      ).toBe(0)
    })
  })

  it('awaits goods it ordered, and has received all of an order', async () => {
    expect(await count('purchaseOrder', sql`status = 1`)).toBe(2)
    expect(await count('purchaseOrder', sql`status = 2`)).toBe(1)
    await look(async ({ tx }) => {
      const kept = await tx.query(sql`select distinct order_id from kept_credit`)
      // Two by the company to its suppliers, one by a customer.
      expect(kept).toHaveLength(3)
    })
  })

  it('has offered goods: one quote is ordered, one declined, two wait, one is being written', async () => {
    const states = [1, 2, 3, 4].map((status) => count('quote', sql`status = ${status}`))
    expect(await Promise.all(states)).toEqual([2, 1, 1, 1])
    // Beside it five orders of other customers are open, and two are delivered.
    expect(await Promise.all([1, 2].map((status) => count('salesOrder', sql`status = ${status}`)))).toEqual([6, 2])
  })

  it('has invoices of the last days: one replaced by another, one that waits, and a series of today', async () => {
    const found = await look(({ tx }) =>
      tx.query<{ status: number; number: string | null; kind: number; reason: string | null; bills: number }>(
        sql`select d.status, v.invoice_number as number, v.invoice_kind as kind, v.cancel_reason as reason, jsonb_array_length(v.bills) as bills
from vat_invoice v join document d on d.id = v.document_id order by v.invoice_number`,
      ),
    )
    const issued = found.filter(({ status }) => status === 2)
    expect(issued.length).toBeGreaterThan(3)
    expect(found.map(({ number }) => number)).toEqual([
      ...[...issued, 0].map((_, index) => String(index + 1).padStart(8, '0')),
      null,
    ])
    expect(found.filter(({ status }) => status === 1)).toMatchObject([{ number: null, kind: 1, bills: 1 }])
    expect(issued.filter(({ kind }) => kind === 2)).toMatchObject([{ bills: 1 }])
    expect(found.filter(({ status }) => status === 3)).toMatchObject([
      { reason: expect.stringMatching(/^Bị thay thế bởi C26THT 0/), number: '00000001' },
    ])
    const { seriesUse, noSeriesFrom } = await look(seriesUsage)
    expect([seriesUse.map(({ SoHieuHD }) => SoHieuHD), noSeriesFrom]).toEqual([['C26THT'], ''])
  })

  it('brings goods: parcels in every state, late, lost and taken in part, and money that is not what was agreed', async () => {
    await look(async (scope) => {
      const { tx, today, settings } = scope
      const states = await tx.query<{ state: number; count: number }>(
        sql`select ${stateSql(sql`s`)} as state, count(*)::int as count from shipment s group by 1 order by 1`,
      )
      expect(states.map(({ state }) => state)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(states.find(({ state }) => state === 5)!.count).toBeGreaterThan(5)
      const [facts] = await tx.query(sql`
select count(*) filter (where ${isLateSql(sql`s`, sql`d`, today)}) > 1 as late, count(*) filter (where s.is_partial) as parts,
  count(*) filter (where ${hasOpenClaimSql(sql`s`)}) as claims, count(*) filter (where ${isToTakeBackSql(sql`s`)}) as back
from shipment s join document d on d.id = s.document_id`)
      expect(facts).toEqual({ late: true, parts: '1', claims: '1', back: '3' })
      const found = await tx.query<{ kind: string }>(
        sql`select distinct x.kind from ${findingsFrom(today, settings.timeZone)} where ${isFindingSql} order by 1`,
      )
      expect(found.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['codShort', 'codUnpaid', 'feeHigher', 'late']),
      )
      const waiting = sql`select 1 from sales_bill b where (b.delivery ->> 'type')::int = 2 and not exists (select from shipment s where s.bill_id = b.document_id)`
      expect(await tx.query(waiting)).toHaveLength(1)
      // Nobody of the demo is asked anything.
      expect(await tx.query(sql`select 1 from shipment_watch`)).toEqual([])
    })
  })

  it('has taken a coupon', async () => {
    await look(async ({ tx }) => {
      const uses = await tx.query<{ code: string; amount: string }>(
        sql`select r.code, h.coupon_amount::text as amount from sales_bill h join coupon r on r.id = h.coupon_id`,
      )
      expect(uses).toEqual([{ code: 'CHAO50', amount: '50000' }])
    })
  })

  it('has counted its stores, found too much and too little, and is still counting one', async () => {
    await look(async ({ tx }) => {
      const counts = await tx.query<{
        status: number
        surplus: string
        shortage: string
        open: number
        value: string
      }>(sql`
        select d.status, c.surplus_quantity::text as surplus, c.shortage_quantity::text as shortage,
          (select count(*)::int from stock_count_line l where l.document_id = d.id and l.quantity is null) as open,
          (select coalesce(sum(abs(e.value)), 0)::text from stock_entry e where e.document_id = d.id) as value
        from document d join stock_count c on c.document_id = d.id order by d.day`)
      const posted = counts.filter(({ status }) => status === 1)
      expect(posted.some(({ surplus, shortage }) => Number(surplus) > 0 && Number(shortage) > 0)).toBe(true)
      expect(posted.every(({ open, value }) => open === 0 && Number(value) > 0)).toBe(true)
      expect(counts.filter(({ status }) => status === 4).map(({ open }) => open > 0)).toEqual([true])
    })
  })

  it('has ledgers that are what the documents say', async () => {
    expect((await look(verifyLedgers)).differences).toEqual([])
  })

  it('has the goods that the story without a database ends with', async () => {
    expect(await goodsOfDemo(demo)).toEqual(await goodsOfBooks(made))
  })

  it('is made once', async () => {
    const again = await makeDemo(demo.databases, () => {})
    expect([demo.made.isNew, again.isNew]).toEqual([true, false])
  })
  it('made for this machine alone, gets another password before others reach it', async () => {
    const { owner } = demo.databases
    const session = sql`insert into access_token (hash, id, user_id, expires_at) select '\\x01'::bytea, gen_random_uuid(), id, now() + interval '1 day' from app_user where user_name = 'ketoan'`
    await look(({ tx }) => tx.query(session))
    expect(await hasPublishedPassword(owner)).toBe(true)
    expect(await replaceDemoPasswords(owner)).toMatch(/^[\w-]{16}7a$/)
    expect(await hasPublishedPassword(owner)).toBe(false)
    expect(await look(({ tx }) => tx.query(sql`select hash from access_token`))).toEqual([])
  })
})
