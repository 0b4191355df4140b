/** Debts of earlier versions in foreign currency: their base amounts stay, and what is closed is closed (migration 0062). */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers, verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import type { Anything } from '../../support/app.ts'
import { sides, type Side } from '../../support/foreign-history.ts'
import { migrateAgain } from '../../support/earlier-foreign.ts'
import { openForeign } from '../../support/foreign-trade.ts'

const trade = await openForeign('ngoaitecu')
const { ids, saved, scoped, data } = trade
const confirm = ['fundShort', 'rateFarOff', 'hasReturns']

const makerOf = (side: Side, partner: string) => {
  const { bill, back, order, voucher, key } = sides[side]
  const head = (code: string, rate: number) => ({ Object_ID: partner, currencyId: ids[code], ExRate: rate, confirm })
  const service = (amount: number) => ({ Product_ID: ids['DV'], Qty: 1, Price: amount, VAT: 0 })
  const billed = (amount: number, rate: number, code = 'USD', more: object = {}): Promise<string> =>
    saved(bill, { dtDate: '2026-10-10', ...head(code, rate), lines: [service(amount)], ...more })
  const paid = (
    [module, id]: readonly [string, string],
    amount: number,
    rate: number,
    { code = 'USD', ...line }: { code?: string; amountCurrency?: number } = {},
  ): Promise<string> =>
    saved(voucher, {
      dtDate: '2026-10-20',
      ...head(code, rate),
      fundId: ids[code === 'VND' ? 'TM' : `TM${code}`],
      lines: [{ voucherModule: module, voucherId: id, amount, ...line }],
    })
  const deposited = async (deposit: readonly [number, number], billOf: readonly [number, number]) => {
    const ordered = await saved(order, { dtDate: '2026-10-05', ...head('USD', billOf[1]), lines: [service(200)] })
    const kept = await paid([order, ordered], ...deposit)
    const [line] = (await trade.info(order, ordered)).lines
    const lines = [{ ...service(billOf[0]), sourceLineId: line.s_ID }]
    return [await billed(...billOf, 'USD', { dtDate: '2026-10-25', [key]: ordered, lines }), kept] as const
  }
  const returned = async (id: string, share: number): Promise<string> => {
    const given = await data(back, 'getInfoFrom', { source: bill, s_ID: id })
    const lines = given.lines.map((line: Anything) => ({ ...line, Qty: share }))
    return saved(back, { ...given, s_ID: '', dtDate: '2026-10-15', lines, confirm })
  }
  const prepaid = (amount: number, rate: number): Promise<string> =>
    saved(voucher, {
      dtDate: '2026-10-08',
      ...head('USD', rate),
      fundId: ids['TMUSD'],
      unallocated: amount,
      lines: [],
    })
  const offset = async (credit: string, debt: string, amount: number): Promise<void> => {
    const credits = [{ module: voucher, s_ID: credit, amount }]
    const debts = [{ module: bill, s_ID: debt, amount }]
    const body = { Object_ID: partner, dtDate: '2026-10-28', currencyId: ids['USD'], credits, debts }
    await data(voucher, 'Offset', {}, body)
  }
  return { billed, paid, deposited, returned, prepaid, offset }
}

const partners = { receivable: '', payable: '' }
/** By name, with what is left of each after the migration, in its currency and in base currency. */
const expected = {
  whole: [0, 0],
  // Paid in full in dollars that were worth less: two dollars stayed open for ever.
  short: [0, 0],
  inDong: [60, 1_500_000],
  returned: [50, 1_250_000],
  // Half paid at other rates: what is left in dollars is what was paid less.
  half: [30, 750_000],
  dear: [40, 980_000],
  billOfCheapDeposit: [0, 0],
  billOfDearDeposit: [0, 0],
  billOfPartOfDeposit: [0, 0],
  returnedAtAnother: [50, 1_350_000],
  returnedDearly: [0, 0],
  offsetCheaply: [0, 0],
  offsetDearly: [20, 500_000],
  inEuro: [10, 280_000],
} satisfies Record<string, readonly [number, number]>
type Name = keyof typeof expected

const made = { receivable: {}, payable: {} } as Record<Side, Record<Name, string>>
const crossed: string[] = []
const returns: string[] = []

