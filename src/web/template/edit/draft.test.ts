import { describe, expect, it } from 'vitest'
import type { TemplateRecord } from '../calls.ts'
import { draftOf, isChanged, lengthErrors, paperOf, restored, sentOf } from './draft.ts'

const record: TemplateRecord = {
  id: 'a',
  code: 'HOADON',
  name: 'Hóa đơn',
  xType: 5,
  base: 'HOADONBANHANG',
  content: '<p>x</p>',
  size: 'A5',
  orientation: 'portrait',
  pageWidth: null,
  pageHeight: null,
  isDefault: true,
  defaultStores: [],
  active: true,
  note: null,
  delivered: false,
  changed: false,
  version: 3,
}

describe('a draft', () => {
  it('is what is stored until something is typed', () => {
    const draft = draftOf(record)
    expect(isChanged(draft, draftOf(record))).toBe(false)
    expect(isChanged({ ...draft, content: '<p>y</p>' }, draftOf(record))).toBe(true)
  })
  it('sends the version it was made from, and none of a new form', () => {
    expect(sentOf(draftOf(record), record)).toMatchObject({ id: 'a', version: 3, code: 'HOADON', note: null })
    expect(sentOf(draftOf(record), { ...record, id: '' })).not.toHaveProperty('id')
  })
  it('is restored with its code and name, however they were named when it was kept', () => {
    const now = draftOf(record)
    const { code: _, name: __, ...rest } = now
    const typed = { ...now, code: 'HOADON_2', name: 'Hóa đơn lẻ' }
    expect(restored(now, { ...rest, Code: 'HOADON_2', Name: 'Hóa đơn lẻ' })).toEqual(typed)
    expect(restored(now, typed)).toEqual(typed)
  })
  it('reads lengths as they are typed', () => {
    const own = { ...draftOf(record), size: null, pageWidth: '100,5', pageHeight: ' ' }
    expect(paperOf(own)).toEqual({ size: null, orientation: 'portrait', pageWidth: 100.5, pageHeight: null })
    expect(lengthErrors(own)).toEqual([])
    expect(lengthErrors({ ...own, pageWidth: '5', pageHeight: 'x' })).toEqual(['pageWidth', 'pageHeight'])
  })
})
