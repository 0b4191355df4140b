import { expect, it } from 'vitest'
import { whoseText } from './whose.ts'

const all = { whose: { sales: 'company', stock: 'company' }, mine: null } as const
const limited = { ...all, whose: { sales: 'own', stock: 'stores' } } as const

it('says whose a figure is where they differ', () => {
  expect(whoseText(all, 'today')).toBe(null)
  expect(
    (['today', 'stock', 'receivable', 'cash', 'closing', 'ownToday'] as const).map((one) => whoseText(limited, one)),
  ).toEqual(['home.whose.own', 'home.whose.stores', 'home.whose.company', 'home.whose.company', null, null])
  expect(whoseText({ ...all, mine: {} as never }, 'receivable')).toBe('home.whose.company')
})
