import { describe, expect, it } from 'vitest'
import { createScanReader } from './scan-reader.ts'

const CODE = 'SP000003'
interface Typing {
  /** Milliseconds between two keys. */
  each: number
  /** How long the page needs for each key, during which others wait. */
  busy?: number
  text?: string
  /** Milliseconds from the last key to Enter. */
  enter?: number
}
const typed = ({ each, busy = 0, text = CODE, enter = each }: Typing) => {
  const reader = createScanReader()
  let free = 0
  let at = 0
  for (const [index, sign] of Array.from(text).entries()) {
    at = index * each
    reader.sign(sign, at)
    free = Math.max(at, free) + busy
    reader.shown(free)
  }
  return reader.end(at + enter)
}

describe('what is typed by keys', () => {
  it.each([2, 10, 25, 35])('at %d ms a key is a scan', (each) => {
    expect(typed({ each })).toEqual({ code: CODE, isCertain: true })
    expect(typed({ each, text: '8934673123457' })).toEqual({ code: '8934673123457', isCertain: true })
  })
  it.each([45, 60, 100, 180])('at %d ms a key is typed by people', (each) => {
    for (const text of [CODE, '8934673123457', 'nguyenvana', 'nước mắm phú quốc', '12'])
      expect(typed({ each, text })).toBe(null)
  })
  it('by people is no scan on a slow computer either, and one by a scanner is', () => {
    expect(typed({ each: 100, busy: 90 })).toBe(null)
    expect(typed({ each: 100, busy: 150 })).toBe(null)
    expect(typed({ each: 10, busy: 90 })).toEqual({ code: CODE, isCertain: true })
  })
  it('with blanks is none, at any speed', () => {
    expect(typed({ each: 2, text: 'nuoc mam 40' })).toBe(null)
  })
  it('in letters only must be faster', () => {
    expect(typed({ each: 30, text: 'nguyenvana' })).toBe(null)
    expect(typed({ each: 5, text: 'BIACHAI24' })).toEqual({ code: 'BIACHAI24', isCertain: true })
    expect(typed({ each: 5, text: 'BIACHAILON' })).toEqual({ code: 'BIACHAILON', isCertain: true })
  })
  it('with few keys is not certain, with fewer it is none', () => {
    expect(typed({ each: 5, text: '0000' })).toEqual({ code: '0000', isCertain: false })
    expect(typed({ each: 5, text: '123' })).toBe(null)
  })
  it('without Enter at once is none', () => {
    expect(typed({ each: 5, enter: 100 })).not.toBe(null)
    expect(typed({ each: 5, enter: 400 })).toBe(null)
    // The page was busy with the last key until then.
    expect(typed({ each: 5, busy: 50, enter: 400 })).not.toBe(null)
  })
})

describe('a reader', () => {
  const scan = (reader: ReturnType<typeof createScanReader>, text: string, from: number): void => {
    for (const [index, sign] of Array.from(text).entries()) reader.sign(sign, from + index * 5)
  }
  it('takes what comes behind a pause for itself, and says where that begins', () => {
    const reader = createScanReader()
    expect([reader.sign('1', 0), reader.sign('2', 100), reader.sign('8', 400), reader.sign('9', 405)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    scan(reader, '34673123457', 410)
    expect(reader.end(470)?.code).toBe('8934673123457')
  })
  it('reads one code after another, and forgets one when something else is done', () => {
    const reader = createScanReader()
    scan(reader, '11111111', 0)
    expect(reader.end(40)?.code).toBe('11111111')
    scan(reader, '22222222', 50)
    expect(reader.end(90)?.code).toBe('22222222')
    scan(reader, '33333333', 100)
    reader.forget()
    expect(reader.end(140)).toBe(null)
  })
  it('knows the second Enter of a scanner, and no other', () => {
    const reader = createScanReader()
    scan(reader, '11111111', 0)
    reader.end(40)
    expect([reader.isSecondEnd(45), reader.isSecondEnd(400)]).toEqual([true, false])
    expect(reader.end(45)).toBe(null)
    expect(reader.isSecondEnd(50)).toBe(false)
  })
  it('reads a text sent by a program, however long the page needs for it', () => {
    const reader = createScanReader()
    for (const [index, sign] of Array.from(CODE).entries()) {
      reader.sign(sign, index * 80, true)
      reader.shown(index * 80 + 75)
    }
    expect(reader.end(660)?.code).toBe(CODE)
    for (const [index, sign] of Array.from(CODE).entries()) reader.sign(sign, 1000 + index * 80, true)
    expect(reader.end(1700)).toBe(null)
  })
})
