/**
 * Random histories in three currencies, two with decimals and one without: whatever happened, ordinary documents close
 * every debt to 0, and the differences add up to what was worth more or less than it took (decision 0080).
 */
import { expect, test } from 'vitest'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers, verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import type { Anything } from '../support/app.ts'
import { openForeign } from '../support/foreign-trade.ts'

const trade = await openForeign('lichsungoaite')
const { ids, data, saved, scoped } = trade

/** A small generator of its own, so that a history can be repeated. */
const random = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

interface Money {
  code: 'USD' | 'JPY' | 'EUR' | 'VND'
  decimals: number
  rates: readonly number[]
}
const currencies: readonly Money[] = [
  { code: 'USD', decimals: 2, rates: [25_000, 25_450.55, 24_999.99] },
  { code: 'JPY', decimals: 0, rates: [170.25, 168.3333, 171] },
  { code: 'EUR', decimals: 2, rates: [28_000, 27_123.4567] },
]
const inVnd: Money = { code: 'VND', decimals: 0, rates: [1] }
const round = (value: number, { decimals }: Money): number => Number(value.toFixed(decimals))

const sides = {
  receivable: { bill: 'Order', back: 'ImportReturn', order: 'PurchaseOrder', voucher: 'Income', partner: 'KH000001' },
  payable: { bill: 'Import', back: 'OrderReturn', order: 'PurchaseImport', voucher: 'Outcome', partner: 'NCC000001' },
} as const
type Side = keyof typeof sides

const tryTo = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Error) || !/"code"/.test(error.message)) throw error
  })
}

const openOf = async (side: Side): Promise<Anything[]> =>
  (await data(sides[side].voucher, 'getListPO', { Object_ID: ids[sides[side].partner]!, credits: '1' })).ListItem

const settle = (side: Side, row: Anything, money: Money, more: { amount: number; rate: number; line?: object }) =>
  saved(sides[side].voucher, {
    dtDate: '2026-11-20',
    Object_ID: ids[sides[side].partner],
    Method: 1,
    fundId: money.code === 'VND' ? ids['TM'] : ids[`TM${money.code}`],
    currencyId: ids[money.code],
    ExRate: more.rate,
    lines: [{ voucherModule: row.voucherModule, voucherId: row.s_ID, amount: more.amount, ...more.line }],
  })

const moneyOf = (code: string): Money => currencies.find((one) => one.code === code) ?? inVnd

const step = async (side: Side, pick: (below: number) => number, made: { bills: string[]; vouchers: string[] }) => {
  const { bill, back, order, voucher, partner } = sides[side]
  const money = [...currencies, inVnd][pick(4)]!
  const rate = money.rates[pick(money.rates.length)]!
  const head = { Object_ID: ids[partner], currencyId: ids[money.code], ExRate: rate }
  const price = round(1 + pick(100_000) / 100, money)
  const line = { Product_ID: ids['DV'], Qty: 3, Price: price, VAT: 0 }
  const some = (list: readonly string[]) => list[pick(list.length)]
  const open = await openOf(side)
  const debts = open.filter((row) => row.kind === 'debt')
  const row = debts[pick(Math.max(1, debts.length))]
  switch (pick(10)) {
    case 0:
    case 1:
      made.bills.push(await saved(bill, { ...head, dtDate: '2026-11-10', lines: [line] }))
      return
    case 2: {
      const ordered = await saved(order, { ...head, dtDate: '2026-11-01', lines: [line] })
      const amount = round(price * (1 + pick(2)), money)
      const named = { s_ID: ordered, voucherModule: order }
      made.vouchers.push(await settle(side, named, money, { amount, rate: money.rates[pick(money.rates.length)]! }))
      const [taken] = (await trade.info(order, ordered)).lines
      const key = side === 'receivable' ? 'salesOrderId' : 'purchaseOrderId'
      const body = { ...head, dtDate: '2026-11-11', [key]: ordered, lines: [{ ...line, sourceLineId: taken.s_ID }] }
      made.bills.push(await saved(bill, body))
      return
    }
    case 3:
    case 4:
    case 5: {
      if (!row) return
      const own = moneyOf(row.currencyCode)
      const amount = pick(3) === 0 ? row.remaining : round((row.remaining * (1 + pick(9))) / 10, own)
      if (amount <= 0) return
      made.vouchers.push(await settle(side, row, own, { amount, rate: own.rates[pick(own.rates.length)]! }))
      return
    }
    case 6: {
      if (!row || row.currencyCode === 'VND') return
      const part = round(row.remaining / 2, moneyOf(row.currencyCode))
      if (part <= 0) return
      const amount = 1 + pick(5_000_000)
      made.vouchers.push(await settle(side, row, inVnd, { amount, rate: 1, line: { amountCurrency: part } }))
      return
    }
    case 7: {
      const source = some(made.bills)
      if (!source) return
      const given = await data(back, 'getInfoFrom', { source: bill, s_ID: source })
      const lines = given.lines.map((one: Anything) => ({ ...one, Qty: 1 }))
      await tryTo(saved(back, { ...given, s_ID: '', dtDate: '2026-11-15', lines }))
      return
    }
    case 8: {
      const one = some(made.vouchers)
      if (one) await trade.call(voucher, 'DeleteDB', [one])
      return
    }
    default: {
      const one = some(made.bills)
      if (one) await tryTo(saved(bill, { s_ID: one, ExRate: rate }))
    }
  }
}

