import { describe, expect, it } from 'vitest'
import type { AttentionItem } from '#wire/described/dashboard.ts'
import { allSeen, nothing, told, unseenIn } from './attention-known.ts'

const item = (key: string, count: number): AttentionItem => ({ key, count, route: `/${key}`, late: false })
const keys = (known: Parameters<typeof unseenIn>[0]): string[] => unseenIn(known).map(({ key }) => key)

describe('what waits', () => {
  it('is new until it was seen, and again when there is more of it', () => {
    const first = told(nothing, [item('overdueBills', 3), item('shortGoods', 0)], 1)
    expect(keys(first)).toEqual(['overdueBills'])
    const seen = allSeen(first)
    expect(keys(seen)).toEqual([])
    expect(keys(told(seen, [item('overdueBills', 3), item('shortGoods', 1)], 2))).toEqual(['shortGoods'])
    expect(keys(told(seen, [item('overdueBills', 4)], 2))).toEqual(['overdueBills'])
  })

  it('is new when it comes back after it was less', () => {
    const less = told(allSeen(told(nothing, [item('overdueBills', 3)], 1)), [item('overdueBills', 1)], 2)
    expect(keys(less)).toEqual([])
    expect(keys(told(less, [item('overdueBills', 2)], 3))).toEqual(['overdueBills'])
    const gone = told(less, [item('overdueBills', 0)], 3)
    expect(keys(told(gone, [item('overdueBills', 1)], 4))).toEqual(['overdueBills'])
  })

  it('is told apart by kinds of documents; all drafts together are no news', () => {
    const drafts = [
      { ...item('oldDrafts', 1), kind: 'quote' },
      { ...item('oldDrafts', 1), kind: 'salesBill' },
      item('drafts', 5),
    ]
    expect(unseenIn(told(nothing, drafts, 1))).toHaveLength(2)
  })
})
