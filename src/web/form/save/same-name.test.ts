/** Which names are asked about because another record has them. */
import '#test/web/bare-page.ts'
import { describe, expect, it } from 'vitest'
import type { FoundRow } from '#wire/spelling.ts'
import { isSameName, namedLike } from './same-name.ts'

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
  it('are not those of the record itself', () => {
    const row = (id: string, name: string) => ({ id, code: id, name }) as FoundRow
    const rows = [row('1', 'Minh Tâm'), row('2', 'minh tâm'), row('3', 'Minh Tâm 2')]
    expect(namedLike(rows, { id: '1', name: 'Minh Tâm' }).map(({ id }) => id)).toEqual(['2'])
    expect(namedLike(rows, { id: null, name: 'Minh Tâm' }).map(({ id }) => id)).toEqual(['1', '2'])
  })
})
