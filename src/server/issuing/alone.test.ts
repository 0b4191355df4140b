import { expect, it } from 'vitest'
import { alone } from './alone.ts'

it('whoever comes second begins when the first is done, also when the first failed', async () => {
  const seen: string[] = []
  const first = Promise.withResolvers<void>()
  const one = alone('a', async (hasWaited) => {
    seen.push(`one ${hasWaited}`)
    await first.promise
  })
  const others = ['two', 'three'].map((name) =>
    alone('a', async (hasWaited) => {
      seen.push(`${name} ${hasWaited}`)
      await Promise.resolve()
      seen.push(`${name} done`)
    }),
  )
  await alone('b', async (hasWaited) => void seen.push(`other ${hasWaited}`))
  expect(seen).toEqual(['one false', 'other false'])
  first.reject(new Error('cut'))
  await expect(one).rejects.toThrow('cut')
  await Promise.all(others)
  expect(seen.slice(2)).toEqual(['two true', 'two done', 'three true', 'three done'])
})
