/** Histories of documents in several currencies: every kind, edited, cancelled and deleted, by random steps. */
import { expect } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import type { Anything } from './app.ts'
import type { ForeignTrade } from './foreign-trade.ts'

/** The same numbers for the same seed. */
export const random = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
export interface Money {
  code: string
  decimals: number
  rates: readonly number[]
}
export const currencies: readonly Money[] = [
  { code: 'USD', decimals: 2, rates: [25_000, 25_450.55, 24_999.99] },
  { code: 'JPY', decimals: 0, rates: [170.25, 168.3333, 171] },
  { code: 'EUR', decimals: 2, rates: [28_000, 27_123.4567] },
]
export const inVnd: Money = { code: 'VND', decimals: 0, rates: [1] }
export const round = (value: number, { decimals }: Money): number => Number(value.toFixed(decimals))
/** The modules of a side; `key` names the order in what is made of it. */
export const sides = {
  receivable: {
    bill: 'Order',
    back: 'ImportReturn',
    order: 'PurchaseOrder',
    voucher: 'Income',
    refund: 'Outcome',
    report: 'ReportOfOrder',
    key: 'salesOrderId',
    kind: 1,
  },
  payable: {
    bill: 'Import',
    back: 'OrderReturn',
    order: 'PurchaseImport',
    voucher: 'Outcome',
    refund: 'Income',
    report: 'ReportOfImport',
    key: 'purchaseOrderId',
    kind: 2,
  },
} as const
export type Side = keyof typeof sides
export interface Made {
  bills: string[]
  backs: string[]
  vouchers: string[]
  orders: string[]
  refunds: string[]
}

/** What the steps of a history do with the documents of a trade. Refusals are no faults: they leave everything as it is. */
export const worldOf = ({ ids, data, saved, scoped, call }: ForeignTrade) => {
  const tryTo = async <T>(_name: string, work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof Error) || !/"code"/.test(error.message)) throw error
      return undefined
    }
  }
  const act = async (_name: string, module: string, method: string, one: string) => {
    const { body, status } = await call(module, method, [one])
    if (status >= 500) throw new Error(`${module}/${method} ${status} ${body.ErrorMessage}`)
  }
  const offset = async (voucher: string, body: object) => {
    const a = await call(voucher, 'Offset', body)
    if (a.body.Data?.Description !== 'ok')
      throw new Error(`Offset "code" ${JSON.stringify(a.body.Data?.errors ?? a.body)}`)
  }
  const moneyOf = (code: string): Money => currencies.find((one) => one.code === code) ?? inVnd
  const fundOf = (m: Money) => (m.code === 'VND' ? ids['TM'] : ids[`TM${m.code}`])
  const openOf = async (side: Side, p: string): Promise<Anything[]> =>
    (await data(sides[side].voucher, 'getListPO', { Object_ID: p, credits: '1' })).ListItem
  const refundsOf = async (side: Side, p: string): Promise<Anything[]> =>
    (await data(sides[side].refund, 'getListPO', { Object_ID: p })).ListItem.filter(
      (r: Anything) => r.kind === 'refund',
    )
  const pay = (
    module: string,
    p: string,
    row: Anything,
    m: Money,
    more: { amount: number; rate: number; date: string; line?: object },
  ) =>
    saved(module, {
      dtDate: more.date,
      Object_ID: p,
      Method: 1,
      fundId: fundOf(m),
      currencyId: ids[m.code],
      ExRate: more.rate,
      confirm: ['fundShort', 'rateFarOff'],
      lines: [{ voucherModule: row.voucherModule, voucherId: row.s_ID, amount: more.amount, ...more.line }],
    })

  const proved = async (what: string): Promise<void> => {
    expect((await scoped(verifyLedgers)).differences, what).toEqual([])
  }
  const closeAll = async (side: Side, p: string, pick: (n: number) => number, made: Made) => {
    const { bill, voucher, order } = sides[side]
    // Orders not delivered are cancelled; their deposits are free.
    for (const o of made.orders) {
      await act('closeO', order, 'Huy', o)
      await tryTo('closed', saved(order, { s_ID: o, closed: true }))
    }
    for (const row of await openOf(side, p)) {
      const m = moneyOf(row.currencyCode)
      if (row.kind === 'debt')
        await pay(voucher, p, row, m, {
          amount: row.remaining,
          rate: m.rates[pick(m.rates.length)]!,
          date: '2026-11-26',
        })
    }
    for (const row of await openOf(side, p)) {
      if (row.kind === 'deposit') continue
      expect(row.kind).toBe('credit')
      const m = moneyOf(row.currencyCode)
      const id = await saved(bill, {
        dtDate: '2026-11-26',
        Object_ID: p,
        currencyId: ids[m.code],
        ExRate: m.rates[0],
        lines: [{ Product_ID: ids['DV'], Qty: 1, Price: row.remaining, VAT: 0 }],
      })
      await offset(voucher, {
        Object_ID: p,
        dtDate: '2026-11-26',
        currencyId: ids[m.code],
        credits: [{ module: row.voucherModule, s_ID: row.s_ID, amount: row.remaining }],
        debts: [{ module: bill, s_ID: id, amount: row.remaining }],
      })
    }
    expect((await openOf(side, p)).filter((row) => row.kind !== 'deposit')).toEqual([])
  }

  return { tryTo, act, offset, moneyOf, fundOf, openOf, refundsOf, pay, proved, closeAll }
}
