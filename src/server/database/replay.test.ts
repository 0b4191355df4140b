import { expect, it } from 'vitest'
import { asRoleOf } from './replica.ts'
import { watchReplay } from './replay.ts'

const enough = 60_000

it('asks until the position is there, once for all who wait, and not again for what it knows', async () => {
  let asked = 0
  const replay = watchReplay(async () => BigInt((asked += 1)))
  expect(await Promise.all([1n, 3n, 3n, 2n].map((position) => replay.reaches(position, enough)))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(asked).toBe(3)
  expect(await replay.reaches(2n, enough)).toBe(true)
  expect(asked).toBe(3)
})

it('asks again for what was forgotten', async () => {
  let at = 9n
  const replay = watchReplay(async () => at)
  expect(await replay.reaches(9n, enough)).toBe(true)
  at = 1n
  replay.forget()
  expect(await replay.reaches(9n, 5)).toBe(false)
})

it('waits no longer than it may, whether the answer is too low or does not come', async () => {
  expect(await watchReplay(async () => 1n).reaches(2n, 5)).toBe(false)
  expect(await watchReplay(() => new Promise(() => undefined)).reaches(2n, 5)).toBe(false)
})

it('ends the waiting when it cannot be asked, and may be asked later', async () => {
  let isThere = false
  const replay = watchReplay(async () => {
    if (!isThere) throw new Error('away')
    return 5n
  })
  expect(await replay.reaches(5n, enough)).toBe(false)
  isThere = true
  expect(await replay.reaches(5n, enough)).toBe(true)
})

it('signs in as the role of the servers, whoever the address names', () => {
  const url = asRoleOf('postgresql://vua_app:a%40b@one:5432/vua', 'postgresql://owner:x@two:5433/vua?sslmode=require')
  expect(url).toBe('postgresql://vua_app:a%40b@two:5433/vua?sslmode=require')
})
