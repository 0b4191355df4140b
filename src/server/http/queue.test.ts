import { describe, expect, it } from 'vitest'
import { createQueue, type QueueOptions } from './queue.ts'

describe('the queue', () => {
  it('runs a few at once, lets some wait and refuses the rest', async () => {
    const queue = createQueue({ atOnce: 2, waiting: 3, refusal: () => new Error('full') })
    let running = 0
    let most = 0
    const gates: (() => void)[] = []
    const work = () =>
      queue.run(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise<void>((resolve) => gates.push(resolve))
        running -= 1
        return 'done'
      })
    const all = Array.from({ length: 5 }, work)
    await expect(work()).rejects.toThrow('full')
    while (gates.length > 0 || running > 0) {
      gates.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await Promise.all(all)).toEqual(Array(5).fill('done'))
    expect(most).toBe(2)
  })
  it('goes on after a failure', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 1, refusal: () => new Error('full') })
    await expect(queue.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x')
    expect(await queue.run(async () => 1)).toBe(1)
  })
})

/** Tasks by name, of the caller that is the first letter: those that began, and what ends each. */
const watched = (options: Omit<QueueOptions, 'refusal'>) => {
  const queue = createQueue({ ...options, refusal: () => new Error('too many') })
  const begun: string[] = []
  const ends: Record<string, () => void> = {}
  const request = (name: string): Promise<void> =>
    queue.run(() => {
      begun.push(name)
      return new Promise<void>((resolve) => (ends[name] = resolve))
    }, name[0])
  return { begun, ends, request }
}
const soon = () => new Promise((resume) => setImmediate(resume))

it('keeps a place for others, and lets nobody fill the line', async () => {
  const { begun, ends, request } = watched({ atOnce: 3, waiting: 10, ofOne: { atOnce: 2, waiting: 3 } })
  for (const name of ['a0', 'a1', 'a2', 'a3', 'a4']) void request(name)
  await expect(request('a5')).rejects.toThrow('too many')
  expect(begun).toEqual(['a0', 'a1'])
  for (const name of ['b0', 'c0']) void request(name)
  await Promise.resolve()
  expect(begun).toEqual(['a0', 'a1', 'b0'])
  ends['a0']!()
  await soon()
  // Nothing of the third caller runs yet, so it comes before callers that were queued earlier.
  expect(begun).toEqual(['a0', 'a1', 'b0', 'c0'])
  ends['b0']!()
  await soon()
  expect(begun.at(-1)).toBe('a2')
})

it('has a place more while one caller has two', async () => {
  const { begun, ends, request } = watched({ atOnce: 2, beside: 1, waiting: 10, ofOne: { atOnce: 2, waiting: 5 } })
  for (const name of ['a0', 'b0', 'c0', 'd0']) void request(name)
  await soon()
  expect(begun).toEqual(['a0', 'b0'])
  for (const name of ['a0', 'b0']) ends[name]!()
  await soon()
  for (const name of ['c0', 'd0']) ends[name]!()
  await soon()
  for (const name of ['e0', 'e1', 'e2', 'f0', 'g0']) void request(name)
  await soon()
  expect(begun.slice(4)).toEqual(['e0', 'e1', 'f0'])
})
