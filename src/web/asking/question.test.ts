/** What is asked before something is done in spite of warnings. */
import { describe, expect, it } from 'vitest'
import { vi as words } from '#i18n/areas/asking.ts'
import { fill } from '#i18n/fill.ts'
import type { WebWords } from '#web/words/words.ts'
import { questionOf, type Warning } from './question.ts'

const label = (key: string, values?: Readonly<Record<string, string>>) =>
  fill((words as Record<string, string>)[key] ?? key, values)
const vietnamese = { language: 'vi', t: label, label } as unknown as WebWords
const price = { code: 'SP1', name: 'Gạo', price: '10.000' }
const below = (over: Partial<Warning> = {}): Warning => ({
  code: 'belowCost',
  message: 'Giá bán hàng hóa SP1 thấp hơn giá vốn',
  params: { ...price, cost: '12.000', less: '2.000' },
  where: 'Dòng 1',
  ...over,
})
const asked = (...all: Warning[]) => questionOf(all, 'save', vietnamese)

describe('the question about warnings', () => {
  it('is titled with what would be done, and says where, which and how much', () => {
    expect(asked(below())).toEqual({
      title: 'Bán dưới giá vốn?',
      agree: 'Vẫn bán',
      sentences: ['Dòng 1: SP1 – Gạo: bán 10.000, giá vốn 12.000, thấp hơn 2.000'],
      more: 0,
    })
  })
  it('says nothing of costs to whom they are not sent', () => {
    const { title, sentences } = asked(below({ params: price }))
    expect([title, ...sentences]).toEqual([
      'Bán với giá cần duyệt?',
      'Dòng 1: SP1 – Gạo: giá bán 10.000 cần được duyệt',
    ])
  })
  it('says how much is missing in a fund, to who may see what lies in it', () => {
    const short = { code: 'fundShort', message: 'Quỹ Két không đủ để chi' }
    const missing = { name: 'Két', amount: '30,50', currency: 'USD', date: '18-11-2026' }
    expect(asked({ ...short, params: missing }).sentences).toEqual([
      'Quỹ Két không đủ để chi: thiếu 30,50 USD vào ngày 18-11-2026',
    ])
    expect(asked({ ...short, params: { name: 'Két' } }).sentences).toEqual(['Quỹ Két không đủ để chi'])
  })
  it('keeps the message where the server has told nothing more, as one of an older version', () => {
    expect(asked(below({ params: undefined, where: undefined })).sentences).toEqual([
      'Giá bán hàng hóa SP1 thấp hơn giá vốn',
    ])
  })
  it('has a common title for several kinds of warnings, and for one it does not know', () => {
    const limit: Warning = { code: 'creditLimit', message: 'Vượt hạn mức' }
    expect(asked(below(), limit)).toMatchObject({ title: 'Vẫn lưu?', agree: 'Vẫn lưu' })
    expect(asked({ code: 'somethingNew', message: 'Mới' })).toMatchObject({ title: 'Vẫn lưu?', sentences: ['Mới'] })
    expect(questionOf([limit, below()], 'goOn', vietnamese)).toMatchObject({ title: 'Vẫn tiếp tục?' })
  })
  it('fills what the title names, and has a common one where it was not sent', () => {
    const far: Warning = { code: 'dateFar', message: 'xa' }
    expect(asked({ ...far, params: { date: '01-01-2027' } }).title).toBe('Lưu với ngày 01-01-2027?')
    expect(asked(far).title).toBe('Vẫn lưu?')
  })
  it('names a part of very many, and counts the others', () => {
    const many = Array.from({ length: 30 }, (_, at) => below({ where: `Dòng ${at + 1}` }))
    const { sentences, more } = asked(...many)
    expect([sentences.length, more]).toEqual([12, 18])
  })
})
