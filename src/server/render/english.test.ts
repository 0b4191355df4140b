/** Which words stand on paper for who works in English: commercial forms in English, forms of the state as they are. */
import { describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { wordsOf } from '#test/support/paper.ts'
import { deliveredForms } from '../printing/delivered.ts'
import { pageOf, readBody } from './page.ts'

const registry = { templates: deliveredForms, reports: [], words: catalogues }
const context = { language: 'en', now: new Date('2026-11-27T08:00:00Z'), timezone: '7', logo: '' } as const
const page = (code: string, more: object = {}) => {
  const info = deliveredForms.find((form) => form.code === code)!.sample as Readonly<Record<string, unknown>>
  return pageOf(readBody({ code, info: { ...info, totalInWords: '', copyNumber: 2, ...more } }), registry, context)
}

describe('in English', () => {
  const commercial = deliveredForms.filter(({ english }) => english !== undefined)
  it.each(commercial.map(({ code, english }) => [code, english!]))('%s has no Vietnamese word', (_, english) => {
    const told = english.replace(/<(?!sign)[^>]*>|\{\{[^{}]*\}\}/g, ' ')
    expect(told.match(/[^\s<>]*[À-ÖØ-öø-ỹ][^\s<>]*/g)).toBeNull()
  })
  it('a price list, a quote, an order, a bill, a delivery note and the label of a parcel are', () => {
    expect(
      commercial
        .map(({ code }) => code)
        .filter((code) => !code.endsWith('_K80'))
        .toSorted(),
    ).toEqual([
      'BANGGIA',
      'BANGGIA_2COT',
      'BAOGIA',
      'DOICHIEUCONGNO',
      'DONDATHANG',
      'HOADONBANHANG',
      'NHANVANDON',
      'PHIEUGIAOHANG',
    ])
    const bill = wordsOf(
      page('HOADONBANHANG', {
        company: { companyName: 'Hưng Thịnh', companyNameEn: 'Hung Thinh Ltd', b_ShowName: true },
      }),
    )
    for (const part of [
      'SALES BILL',
      'HUNG THINH LTD',
      'TOTAL DUE | 4,428,864 |',
      'Four million',
      'Date 10-09-2026',
      'Copy 2',
    ])
      expect(bill).toContain(part)
    expect(page('HOADONBANHANG').footer).toContain('Page')
  })
  it.each(['PHIEUTHU', 'PHIEUCHI', 'PHIEUNHAPKHO', 'PHIEUXUATKHO', 'KIEMKHO', 'HOADONVAT'])(
    '%s is Vietnamese',
    (code) => {
      const text = wordsOf(page(code))
      expect(text).not.toMatch(/Date \d|Page|Four|million|\d,\d{3}/)
      expect(page(code)).toMatchObject({ language: 'vi' })
    },
  )
})
