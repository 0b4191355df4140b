import { describe, expect, it } from 'vitest'
import { ranked } from './palette-rank.ts'

const all = [
  { text: 'Lập phiếu chi khác', note: 'Thu chi' },
  { text: 'Lập phiếu thu khác', note: 'Thu chi' },
  { text: 'Lập phiếu thu', note: 'Bán hàng', also: 'Thu khách hàng' },
  { text: 'Phiếu thu', note: 'Bán hàng' },
  { text: 'Sổ quỹ', note: 'Thu chi' },
]
const first = (typed: string) => ranked(all, typed).map(({ text }) => text)

describe('a text typed into the palette', () => {
  it('finds an equal title before titles that start with it', () =>
    expect(first('lap phieu thu')).toEqual(['Lập phiếu thu', 'Lập phiếu thu khác', 'Lập phiếu chi khác']))
  it('ignores diacritics and case', () => expect(first('PHIẾU THU')).toEqual(first('phieu thu')))
  it('finds alternative names and initials', () => {
    expect(first('thu khach')[0]).toBe('Lập phiếu thu')
    expect(first('lptk')[0]).toBe('Lập phiếu thu khác')
  })
  it('ranks matches of the area last', () => expect(first('thu chi').at(-1)).toBe('Sổ quỹ'))
  it('finds nothing where a word is missing', () => expect(first('lap phieu xuat')).toEqual([]))
})
