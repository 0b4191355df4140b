/** The number of a bill as a bar code on its delivered forms, by which packing finds it. */
import { expect, it } from 'vitest'
import { renderHtml } from '#output/html/html.ts'
import { pagesOf, pageWith, said } from './support/paper.ts'

const codes = (form: string, NumberID: string, size: string): number =>
  renderHtml(pageWith(form, { NumberID, bankQr: '' }, { size })).match(/<svg/g)?.length ?? 0
const forms: [string, string][] = [
  ['HOADONBANHANG', 'A4'],
  ['HOADONBANHANG', 'A5'],
  ['HOADONBANHANG_K80', 'K80'],
  ['PHIEUGIAOHANG', 'A4'],
]

it.each(forms)('is on %s (%s), without another page', async (form, size) => {
  expect(codes(form, 'BH000001', size)).toBe(1)
  expect(await pagesOf(form, {}, { size })).toHaveLength(1)
})
it.each(forms)('is left out of %s (%s) where the number cannot be one', (form, size) => {
  for (const number of ['', 'HĐ/2026', 'W'.repeat(50)]) expect([number, codes(form, number, size)]).toEqual([number, 0])
  expect(said(form, { NumberID: 'HĐ/2026' }, { size })).toContain('HĐ/2026')
})
