import { expect, test } from 'vitest'
import { countCall, letOthersFirst } from './give-way.ts'

test('long work waits until no other call is under way', async () => {
  const told: string[] = []
  const [own, other] = [countCall(), countCall()]
  const waiting = letOthersFirst(5_000, 60_000).then(() => told.push('long'))
  const answered = new Promise<void>((resume) =>
    setTimeout(() => {
      told.push('short')
      other()
      resume()
    }, 5),
  )
  await Promise.all([waiting, answered])
  own()
  expect(told).toEqual(['short', 'long'])
})

test('two that are long do not wait for each other, and nobody waits for ever', async () => {
  const calls = [countCall(), countCall(), countCall()]
  await Promise.all([letOthersFirst(5_000), letOthersFirst(5_000)])
  for (const isOver of calls) isOver()
})

test('a short document does not wait', async () => {
  const isOver = countCall()
  const told: string[] = []
  await Promise.all([
    letOthersFirst(99).then(() => told.push('short')),
    Promise.resolve().then(() => told.push('next')),
  ])
  isOver()
  expect(told[0]).toBe('short')
})
