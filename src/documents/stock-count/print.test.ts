/** What a count says on paper: nothing is added up that differs in kind, and what was noted of goods stands there. */
import { expect, it } from 'vitest'
import { lineOf, said } from '#test/support/paper.ts'

it('adds up what goods are worth, not boxes and pieces', () =>
  expect(said('KIEMKHO', {})).toContain('Cộng | x | 4.766.626 | x | 4.760.925 | x | 25.000 | x | 30.701'))

it.each(['KIEMKHO', 'KIEMKHO_K80', 'PHIEUNHAPKHO', 'PHIEUXUATKHO', 'NHAPKHAC'])('%s says the notes of lines', (code) =>
  expect(said(code, { lines: [{ ...lineOf(code), Note: 'Ghi chú của dòng' }] })).toContain('Ghi chú của dòng'),
)
