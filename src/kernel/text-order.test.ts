import { expect, test } from 'vitest'
import { compareTexts } from './text-order.ts'

test('digits are ordered by their value, letters in Vietnamese order, case does not matter', () => {
  const sorted = (...texts: string[]) => texts.toSorted(compareTexts)
  expect(sorted('HB10002', 'HB9999', 'HB9998')).toEqual(['HB9998', 'HB9999', 'HB10002'])
  expect(sorted('SP10', 'sp2', 'SP1')).toEqual(['SP1', 'sp2', 'SP10'])
  expect(sorted('phi 10', 'Phi 9', 'phi 2')).toEqual(['phi 2', 'Phi 9', 'phi 10'])
  expect(sorted('Đá', 'da', 'dà', 'e', 'Dạ 2')).toEqual(['da', 'dà', 'Dạ 2', 'Đá', 'e'])
  expect(sorted('2026-10', '2026-9', '')).toEqual(['', '2026-9', '2026-10'])
})