/** Closes what is open by vouchers, each in the currency of its document, and credits by offsets and refunds. */
const closeAll = async (side: Side, pick: (below: number) => number): Promise<void> => {
  for (const row of await openOf(side)) {
    const money = moneyOf(row.currencyCode)
    const rate = money.rates[pick(money.rates.length)]!
    if (row.kind === 'debt') await settle(side, row, money, { amount: row.remaining, rate })
  }
  // What was paid without a bill is given a bill of its own and offset.
  for (const row of await openOf(side)) {
    const money = moneyOf(row.currencyCode)
    const id = await saved(sides[side].bill, {
      dtDate: '2026-11-21',
      Object_ID: ids[sides[side].partner],
      currencyId: ids[money.code],
      ExRate: money.rates[0],
      lines: [{ Product_ID: ids['DV'], Qty: 1, Price: row.remaining, VAT: 0 }],
    })
    await data(
      sides[side].voucher,
      'Offset',
      {},
      {
        Object_ID: ids[sides[side].partner],
        dtDate: '2026-11-22',
        currencyId: ids[money.code],
        credits: [{ module: row.voucherModule, s_ID: row.s_ID, amount: row.remaining }],
        debts: [{ module: sides[side].bill, s_ID: id, amount: row.remaining }],
      },
    )
  }
  expect(await openOf(side)).toEqual([])
}

const proved = async (): Promise<void> => {
  expect((await scoped(verifyLedgers)).differences).toEqual([])
}

const range = { fromDate: '2026-11-01', toDate: '2026-11-30' }

test.each([
  ['receivable', 1],
  ['receivable', 2],
  ['payable', 3],
  ['payable', 4],
] as const)('a history of the %s side can be closed to 0 (%i)', async (side, seed) => {
  const pick = random(seed)
  const made = { bills: [], vouchers: [] }
  for (let count = 0; count < 40; count++) {
    await step(side, pick, made)
    if (count % 10 === 9) await proved()
  }
  // Orders that were paid in advance and never delivered keep their deposit: their bills are made here, so none is left.
  await closeAll(side, pick)
  await proved()
  const before = await scoped(storedLedgers)
  await scoped(rebuildLedgers)
  expect(await scoped(storedLedgers)).toEqual(before)

  const module = side === 'receivable' ? 'ReportOfOrder' : 'ReportOfImport'
  const partner = ids[sides[side].partner]!
  const detail = await data(module, 'rptChitietcongno', { ...range, ObjID: partner })
  expect(detail.ListItem.at(-1).conlai).toBe(0)
  const named = await data(module, 'rptExchangeDifference', {}, { ...range, Object_ID: partner })
  const sign = side === 'receivable' ? 1 : -1
  for (const row of named.ListItem) expect(row.difference).toBe(sign * (row.worth - row.taken))
  const total = named.ListItem.reduce((sum: number, row: Anything) => sum + row.difference, 0)
  expect(named.arrSUM[2].Total).toBe(total)
  const [entries] = await scoped(({ tx }) =>
    tx.query<{ amount: string }>(
      sql`select (sum(amount) / 10000)::text as amount from debt_entry where partner_id = ${partner} and side = ${side}`,
    ),
  )
  // Everything is paid: what the documents do not add up to is what the rates made of it.
  expect(Number(entries!.amount)).toBe(-sign * total)
  const over = await data(module, 'rptDebtOver', {}, { toDate: '2026-11-30', Object_ID: partner })
  expect(over.ListItem).toEqual([])
})
