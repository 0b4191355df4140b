import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, decimal, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { changesOf, figuresOf, type ShiftSale, type TillEntry } from './figures.ts'
import { banknotes, countedNotes, sumOfNotes } from './notes.ts'

const amount = fc.integer({ min: -9_000_000, max: 9_000_000 }).map((value) => decimal(value))
const user = fc.constantFrom('An', 'Bình', 'Chi')
const entry = fc
  .record({
    amount,
    user,
    kind: fc.constantFrom('incomeVoucher', 'outcomeVoucher', 'moneyTransfer'),
    isMade: fc.boolean(),
  })
  .map(({ isMade, ...one }) => ({ ...one, maker: isMade ? 'salesBill' : null }))
const entries = fc.array(entry, { maxLength: 40 }).map((all) =>
  all.map((one, index): TillEntry => ({
    ...one,
    id: String(index),
    number: `PT${index}`,
    makerId: null,
    makerNumber: '',
    partner: '',
  })),
)
const sale = fc.record({ isReturn: fc.boolean(), user, total: amount, till: amount, bank: amount, card: amount })
const sales = fc
  .array(sale, { maxLength: 20 })
  .map((all) => all.map((one, index): ShiftSale => ({ ...one, id: String(index) })))

it('always comes to what the cash book says, whatever moved meanwhile', () => {
  fc.assert(
    fc.property(amount, amount, entries, sales, (opening, expected, all, sold) => {
      const figures = figuresOf({ opening, expected, entries: all, sales: sold })
      expect(add(subtract(add(opening, figures.in), figures.out), figures.earlier)).toBe(expected)
      for (const side of ['in', 'out'] as const) {
        expect(sumOf(figures.groups, (one) => one[side])).toBe(figures[side])
        expect(sumOf(figures.cashiers, (one) => one[side])).toBe(figures[side])
      }
      expect(sumOf(figures.cashiers, ({ total }) => total)).toBe(sumOf(sold, ({ total }) => total))
      for (const { total, till, bank, card, debt } of figures.cashiers)
        expect(add(add(till, bank), add(card, debt))).toBe(total)
    }),
  )
})

it('tells of each document that changed since, and nothing of the others', () => {
  const changed = fc.array(fc.option(amount), { minLength: 40, maxLength: 40 })
  fc.assert(
    fc.property(entries, changed, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (before, values, stays) => {
      const after = before
        .filter((_, index) => stays[index])
        .map((one, index) => ({ ...one, amount: values[index] ?? one.amount }))
      const changes = changesOf(before, after)
      const moved = sumOf(changes, ({ was, now }) => subtract(now, was))
      const total = (all: readonly TillEntry[]): Decimal => sumOf(all, (one) => one.amount)
      expect(add(total(before), moved)).toBe(total(after))
      expect(changes.every(({ was, now }) => was !== now)).toBe(true)
      expect(changesOf(after, after)).toEqual([])
    }),
  )
})

it('counts notes exactly, in any order', () => {
  const counted = fc.dictionary(fc.constantFrom(...banknotes.map(String)), fc.nat(100_000))
  fc.assert(
    fc.property(counted, (notes) => {
      const sum = Object.entries(notes).reduce((all, [note, count]) => all + Number(note) * count, 0)
      expect(sumOfNotes(notes)).toBe(decimal(sum))
      expect(sumOfNotes(countedNotes(notes))).toBe(sumOfNotes(notes))
    }),
  )
  expect(sumOfNotes({})).toBe(zero)
})
