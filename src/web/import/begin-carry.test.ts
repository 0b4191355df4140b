import { expect, it } from 'vitest'
import { beginCarry } from './begin-carry.ts'

const fields = [
  { name: 'Store_ID', label: 'Kho', kind: 'ref', of: 'store', value: null },
  { name: 'dtDate', label: 'Ngày', kind: 'day', of: null, value: '2026-11-20' },
  { name: 'note', label: 'Ghi chú', kind: 'text', of: null, value: null },
]

it('begins with the day the server proposes and the store of the user', () => {
  expect(beginCarry({ fields }, 'kho')).toEqual({ Store_ID: 'kho', dtDate: '2026-11-20', note: null })
})

it('leaves the store open where the user has none', () => {
  expect(beginCarry({ fields }, '')).toEqual({ Store_ID: null, dtDate: '2026-11-20', note: null })
})
