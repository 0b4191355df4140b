/** Offsets across currencies: a credit in base currency against foreign debts and the reverse, on both sides. */
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import type { Anything } from '../support/app.ts'
import { openForeign } from '../support/foreign-trade.ts'

const trade = await openForeign('doitru')
const { ids, data, saved } = trade
const when = { dtDate: '2026-11-12' }

const sides = [
  { voucher: 'Income', sells: 'Order', partnerType: 1 },
  { voucher: 'Outcome', sells: 'Import', partnerType: 2 },
] as const

const make = (voucher: string, s_ID: string): Promise<Anything> =>
  data(voucher, 'getInfoFrom', { source: voucher, s_ID, way: 'offset' })
const linesIn = ({ lines }: Anything) =>
  lines.map((line: Anything) => [line.voucherModule, line.amount, line.amountBase, line.credit])
const proved = async () => expect((await trade.scoped(verifyLedgers)).differences).toEqual([])

describe.each(sides)('$voucher', ({ voucher, sells, partnerType }) => {
  let partner = ''
  beforeAll(async () => {
    partner = await saved('Customer', { Name: `Đối trừ ${voucher}`, partnerType })
  })
  const owed = (amount: number, currency: string, ExRate: number, more: object = {}) =>
    saved(sells, {
      ...when,
      Object_ID: partner,
      currencyId: ids[currency],
      ExRate,
      lines: [{ Product_ID: ids['DV'], Qty: 1, Price: amount, VAT: 0 }],
      ...more,
    })
  const prepaid = (unallocated: number, more: object = {}) =>
    saved(voucher, { ...when, Object_ID: partner, fundId: ids['TM'], unallocated, lines: [], ...more })
  const remaining = async (id: string) => {
    const info = await trade.info(sells, id)
    return [info.remaining, info.remainingBase]
  }
  const inDollars = { currencyId: ids['USD'], ExRate: 25_000, fundId: ids['TMUSD'] }

  it('proposes dollars for a prepayment in đồng: each debt in its own amount, up to what is left of the money', async () => {
    const dollars = await owed(400, 'USD', 25_450.55, { dueDate: '2026-11-20' })
    const yen = await owed(10_001, 'JPY', 170.25, { dueDate: '2026-11-30' })
    const credit = await prepaid(11_000_000)
    expect(await trade.info(voucher, credit)).toMatchObject({ hasCredit: true, hasDebts: true })
    const draft = await make(voucher, credit)
    expect(linesIn(draft)).toEqual([
      [voucher, 11_000_000, null, true],
      [sells, 400, 10_180_220, false],
      // 819,780 of 1,702,670 đồng, in whole yen.
      [sells, 4815, 819_780, false],
    ])
    expect([draft.amount, draft.currencyId || ids['VND']]).toEqual([11_000_000, ids['VND']])
    const offset = await saved(voucher, draft)
    expect(await remaining(dollars)).toEqual([0, 0])
    expect((await remaining(yen))[0]).toBe(10_001 - 4815)
    expect(linesIn(await trade.info(voucher, offset))).toEqual(linesIn(draft))
    await proved()
    await trade.call(voucher, 'DeleteDB', [offset])
    expect(await remaining(dollars)).toEqual([400, 10_180_220])
    await trade.call(voucher, 'DeleteDB', [credit])
    await trade.call(sells, 'DeleteDB', [dollars, yen])
  })

  it('proposes đồng for a prepayment in dollars, and dollars first where both are owed', async () => {
    const credit = await prepaid(100, inDollars)
    const bill = await owed(1_000_000, 'VND', 1)
    const draft = await make(voucher, credit)
    expect(linesIn(draft)).toEqual([
      [voucher, 40, 1_000_000, true],
      [sells, 1_000_000, null, false],
    ])
    const dollars = await owed(30, 'USD', 25_000)
    const inOne = await make(voucher, credit)
    expect(linesIn(inOne)).toEqual([
      [voucher, 30, null, true],
      [sells, 30, null, false],
    ])
    expect(inOne.currencyId).toBe(ids['USD'])
    await saved(voucher, draft)
    expect(await remaining(bill)).toEqual([0, 0])
    expect((await trade.info(voucher, credit)).creditLeft).toBe(60)
    await saved(voucher, await make(voucher, credit))
    expect(await remaining(dollars)).toEqual([0, 0])
    // 30 dollars are left, and nothing that they could be set against.
    expect(await trade.info(voucher, credit)).toMatchObject({ creditLeft: 30, hasCredit: true, hasDebts: false })
    await owed(10, 'EUR', 28_000)
    expect(await trade.info(voucher, credit)).toMatchObject({ hasCredit: true, hasDebts: false })
    await proved()
  })

  it('refuses parts of the smallest coin, in either amount', async () => {
    const credit = await prepaid(1_000_000)
    const bill = await owed(10, 'USD', 25_000)
    const offset = async (amount: number, amountBase: number | undefined, taken = amountBase) => {
      const answer = await trade.call(voucher, 'Offset', {
        ...when,
        Object_ID: partner,
        credits: [{ module: voucher, s_ID: credit, amount: taken }],
        debts: [{ module: sells, s_ID: bill, amount, amountBase }],
      })
      return (answer.body.Data.errors ?? []).map((one: Anything) => [one.path, one.code])
    }
    expect(await offset(1.005, 25_000)).toEqual([['debts.0.amount', 'tooManyDecimals']])
    expect(await offset(1, 25_000.5)).toContainEqual(['debts.0.amountBase', 'tooManyDecimals'])
    expect(await offset(1, undefined, 1)).toEqual([['debts.0.amountBase', 'required']])
    expect(await offset(10.01, 250_000)).toEqual([['debts.0.amount', 'allocatedTooMuch']])
    expect(await offset(10, 250_000)).toEqual([])
    await proved()
  })
})
