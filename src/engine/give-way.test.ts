import { expect, test } from 'vitest'
import { countCall, letOthersFirst, mapInSlices, turn } from './give-way.ts'

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

test('of everybody who waits for a turn one goes on in each', async () => {
  const told: string[] = []
  const others = Promise.all(['a', 'b', 'c'].map((name) => turn().then(() => told.push(name))))
  for (let count = 0; count < 3; count += 1) {
    await new Promise((resume) => setImmediate(resume))
    told.push('other')
  }
  await others
  expect(told).toEqual(['a', 'other', 'b', 'other', 'c', 'other'])
})

test('what is done in slices gives what it gives in one go, with turns of others in between', async () => {
  let turns = 0
  let isOver = false
  // Not by a timer, whose shortest time all slices may take together.
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const results = await mapInSlices(
    Array.from({ length: 200 }, (_, index) => index),
    (item, index) => item * 2 + index,
    0,
  )
  isOver = true
  expect(results).toEqual(Array.from({ length: 200 }, (_, index) => index * 3))
  expect(turns).toBeGreaterThan(0)
})
