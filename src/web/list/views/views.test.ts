import '#test/web/bare-page.ts'
import { describe, expect, it } from 'vitest'
import { partner } from '#lists/partner/index.ts'
import { screen } from '#lists/partner/screen.web.ts'
import { shipments } from '#books/shipments/index.ts'
import { builtInFor, builtInViews, isOffered } from './views.ts'
import { bookSubject } from '../files/book-subject.ts'

describe('the delivered view of an address', () => {
  const views = builtInViews(bookSubject(shipments, { pathOf: () => '/', prefetch: async () => undefined }))
  const marked = (query: string) => builtInFor(new URLSearchParams(query), views)?.id
  it('is the same whatever days it is of, unless days are all it says', () => {
    expect(['', 'range=ALL', 'range=LASTMONTH&page=2', 'from=2026-11-01', 'range=TODAY'].map(marked)).toEqual([
      ...Array.from({ length: 4 }, () => 'all'),
      'today',
    ])
  })
  it('is none where something is filtered or searched for', () =>
    expect(['iStat=1', 'range=ALL&q=VD', 'sort=-handDate'].map(marked)).toEqual([undefined, undefined, undefined]))
})

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
