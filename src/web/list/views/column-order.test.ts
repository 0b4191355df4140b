/** What matters on a page comes first: on the list, on its cards and in the sum of a telephone. */
import { describe, expect, it } from 'vitest'
import { partner } from '#lists/partner/index.ts'
import { screen } from '#lists/partner/screen.web.ts'
import type { Sight } from '#model/marks.ts'
import { fullSight } from '#model/marks.ts'
import { planCard } from '#web/grid/card-plan.ts'
import { toGridColumns } from '#web/grid/layout.ts'
import { columnsOf } from './column-order.ts'

const pages = { customers: { objType: 'kh' }, suppliers: { objType: 'ncc' }, all: {} } as const
const columnsOn = (page: keyof typeof pages, sight: Sight = fullSight) =>
  toGridColumns(columnsOf(partner, screen, pages[page] as Record<string, string>), (key) => key, sight)
const moneyOn = (page: keyof typeof pages) =>
  columnsOn(page)
    .filter(({ kind, hidden }) => kind === 'money' && !hidden)
    .map(({ field }) => field)
const cardOn = (page: keyof typeof pages, sight?: Sight) => {
  const { amount, below } = planCard(columnsOn(page, sight))
  return [amount?.field, below?.field]
}

describe('a list of partners', () => {
  it('shows first what is owed to suppliers on their page, and what customers owe on theirs', () => {
    expect(moneyOn('suppliers')).toEqual(['Phaitra', 'Phaithu'])
    expect(moneyOn('customers')).toEqual(['Phaithu', 'creditLimit', 'Phaitra'])
    expect(moneyOn('all')).toEqual(['Phaithu', 'creditLimit', 'Phaitra'])
  })
  it('has that on its cards, and below it the other side of partners that are both', () => {
    expect(cardOn('suppliers')).toEqual(['Phaitra', 'Phaithu'])
    expect(cardOn('customers')).toEqual(['Phaithu', 'Phaitra'])
    expect(cardOn('all')).toEqual(['Phaithu', 'Phaitra'])
  })
  it('shows no side that the reader may not see', () => {
    expect(cardOn('suppliers', { receivable: true })).toEqual(['Phaithu', undefined])
    expect(cardOn('customers', { payable: true })).toEqual(['Phaitra', undefined])
    expect(cardOn('all', {})).toEqual([undefined, undefined])
  })
})
