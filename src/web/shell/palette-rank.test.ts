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

describe('what was typed into the palette', () => {
  it('finds the title itself before all that begins so', () =>
    expect(first('lap phieu thu')).toEqual(['Lập phiếu thu', 'Lập phiếu thu khác', 'Lập phiếu chi khác']))
  it('finds with marks and capitals as without', () => expect(first('PHIẾU THU')).toEqual(first('phieu thu')))
  it('knows other names and first letters', () => {
    expect(first('thu khach')[0]).toBe('Lập phiếu thu')
    expect(first('lptk')[0]).toBe('Lập phiếu thu khác')
  })
  it('looks at the area last', () => expect(first('thu chi').at(-1)).toBe('Sổ quỹ'))
  it('finds nothing where a word is missing', () => expect(first('lap phieu xuat')).toEqual([]))
})
