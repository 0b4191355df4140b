import { expect, it } from 'vitest'
import { createSeriesLines } from './series-line.ts'

const never = new AbortController().signal
/** Lets everything run that waits for nothing but promises. */
const settle = (): Promise<void> => new Promise((done) => setImmediate(done))

const open = () => {
  const lines = createSeriesLines()
  const begun: string[] = []
  const turns = new Map<string, { begun(): void; leave(): void }>()
  const come = (name: string, day: string, { most = 2, series = 'A', signal = never, isSlow = false } = {}): void =>
    void lines.take({ series, day, most }, signal).then((turn) => {
      begun.push(turn ? name : `not ${name}`)
      if (!turn) return
      turns.set(name, turn)
      if (!isSlow) turn.begun()
    })
  const go = async (name: string, how: 'begun' | 'leave' = 'leave'): Promise<string[]> => {
    turns.get(name)![how]()
    await settle()
    return begun
  }
  return { come, go, begun }
}

it('those of one day go beside each other, so many at once, in the order they came', async () => {
  const { come, go, begun } = open()
  for (const name of ['a', 'b', 'c', 'd']) come(name, '2026-11-20')
  await settle()
  expect(begun).toEqual(['a', 'b'])
  expect(await go('b')).toEqual(['a', 'b', 'c'])
  expect(await go('a')).toEqual(['a', 'b', 'c', 'd'])
})

it('the next one begins when the one before has', async () => {
  const { come, go, begun } = open()
  for (const name of ['a', 'b', 'c']) come(name, '2026-11-20', { most: 3, isSlow: true })
  await settle()
  expect(begun).toEqual(['a'])
  expect(await go('a', 'begun')).toEqual(['a', 'b'])
  expect(await go('a', 'begun')).toEqual(['a', 'b'])
  expect(await go('a')).toEqual(['a', 'b'])
  // Who never began is over, too.
  expect(await go('b')).toEqual(['a', 'b', 'c'])
})

it('one after the other where the provider wants it', async () => {
  const { come, go, begun } = open()
  for (const name of ['a', 'b', 'c']) come(name, '2026-11-20', { most: 1 })
  await settle()
  expect(begun).toEqual(['a'])
  expect(await go('a')).toEqual(['a', 'b'])
})

it('another day waits for the day before it, and nobody of the day before waits behind it', async () => {
  const { come, go, begun } = open()
  come('20a', '2026-11-20')
  come('21a', '2026-11-21')
  come('21b', '2026-11-21')
  come('20b', '2026-11-20')
  come('20c', '2026-11-20')
  await settle()
  expect(begun).toEqual(['20a', '20b'])
  expect(await go('20a')).toEqual(['20a', '20b', '20c'])
  expect(await go('20b')).toEqual(['20a', '20b', '20c'])
  expect(await go('20c')).toEqual(['20a', '20b', '20c', '21a', '21b'])
})

it('who comes with an earlier day is next when those who have begun are over', async () => {
  const { come, go, begun } = open()
  come('21a', '2026-11-21')
  come('20', '2026-11-20')
  come('21b', '2026-11-21')
  await settle()
  expect(begun).toEqual(['21a'])
  expect(await go('21a')).toEqual(['21a', '20'])
  expect(await go('20')).toEqual(['21a', '20', '21b'])
})

it('series do not wait for each other', async () => {
  const { come, begun } = open()
  come('a', '2026-11-20', { most: 1 })
  come('b', '2026-11-21', { most: 1, series: 'B' })
  await settle()
  expect(begun).toEqual(['a', 'b'])
})

it('who gives up holds up nobody', async () => {
  const { come, go, begun } = open()
  const ending = new AbortController()
  come('21a', '2026-11-21')
  come('20', '2026-11-20', { signal: ending.signal })
  come('21b', '2026-11-21')
  await settle()
  expect(begun).toEqual(['21a'])
  ending.abort()
  await settle()
  expect(begun).toEqual(['21a', '21b', 'not 20'])
  come('22', '2026-11-22', { signal: ending.signal })
  await settle()
  expect(begun).toEqual(['21a', '21b', 'not 20', 'not 22'])
  await go('21a')
  await go('21b')
  come('20b', '2026-11-20')
  await settle()
  expect(begun.at(-1)).toBe('20b')
})
