import { expect, it } from 'vitest'
import { countActive } from './active.ts'

it('counts each caller once, until five minutes after his last call', () => {
  let now = 0
  const active = countActive(() => now)
  for (const caller of ['an', 'binh', 'an']) active.note(caller)
  expect(active.count()).toBe(2)
  now = 200_000
  active.note('an')
  now = 300_001
  expect(active.count()).toBe(1)
  now = 500_001
  expect(active.count()).toBe(0)
})