const makeAll = async (side: Side): Promise<void> => {
  const partner = await saved('Customer', { Name: `Đối tác ${side}`, partnerType: sides[side].kind })
  partners[side] = partner
  const { billed, paid, deposited, returned, prepaid, offset } = makerOf(side, partner)
  const { bill } = sides[side]
  const one = made[side]
  for (const name of ['whole', 'short', 'inDong', 'returned', 'half', 'dear'] as const)
    one[name] = await billed(100, 25_000)
  await paid([bill, one.whole], 100, 25_000)
  await paid([bill, one.short], 100, 24_500)
  await paid([bill, one.inDong], 1_000_000, 1, { code: 'VND', amountCurrency: 40 })
  await returned(one.returned, 0.5)
  await paid([bill, one.half], 30, 25_000)
  await paid([bill, one.half], 40, 25_000)
  await paid([bill, one.dear], 60, 25_333.3333)
  ;[one.billOfCheapDeposit] = await deposited([100, 25_000], [100, 26_000])
  ;[one.billOfDearDeposit] = await deposited([100, 26_000], [100, 25_000])
  ;[one.billOfPartOfDeposit] = await deposited([150, 26_000], [100, 25_000])
  // Returns kept their rate when that of their bill was changed.
  one.returnedAtAnother = await billed(100, 25_000)
  returns.push(await returned(one.returnedAtAnother, 0.5))
  await saved(bill, { s_ID: one.returnedAtAnother, ExRate: 26_000, confirm })
  one.returnedDearly = await billed(100, 25_000)
  returns.push(await returned(one.returnedDearly, 1))
  await saved(bill, { s_ID: one.returnedDearly, ExRate: 24_000, confirm })
  one.offsetCheaply = await billed(100, 25_000)
  await offset(await prepaid(100, 24_000), one.offsetCheaply, 100)
  one.offsetDearly = await billed(100, 25_000)
  await offset(await prepaid(80, 25_000), one.offsetDearly, 80)
  one.inEuro = await billed(100, 28_000, 'EUR')
  crossed.push(await paid([bill, one.inEuro], 2_520_000, 1, { code: 'VND', amountCurrency: 90 }))
}

/** Dollars from a till in đồng that paid a bill in euros: earlier versions allowed both. */
const inDollars = (id: string): string => `
update document set currency_id = '${ids['USD']}', exchange_rate = 25200, total = 100 where id = '${id}';
update income_voucher set amount = 100 where document_id = '${id}';
update income_voucher_line set amount = 100 where document_id = '${id}';
update outcome_voucher set amount = 100 where document_id = '${id}';
update outcome_voucher_line set amount = 100 where document_id = '${id}';`

const proved = async (): Promise<void> => {
  expect((await scoped(verifyLedgers)).differences).toEqual([])
}
const owedIn = async (side: Side, toDate: string): Promise<[number, number]> => {
  const { report } = sides[side]
  const of = { toDate, Object_ID: partners[side] }
  const over = (await data(report, 'rptDebtOver', {}, of)).ListItem[0]
  const total = (await data(report, 'rptDebtTotal', {}, { ...of, fromDate: '2026-10-01' })).ListItem[0]
  return [over?.Tongno ?? 0, total?.conlai ?? 0]
}
const openOf = async (side: Side): Promise<Anything[]> =>
  (await data(sides[side].voucher, 'getListPO', { Object_ID: partners[side], credits: '1' })).ListItem
const entriesOf = async (side: Side): Promise<number> => {
  const [row] = await scoped(({ tx }) =>
    tx.query<{ amount: number }>(
      sql`select (sum(amount) / 10000)::float8 as amount from debt_entry where side = ${side} and partner_id = ${partners[side]} and day <= '2026-10-31'`,
    ),
  )
  return row!.amount
}

