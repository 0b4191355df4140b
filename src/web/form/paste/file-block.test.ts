import { expect, it } from 'vitest'
import { blockOfSheet } from './file-block.ts'

const rows = [
  ['SP001', 1500, 12.5, 1.125, 0.1 + 0.2, new Date('2026-09-10T00:00:00Z'), true, null],
  ['000123', { value: 7, isMerged: true as const }, { value: 0.08, shown: '8%' }, '#N/A', -3, 'Giao sớm', false, 1e-9],
]
const headings = ['Mã hàng', 'Số lượng', '(C)', '', '', '', '', '']
const read = (language: 'vi' | 'en', isHeaded = true, first = headings) =>
  blockOfSheet(
    { headings: first, rows, numbers: [2, 3] },
    {
      language,
      merged: (text) => `${text} (gộp)`,
      isHeaded: () => isHeaded,
    },
  )

it('writes the cells of a file as somebody would have pasted them', () => {
  const [head, first, second] = read('vi')
  expect(head).toEqual(['Mã hàng', 'Số lượng', '', '', '', '', '', ''])
  expect(first).toEqual(['SP001', '1500', '12,5', '1,1250', '0,3', '10-09-2026', '', ''])
  // What stands over several rows, or failed to be computed, is no number: its cell is shown to be corrected.
  expect(second).toEqual(['000123', '7 (gộp)', '8%', '#N/A', '-3', 'Giao sớm', '', '0'])
  expect(read('en')[1]!.slice(1, 4)).toEqual(['1500', '12.5', '1.1250'])
})

it('takes the first row for goods where it names no column', () => {
  expect(read('vi', false, ['SP009', '2.5', '(C)'])[0]).toEqual(['SP009', '2,5', ''])
})
