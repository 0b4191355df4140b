import { describe, expect, it } from 'vitest'
import { meaningOf, type ScanPlace } from './scan-meaning.ts'

const CODE = '8934673123457'
const place = (kind: ScanPlace['kind'], before = '', whole = before): ScanPlace => ({ kind, before, whole })
const meaning = (code: string, where: ScanPlace) => meaningOf({ code, isCertain: code.length >= 8 }, where)

describe('a code that came fast', () => {
  it('is one where no field has the focus, where goods are searched for, and in texts', () => {
    for (const kind of ['none', 'goods', 'text', 'number'] as const)
      expect(meaning(CODE, place(kind, '', CODE))).toEqual({ codes: [CODE], isOpenQuestion: false })
    expect(meaning(CODE, place('text', 'Giao sáng', `Giao sáng${CODE}`))?.isOpenQuestion).toBe(false)
  })
  it('may have been typed where it is short, or could be an amount or a word', () => {
    expect(meaning('0000', place('text'))?.isOpenQuestion).toBe(true)
    expect(meaning('0000', place('goods', '', '0000'))?.isOpenQuestion).toBe(false)
    expect(meaning('12500000', place('number'))?.isOpenQuestion).toBe(true)
    expect(meaning('nguyenvana', place('text'))?.isOpenQuestion).toBe(true)
    expect(meaning('KH000123', place('search'))?.isOpenQuestion).toBe(true)
    expect(meaning('89346731234', place('search'))?.isOpenQuestion).toBe(false)
  })
})

describe('fast keys behind a pause', () => {
  it('are the rest of what is typed where goods are searched for: the whole is looked for first, and then searched', () => {
    expect(meaning('3123457', place('goods', '893467', CODE))).toEqual({
      codes: [CODE, '3123457'],
      isOpenQuestion: true,
    })
    expect(meaning('34673123457', place('goods', '89', CODE))).toEqual({
      codes: [CODE, '34673123457'],
      isOpenQuestion: true,
    })
    expect(meaning('500ml', place('goods', 'khoang ', 'khoang 500ml'))?.isOpenQuestion).toBe(true)
  })
  it('are no code in another field, unless they are as many as only a scanner sends', () => {
    expect(meaning('5000', place('number', '12', '125.000'))).toBe(null)
    expect(meaning('2026', place('text', 'Tháng 11/', 'Tháng 11/2026'))).toBe(null)
    expect(meaning(CODE, place('number', '12', `12${CODE}`))).toEqual({ codes: [CODE], isOpenQuestion: false })
  })
})