/** Who changes only what is written beside them changes no debt: not of one currency that paid another, either. */
const editAll = async (): Promise<void> => {
  expect((await trade.call('ApiConfig', 'UpdateDB', { lockDate: '' })).status).toBe(200)
  const documents = await scoped(({ tx }) =>
    tx.query<{ id: string; kind: string }>(
      sql`select id, kind from document d where kind in ('salesBill', 'purchaseReceipt', 'incomeVoucher', 'outcomeVoucher') and made_by_id is null order by seq`,
    ),
  )
  const modules: Record<string, string> = {
    salesBill: 'Order',
    purchaseReceipt: 'Import',
    incomeVoucher: 'Income',
    outcomeVoucher: 'Outcome',
  }
  const ledgers = async () => {
    const { debts, allocations, debtBalances } = (await scoped(storedLedgers)) as Record<string, unknown>
    return { debts, allocations, debtBalances }
  }
  const before = await ledgers()
  for (const { id, kind } of documents) await saved(modules[kind]!, { s_ID: id, description: 'Ghi chú', confirm })
  expect(await ledgers()).toEqual(before)
  // The voucher's dollars may stay in a till in đồng, but go into no other one.
  const other = await saved('ApiListBank', { Code: 'TM2', Name: 'TM2', kind: 'cash' })
  const moved = saved('Income', { s_ID: crossed[0]!, fundId: other, confirm })
  await expect(moved).rejects.toThrow('fundCurrency')
}

const closeAll = async (side: Side): Promise<void> => {
  const { bill, voucher } = sides[side]
  const head = { Object_ID: partners[side], dtDate: '2026-11-26', confirm }
  for (const row of await openOf(side)) {
    if (row.kind !== 'debt') continue
    const fundId = ids[`TM${row.currencyCode}`]
    const currency = {
      currencyId: ids[row.currencyCode],
      ExRate: row.currencyCode === 'EUR' ? 28_000 : 25_450.55,
      fundId,
    }
    const lines = [{ voucherModule: row.voucherModule, voucherId: row.s_ID, amount: row.remaining }]
    await saved(voucher, { ...head, ...currency, lines })
  }
  for (const row of (await openOf(side)).filter(({ kind }) => kind === 'credit')) {
    const currencyId = ids[row.currencyCode]
    const lines = [{ Product_ID: ids['DV'], Qty: 1, Price: row.remaining, VAT: 0 }]
    const id = await saved(bill, { ...head, currencyId, ExRate: 25_000, lines })
    const credits = [{ module: row.voucherModule, s_ID: row.s_ID, amount: row.remaining }]
    const debts = [{ module: bill, s_ID: id, amount: row.remaining }]
    await data(voucher, 'Offset', {}, { ...head, currencyId, credits, debts })
  }
  expect((await openOf(side)).filter(({ kind }) => kind !== 'deposit')).toEqual([])
}

it('keeps the figures of closed months, and closes what nobody can settle', async () => {
  for (const side of ['receivable', 'payable'] as const) await makeAll(side)
  await proved()
  await migrateAgain(trade, { lockDate: '2026-10-31', also: crossed.map(inDollars).join('') })
  await proved()
  const before = await scoped(storedLedgers)
  await scoped(rebuildLedgers)
  expect(await scoped(storedLedgers)).toEqual(before)
  for (const side of ['receivable', 'payable'] as const) {
    const left = Object.fromEntries(
      await Promise.all(
        Object.entries(made[side]).map(async ([name, id]) => {
          const { remaining, remainingBase } = await trade.info(sides[side].bill, id)
          return [name, [remaining, remainingBase]] as const
        }),
      ),
    )
    expect(left, side).toEqual(expected)
    // Of the closed month as it was.
    const entries = await entriesOf(side)
    expect(await owedIn(side, '2026-10-31')).toEqual([entries, entries])
    const rows = (
      await data(
        sides[side].report,
        'rptExchangeDifference',
        {},
        { fromDate: '2026-10-01', toDate: '2026-11-30', Object_ID: partners[side] },
      )
    ).ListItem
    expect(rows.every((row: Anything) => row.dtDate === '2026-11-01')).toBe(true)
    const moved = rows.reduce((sum: number, row: Anything) => sum + row.taken - row.worth, 0)
    expect((await owedIn(side, '2026-11-01'))[0]).toBe(entries - moved)
  }
  await editAll()
  for (const side of ['receivable', 'payable'] as const) await closeAll(side)
  await proved()
  expect(readFileSync('migrations/0062-two-amounts/notes.md', 'utf8')).toContain('exchange_closing')
})
