import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { say, spoken } from './spoken.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('says only the last of what comes in quick succession, once the typing rests, and takes it away', () => {
  const heard: string[] = []
  const end = spoken.subscribe(() => heard.push(spoken.get()))
  say('2 kết quả')
  vi.advanceTimersByTime(300)
  say('1 kết quả')
  vi.advanceTimersByTime(599)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['1 kết quả'])
  vi.advanceTimersByTime(5000)
  expect(heard).toEqual(['1 kết quả', ''])
  end()
})

it('says the same again', () => {
  const heard: string[] = []
  say('1 kết quả')
  vi.advanceTimersByTime(700)
  const end = spoken.subscribe(() => heard.push(spoken.get()))
  say('1 kết quả')
  vi.advanceTimersByTime(700)
  expect(heard).toEqual(['', '1 kết quả'])
  end()
})
