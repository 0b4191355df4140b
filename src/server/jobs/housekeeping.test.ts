import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startHousekeeping } from './housekeeping.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const log = pino({ level: 'silent' })
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

it('is done a minute after the start and then every hour, also after it failed', async () => {
  const work = vi.fn(() => Promise.reject(new Error('away')))
  const stop = startHousekeeping(work, log)
  await minutes(1)
  expect(work).toHaveBeenCalledTimes(1)
  await minutes(60)
  await minutes(60)
  expect(work).toHaveBeenCalledTimes(3)
  await stop()
  await minutes(600)
  expect(work).toHaveBeenCalledTimes(3)
})

it('is waited for when the program ends, and does not come again', async () => {
  let end = (): void => {}
  const work = vi.fn(() => new Promise<void>((done) => (end = done)))
  const stop = startHousekeeping(work, log)
  await minutes(1)
  let isOver = false
  const stopped = stop().then(() => (isOver = true))
  await minutes(1)
  expect(isOver).toBe(false)
  end()
  await stopped
  await minutes(600)
  expect(work).toHaveBeenCalledTimes(1)
})
