/** One random step of a history: every kind of document in several currencies, edited, cancelled and deleted. */
import type { Anything } from './app.ts'
import { currencies, inVnd, round, sides, worldOf, type Made, type Money, type Side } from './foreign-history.ts'
import type { ForeignTrade } from './foreign-trade.ts'

export const stepOf = (trade: ForeignTrade) => {
  const { ids, data, saved, info: infoOf } = trade
  const { tryTo, act, offset, moneyOf, fundOf, openOf, refundsOf, pay } = worldOf(trade)
  const step = async (side: Side, p: string, pick: (n: number) => number, made: Made) => {
    const { bill, back, order, voucher, refund } = sides[side]
    const dayIn = () => `2026-11-${10 + pick(15)}`
    const money = [...currencies, inVnd][pick(4)]!
    const rateOf = (m: Money) => m.rates[pick(m.rates.length)]!
    const rate = rateOf(money)
    const head = { Object_ID: p, currencyId: ids[money.code], ExRate: rate, dtDate: dayIn() }
    const price = round(1 + pick(100_000) / 100, money)
    const line = { Product_ID: ids['DV'], Qty: 3, Price: price, VAT: 0 }
    const some = (list: readonly string[]) => list[pick(list.length)]
    const open = await openOf(side, p)
    const debts = open.filter((row) => row.kind === 'debt')
    const credits = open.filter((row) => row.kind === 'credit')
    const row = debts[pick(Math.max(1, debts.length))]
    const credit = credits[pick(Math.max(1, credits.length))]
    const partOf = (r: Anything) =>
      pick(3) === 0 ? r.remaining : round((r.remaining * (1 + pick(9))) / 10, moneyOf(r.currencyCode))
    switch (pick(22)) {
      case 0:
      case 1:
        made.bills.push(await saved(bill, { ...head, lines: [line] }))
        return
      case 2: {
        const paid = round((price * 3) / (1 + pick(3)), money)
        const fund = pick(2) ? fundOf(money) : ids['TM']
        const id = await tryTo(
          'paidbill',
          saved(bill, { ...head, paid, Method: 1, fundId: fund, lines: [line], confirm: ['fundShort'] }),
        )
        if (id) made.bills.push(id)
        return
      }
      case 3:
      case 4: {
        const ordered = await saved(order, { ...head, dtDate: '2026-11-01', lines: [line] })
        made.orders.push(ordered)
        const other = pick(3) === 0 && money.code !== 'VND' ? inVnd : money
        const otherRate = rateOf(other)
        for (let n = 0; n <= pick(2); n++) {
          const amount = round(
            (price * rate * (1 + pick(2))) / (1 + pick(2)) / (other.code === 'VND' ? 1 : rate),
            other,
          )
          const share = round(amount / rate, money)
          if (amount <= 0) continue
          const v = await tryTo(
            `deposit ${other === money}`,
            pay(voucher, p, { s_ID: ordered, voucherModule: order }, other, {
              amount,
              rate: otherRate,
              date: dayIn(),
              ...(pick(2) && other !== money ? { line: { amountCurrency: share } } : {}),
            }),
          )
          if (v) made.vouchers.push(v)
        }
        if (pick(4) === 0) return
        const [taken] = (await infoOf(order, ordered)).lines
        const key = side === 'receivable' ? 'salesOrderId' : 'purchaseOrderId'
        for (let n = 0; n <= pick(2); n++) {
          const b = await tryTo(
            'ofOrder',
            saved(bill, {
              ...head,
              ...(pick(4) === 0 ? { currencyId: ids['USD'], ExRate: 25_000 } : {}),
              dtDate: dayIn(),
              [key]: ordered,
              lines: [{ ...line, Qty: n === 0 ? 1 : 2, sourceLineId: taken.s_ID }],
            }),
          )
          if (b) made.bills.push(b)
        }
        return
      }
      case 5:
      case 6:
      case 7: {
        if (!row) return
        const m = moneyOf(row.currencyCode)
        const amount = partOf(row)
        if (amount <= 0) return
        const v = await tryTo('pay', pay(voucher, p, row, m, { amount, rate: rateOf(m), date: dayIn() }))
        if (v) made.vouchers.push(v)
        return
      }
      case 8: {
        if (!row) return
        const part = partOf(row)
        if (part <= 0) return
        const m = row.currencyCode === 'VND' ? money : inVnd
        const amount = round(((part * row.remainingBase) / row.remaining / rateOf(m)) * (0.9 + pick(20) / 100), m)
        if (amount <= 0) return
        const v = await tryTo(
          `payOther ${m.code}`,
          pay(voucher, p, row, m, { amount, rate: rateOf(m), date: dayIn(), line: { amountCurrency: part } }),
        )
        if (v) made.vouchers.push(v)
        return
      }
      case 9: {
        const source = some(made.bills)
        if (!source) return
        const given = await tryTo(
          'from',
          data(back, 'getInfoFrom', { source: bill, s_ID: source }).catch((e) => {
            throw new Error(`${e.message} "code"`)
          }),
        )
        if (!given) return
        const lines = given.lines.map((one: Anything) => ({ ...one, Qty: 1 }))
        const id = await tryTo('return', saved(back, { ...given, s_ID: '', dtDate: '2026-11-25', lines }))
        if (id) made.backs.push(id)
        return
      }
      case 10: {
        const id = await tryTo('freeReturn', saved(back, { ...head, lines: [{ ...line, Qty: 1 }] }))
        if (id) made.backs.push(id)
        return
      }
      case 11: {
        const v = some(made.vouchers)
        if (v) await act('delV', voucher, ['DeleteDB', 'Huy', 'Hoantac'][pick(3)]!, v)
        return
      }
      case 12: {
        const b = some(made.bills)
        if (b) await act('remB', bill, ['DeleteDB', 'Huy', 'Hoantac', 'Hoantac'][pick(4)]!, b)
        return
      }
      case 13: {
        const b = some(made.backs)
        if (b) await act('remR', back, ['DeleteDB', 'Huy', 'Hoantac', 'Hoantac'][pick(4)]!, b)
        return
      }
      case 14: {
        const o = some(made.orders)
        if (o) await act('remO', order, ['Huy', 'Hoantac'][pick(2)]!, o)
        return
      }
      case 15: {
        if (!row || !credit) return
        if (row.currencyCode === credit.currencyCode) {
          const amount = Math.min(row.remaining, credit.remaining)
          await tryTo(
            'offset',
            offset(voucher, {
              Object_ID: p,
              dtDate: dayIn(),
              currencyId: row.currencyId || ids['VND'],
              credits: [{ module: credit.voucherModule, s_ID: credit.s_ID, amount }],
              debts: [{ module: row.voucherModule, s_ID: row.s_ID, amount }],
            }),
          )
        } else if (row.currencyCode === 'VND' || credit.currencyCode === 'VND') {
          const [base, foreign] = row.currencyCode === 'VND' ? [row, credit] : [credit, row]
          const part = partOf(foreign)
          const amount = Math.min(
            base.remaining,
            Math.round(((part * foreign.remainingBase) / foreign.remaining) * (0.9 + pick(20) / 100)),
          )
          if (amount <= 0 || part <= 0) return
          const side1 = { module: base.voucherModule, s_ID: base.s_ID, amount }
          const side2 = { module: foreign.voucherModule, s_ID: foreign.s_ID, amount: part, amountBase: amount }
          await tryTo(
            row.currencyCode === 'VND' ? 'offset foreign credit' : 'offset base credit',
            offset(voucher, {
              Object_ID: p,
              dtDate: dayIn(),
              credits: [row.currencyCode === 'VND' ? side2 : side1],
              debts: [row.currencyCode === 'VND' ? side1 : side2],
            }),
          )
        }
        return
      }
      case 16: {
        const v = await tryTo(
          'unallocated',
          saved(voucher, {
            dtDate: dayIn(),
            Object_ID: p,
            Method: 1,
            fundId: fundOf(money),
            currencyId: ids[money.code],
            ExRate: rate,
            unallocated: price,
            lines: [],
            confirm: ['fundShort'],
          }),
        )
        if (v) made.vouchers.push(v)
        return
      }
      case 17: {
        const rows = await refundsOf(side, p)
        const r = rows[pick(Math.max(1, rows.length))]
        if (!r) return
        const m = pick(3) ? moneyOf(r.currencyCode) : r.currencyCode === 'VND' ? money : inVnd
        const part = partOf(r)
        const same = m.code === r.currencyCode
        const amount = same
          ? part
          : round(((part * r.remainingBase) / r.remaining / rateOf(m)) * (0.9 + pick(20) / 100), m)
        if (part <= 0 || amount <= 0) return
        const v = await tryTo(
          `refund ${same}`,
          pay(refund, p, r, m, {
            amount,
            rate: rateOf(m),
            date: dayIn(),
            ...(same ? {} : { line: { amountCurrency: part } }),
          }),
        )
        if (v) made.refunds.push(v)
        return
      }
      case 18: {
        const b = some(made.bills)
        if (b) await tryTo('editRate', saved(bill, { s_ID: b, ExRate: rate, confirm: ['rateFarOff', 'fundShort'] }))
        return
      }
      case 19: {
        const b = some(made.bills)
        if (!b) return
        const info = await data(bill, 'getInfo', { s_ID: b }).catch(() => null)
        if (!info) return
        const lines = info.lines.map((one: Anything) => ({
          ...one,
          Price: round(
            one.Price * (0.5 + pick(10) / 10),
            moneyOf(currencies.find((c) => ids[c.code] === info.currencyId)?.code ?? 'VND'),
          ),
        }))
        await tryTo(
          'editTotal',
          saved(bill, { s_ID: b, lines, ...(info.paid ? { paid: 0 } : {}), confirm: ['fundShort'] }),
        )
        return
      }
      case 20: {
        const v = some(made.vouchers)
        if (!v) return
        const info = await data(voucher, 'getInfo', { s_ID: v }).catch(() => null)
        if (!info || info.iType !== 1) return
        const m = currencies.find((c) => ids[c.code] === info.currencyId) ?? inVnd
        await tryTo(
          'editVoucher',
          saved(voucher, {
            s_ID: v,
            ...(pick(2) ? { ExRate: rateOf(m) } : {}),
            dtDate: dayIn(),
            confirm: ['rateFarOff', 'fundShort'],
            ...(pick(2)
              ? {
                  lines: info.lines.map((one: Anything) => ({
                    ...one,
                    amount: round(one.amount * 0.7, m),
                    amountCurrency: one.amountCurrency === one.amount ? undefined : one.amountCurrency,
                  })),
                }
              : {}),
          }),
        )
        return
      }
      default: {
        const b = some(made.bills)
        if (b) await tryTo('editDate', saved(bill, { s_ID: b, dtDate: dayIn(), confirm: ['fundShort'] }))
      }
    }
  }
  return step
}
