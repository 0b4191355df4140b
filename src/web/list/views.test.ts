import { describe, expect, it } from 'vitest'
import { partner } from '#lists/partner/index.ts'
import { screen } from '#lists/partner/screen.web.ts'
import { isOffered } from './views.ts'

describe('a delivered view', () => {
  const offered = (sight: object) =>
    screen.views.filter((view) => isOffered(view, partner.columns, sight)).map(({ id }) => id)
  it('is offered to who may see what it filters by', () => {
    expect(offered({ receivable: true, payable: true })).toEqual(['owing', 'owed'])
    expect(offered({ receivable: true })).toEqual(['owing'])
    expect(offered({})).toEqual([])
  })
  it('whose filter cannot be read stays', () =>
    expect(isOffered({ query: 'filter=%7B' }, partner.columns, {})).toBe(true))
})
