/** Debts and funds of the demo company in memory, for telling its story without a database. */
import { funds as fundsOf } from '../../scripts/demo/people.ts'
import type { DemoRecords } from '../../scripts/demo/world.ts'
import type { OpenVoucher, Side } from '#documents/_shared/vouchers/voucher-offers.server.ts'
import { addDays, type Day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'

interface Debt {
  id: string
  date: Day
  due: Day
  paid: number
  remaining: number
}
interface Bill {
  id: string
  partner: string
  date: Day
  total: number
  paid: number
  fund: unknown
}

export const debtBook = (world: DemoRecords, opened: Day) => {
  const funds = new Map<unknown, number>(fundsOf.map(({ code, openingBalance }) => [code, openingBalance]))
  const sides = { receivable: new Map<string, Debt[]>(), payable: new Map<string, Debt[]>() }
  const debts = new Map<unknown, Debt>()
  const partners = [...world.customers, ...world.suppliers]
  const terms = new Map(partners.map(({ id, term }) => [id, Number(term.slice(2))]))
  const limits = new Map(world.customers.map(({ id, creditLimit }) => [id, creditLimit * 1_000_000]))
  const of = (side: Side, partner: string): Debt[] => sides[side].get(partner) ?? []
  const add = (side: Side, partner: string, debt: Debt): void => {
    debts.set(debt.id, debt)
    sides[side].set(partner, [...of(side, partner), debt])
  }
  const open = (side: Side, { id, opening, term }: { id: string; opening: number; term: string }): void => {
    const due = addDays(opened, term === 'TT30' ? 12 : 5)
    if (opening > 0) add(side, id, { id: `opening ${id}`, date: opened, due, paid: 0, remaining: opening * 1_000_000 })
  }
  for (const one of world.customers) open('receivable', one)
  for (const one of world.suppliers) open('payable', one)

  const book = {
    balanceOf: (fund: unknown): number => funds.get(fund)!,
    owed: (side: Side, partner: string): number => of(side, partner).reduce((sum, one) => sum + one.remaining, 0),
    isPaid: (id: string): boolean => debts.get(id)?.remaining === 0,
    open: (side: Side, partner: string): OpenVoucher[] =>
      of(side, partner)
        .filter(({ remaining }) => remaining > 0)
        .toSorted((a, b) => (a.due < b.due ? -1 : 1))
        .map(({ id, date, due, remaining }) => {
          const named = { voucherModule: '', id, number: id, date, dueDate: due, description: null }
          const left = decimal(remaining)
          const inBase = { remainingBase: left, currency: null, currencyCode: 'VND' }
          return { ...named, ...inBase, total: left, paid: decimal(0), remaining: left }
        }),
    pay(fund: unknown, more: number): void {
      const left = funds.get(fund)! + more
      if (left < 0) throw new Error(`fundShort: ${String(fund)}: ${left}`)
      funds.set(fund, left)
    },
    owe(side: Side, { id, partner, date, total, paid, fund }: Bill, mayExceed: boolean): void {
      const [limit, remaining] = [limits.get(partner) ?? 0, total - paid]
      if (!mayExceed && limit > 0 && remaining > 0 && book.owed(side, partner) + remaining > limit)
        throw new Error(`creditLimit: ${partner}`)
      if (paid > 0) book.pay(fund, side === 'receivable' ? paid : -paid)
      add(side, partner, { id, date, due: addDays(date, terms.get(partner) ?? 0), paid, remaining })
    },
    /** What is not paid back lowers the debt. */
    giveBack(original: unknown, { total, paid, fund }: Pick<Bill, 'total' | 'paid' | 'fund'>): void {
      const debt = debts.get(original)!
      if (paid === 0) debt.remaining = Math.max(0, debt.remaining - total)
      else book.pay(fund, paid)
    },
    settle(voucher: unknown, { fund, sign, amount }: { fund: unknown; sign: number; amount: number }): void {
      book.pay(fund, sign * amount)
      const debt = debts.get(voucher)
      if (!debt) return
      debt.remaining -= amount
      if (debt.remaining < 0) throw new Error(`more than is owed: ${debt.id}`)
    },
    remaining: (id: string): number => debts.get(id)!.remaining,
    /** A carrier collected it; it is in no fund yet. */
    bring(id: string, amount: number): void {
      const debt = debts.get(id)!
      if (amount > debt.remaining) throw new Error(`more is collected than is owed: ${id}`)
      debt.remaining -= amount
    },
    /** A cancelled bill was never owed, and its money goes back. */
    forget(id: string, fund: unknown): void {
      const debt = debts.get(id)!
      if (debt.paid > 0) book.pay(fund, -debt.paid)
      debt.remaining = 0
    },
  }
  return book
}
export type DebtBook = ReturnType<typeof debtBook>
