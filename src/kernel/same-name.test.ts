/** Which names are taken for the same one. */
import { describe, expect, it } from 'vitest'
import { isSameName } from './same-name.ts'

describe('names', () => {
  it('are the same whatever their letters and blanks', () => {
    expect(isSameName('Đại lý Minh Tâm', ' đại  LÝ minh tâm ')).toBe(true)
    expect(isSameName('Đại lý Minh Tâm'.normalize('NFD'), 'Đại lý Minh Tâm')).toBe(true)
  })
  it('are told apart by their marks, unless somebody typed none', () => {
    expect(isSameName('Nguyễn Văn Hoa', 'Nguyễn Văn Hòa')).toBe(false)
    expect(isSameName('Nguyễn Văn Hòa', 'nguyen van hoa')).toBe(true)
  })
  it('are others when one is only a part of the other', () =>
    expect(isSameName('Minh Tâm', 'Đại lý Minh Tâm')).toBe(false))
})
