import { describe, expect, it } from 'vitest'
import { createPace } from './pace.ts'

const code = 'SP000003'
/** `each`: milliseconds between two keys. `busy`: how long the page needs for each, during which others wait. */
const typed = (each: number, busy = 0, text = code) => {
  const pace = createPace()
  pace.start()
  let free = 0
  for (const [index, sign] of text.split('').entries()) {
    const at = index * each
    pace.press(sign, at)
    const handled = Math.max(at, free)
    pace.input(handled)
    free = handled + busy
    pace.show(free)
    // What was searched for is shown later.
    pace.show(free + 70)
  }
  return pace.isScanned()
}

describe('a text typed by a keyboard', () => {
  it('comes from a scanner when it is fast and long', () => {
    expect(typed(10)).toBe(true)
    expect(typed(29)).toBe(true)
    expect(typed(60)).toBe(false)
    expect(typed(10, 0, 'SP00003')).toBe(false)
  })
  it('is told from one by people on a computer of any speed', () => {
    expect(typed(10, 90)).toBe(true)
    expect(typed(100, 90)).toBe(false)
    expect(typed(100, 150)).toBe(false)
  })
})

it('a text sent by a program comes from a scanner, however long the page needs for it', () => {
  const pace = createPace()
  pace.start()
  for (let index = 0; index < code.length; index += 1) {
    pace.input(index * 80)
    pace.show(index * 80 + 75)
  }
  expect(pace.isScanned()).toBe(true)
  pace.start()
  for (let index = 0; index < code.length; index += 1) pace.input(index * 80)
  expect(pace.isScanned()).toBe(false)
})
