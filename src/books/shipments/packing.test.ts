import { describe, expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
import { toNumber } from '#kernel/decimal.ts'
import { readState } from '#web/list/list-state.ts'
import { countOf, isBegun, isPacked, openLines, put, toggled, type PackLine } from './packing.ts'
import { waitingBills } from './waiting-bills.ts'

const line = (more: Partial<PackLine> = {}): PackLine => ({
  id: '1',
  product: 'p',
  code: 'SP1',
  name: 'Sữa',
  unitName: 'Thùng',
  baseUnitName: 'Gói',
  factor: '12',
  wanted: '24',
  packed: '0',
  picture: '',
  units: [
    { codes: ['SP1', '8930055500472'], factor: '1' },
    { codes: ['8930066600475'], factor: '12' },
  ],
  ...more,
})
const [piece, carton] = ['8930055500472', '8930066600475']
const scanned = (lines: readonly PackLine[], ...codes: readonly string[]) => {
  let now = lines
  const kinds = codes.map((code) => {
    const one = put(now, code)
    if (one.kind === 'put') now = one.lines
    return one.kind
  })
  return { kinds, packed: now.map((one) => one.packed) }
}

describe('a scanned code', () => {
  it('is one more of the unit it stands for', () =>
    expect(scanned([line()], carton, piece, 'sp1')).toEqual({ kinds: ['put', 'put', 'put'], packed: ['14'] }))
  it('is read in any form of a scanner', () =>
    expect(scanned([line()], `0${carton}`, `]C1010${carton}`).packed).toEqual(['24']))
  it('is refused when there is no room for one more, and changes nothing', () =>
    expect(scanned([line()], carton, piece, carton)).toEqual({ kinds: ['put', 'put', 'tooMany'], packed: ['13'] }))
  it('is refused when it is none of the bill, or empty', () =>
    expect(scanned([line({ units: [{ codes: [''], factor: '1' }] })], '8931', 'SP2', '')).toEqual({
      kinds: ['stranger', 'stranger', 'stranger'],
      packed: ['0'],
    }))
  it('fills the lines of the same goods one after the other', () =>
    expect(scanned([line({ wanted: '12' }), line({ id: '2', wanted: '2' })], carton, piece, piece, piece)).toEqual({
      kinds: ['put', 'put', 'put', 'tooMany'],
      packed: ['12', '2'],
    }))
  it('goes to the line where it fits', () =>
    expect(scanned([line({ wanted: '2' }), line({ id: '2' })], carton).packed).toEqual(['0', '12']))
  it('takes the rest of what is weighed', () =>
    expect(scanned([line({ wanted: '2.5', factor: '1' })], piece, piece, piece, piece)).toEqual({
      kinds: ['put', 'put', 'put', 'tooMany'],
      packed: ['2.5'],
    }))
})

it.each([
  [{ packed: '12' }, [1, 2, 'Thùng']],
  [{ packed: '13' }, [13, 24, 'Gói']],
  [{ wanted: '6' }, [0, 6, 'Gói']],
  [{ wanted: '2.5', factor: '1', unitName: 'Kg', baseUnitName: 'Kg' }, [0, 2.5, 'Kg']],
])('is counted in the unit of the bill, or in pieces: %j', (more, expected) => {
  const { there, wanted, unit } = countOf(line(more))
  expect([toNumber(there), toNumber(wanted), unit]).toEqual(expected)
})

it('goods without a code are ticked as a whole, and taken out again', () => {
  const there = toggled([line({ packed: '5' })], '1')
  expect([there.map(isPacked), openLines(there), isBegun(there)]).toEqual([[true], 0, true])
  const out = toggled(there, '1')
  expect([out[0]!.packed, openLines(out), isBegun(out)]).toEqual(['0', 1, false])
})

it('the list of bills that wait has those that were counted', () => {
  const today = day('2026-11-28')
  const { query, address } = waitingBills(today)
  const { from, to, filters } = readState(new URL(address, 'https://vua.vn').searchParams, true, today)
  const { FromDate, nItem: _, ...narrow } = query
  expect({ from, to, filters }).toEqual({ from: FromDate, to: null, filters: narrow })
})
