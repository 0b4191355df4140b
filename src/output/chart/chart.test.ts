import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartOnPaper } from './chart-paper.ts'
import { slicesOf } from './chart-pie.ts'
import { labelStep, plot, type PlotOptions } from './chart-plot.ts'
import { chartKinds, chartNumber, chartOfNumber, isEmptyChart } from './chart.ts'
import { shortName, type Label, type Path, type Point, type Shape } from '../chart-shapes.ts'

const points = (...values: number[]): Point[] =>
  values.map((value, at) => ({ label: `${String(at + 1).padStart(2, '0')}/2026`, value, text: String(value) }))
const options = (kind: PlotOptions['kind'], more: Partial<PlotOptions> = {}): PlotOptions => ({
  kind,
  width: 400,
  height: 200,
  fontSize: 10,
  language: 'vi',
  isRead: false,
  ...more,
})
const marks = (shapes: readonly Shape[]) =>
  shapes.filter((shape): shape is Path => shape.is === 'path' && shape.part === 'mark')
const texts = (shapes: readonly Shape[]) => shapes.filter((shape): shape is Label => shape.is === 'text')
/** The corners of a column or bar. */
const boxOf = ({ d }: Path) => {
  const [x, y, width, height] = /^M(.+),(.+)h(.+)v(.+)h.+Z$/.exec(d)!.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ]
  return { left: x, right: x + width, top: y, bottom: y + height }
}
const zeroOf = (shapes: readonly Shape[]) =>
  shapes.find((shape): shape is Path => shape.is === 'path' && shape.part === 'zero')!.d

describe('columns and bars', () => {
  it('begin at zero, those of negative values on its other side', () => {
    const { shapes } = plot(points(50, -50, 0), options('column'))
    const zero = Number(/,(.+)H/.exec(zeroOf(shapes))![1])
    const [up, down, flat] = marks(shapes).map(boxOf)
    expect([up!.bottom, down!.top, flat!.bottom - flat!.top]).toEqual([zero, zero, 0])
    expect(up!.bottom - up!.top).toBeCloseTo(down!.bottom - down!.top)
    const lying = plot(points(50, -50, 0), options('bar')).shapes
    const middle = Number(/^M(.+),/.exec(zeroOf(lying))![1])
    const [right, left] = marks(lying).map(boxOf)
    expect([right!.left, left!.right]).toEqual([middle, middle])
    expect(right!.top).toBeLessThan(left!.top)
  })
  it('stand in the bands that are pointed at', () => {
    for (const kind of ['column', 'bar'] as const) {
      const { shapes, bands } = plot(points(3, 9, 27, 1), options(kind))
      for (const [at, box] of marks(shapes).map(boxOf).entries()) {
        const { x, y, width, height } = bands[at]!
        expect(box.left).toBeGreaterThanOrEqual(x)
        expect(box.right).toBeLessThanOrEqual(x + width + 1e-9)
        expect(box.top).toBeGreaterThanOrEqual(y - 1e-9)
        expect(box.bottom).toBeLessThanOrEqual(y + height + 1e-9)
      }
    }
  })
  it('are as wide for one point as for few', () => {
    const [one] = marks(plot(points(7), options('column')).shapes).map(boxOf)
    expect(one!.right - one!.left).toBe(50)
  })
})

describe('a long name', () => {
  it.each([
    ['Nước mắm Nam Ngư 750 ml', 24, 'Nước mắm Nam Ngư 750 ml'],
    ['Nước mắm Nam Ngư chai 750 ml', 24, 'Nước mắm Nam Ngư chai 7…'],
    ['Nước mắm Nam Ngư 750 ml', 10, 'Nước mắm…'],
    // A mark of its own, and an emoji of several signs, stay whole or go.
    ['Cà phê sữa'.normalize('NFD'), 4, 'Cà…'.normalize('NFD')],
    ['Quà 👨‍👩‍👧 Tết', 8, 'Quà…'],
  ])('%s has at most %i letters', (name, most, shown) => {
    expect(shortName(name, most)).toBe(shown)
    expect(shortName(name, most).length).toBeLessThanOrEqual(most)
  })
  it('beside a lying bar has more room than under a column', () => {
    const name = 'Gạo thơm ST25 túi 5 kg, giao tận nhà trong ngày'
    const drawn = (kind: 'bar' | 'column') => {
      const [one] = points(1_000)
      const words = { language: 'vi', title: '', axis: '', series: '', leftOut: '', showShare: String } as const
      const { marks: all } = chartOnPaper({
        ...words,
        kind,
        points: [{ ...one!, label: name }],
        size: { width: 780, height: 400 },
      })
      return all.flatMap((mark) => (mark.is === 'text' ? [mark.text] : []))
    }
    expect(drawn('bar')).toContain(name)
    expect(drawn('column')).toContain('Gạo thơm ST25 túi 5 kg,…')
  })
})

describe('a chart that is read on paper', () => {
  const values = (count: number, kind: PlotOptions['kind'], width: number) => {
    const all = Array.from({ length: count }, (_, at): Point => {
      const value = 123_456_789 * (at + 1)
      return { label: `${at + 1}/2026`, value, text: new Intl.NumberFormat('vi').format(value) }
    })
    const known = new Set(all.map(({ label }) => label))
    const labels = texts(plot(all, options(kind, { width, isRead: true, fontSize: 7 })).shapes)
    return { names: labels.filter(({ text }) => known.has(text)), labels }
  }
  it('shows every value as in the table, in short, upright, or none at all', () => {
    const last = (width: number, kind: PlotOptions['kind'] = 'column') =>
      values(6, kind, width).labels.flatMap(({ text, turned = false }) =>
        text.startsWith('740') ? [[text, turned]] : [],
      )
    expect(last(600)).toEqual([['740.740.734', false]])
    expect(last(300)).toEqual([['740,74 tr', false]])
    expect(last(150)).toEqual([['740,74 tr', true]])
    expect(last(60)).toEqual([])
    expect(last(300, 'bar')).toEqual([['740.740.734', false]])
  })
  it('names all months of three years, upright', () => {
    const { names } = values(36, 'column', 520)
    expect(names).toHaveLength(36)
    expect(names.every(({ turned }) => turned)).toBe(true)
    expect(values(12, 'column', 520).names.some(({ turned }) => turned)).toBe(false)
  })
})

it('nothing leaves the drawing, whatever the values and its size', () => {
  const kinds = fc.constantFrom<PlotOptions['kind']>('column', 'line', 'bar')
  const amounts = fc.array(fc.integer({ min: -1e14, max: 1e14 }), { minLength: 1, maxLength: 600 })
  fc.assert(
    fc.property(kinds, amounts, fc.integer({ min: 200, max: 900 }), fc.boolean(), (kind, sent, width, isRead) => {
      const height = 300
      for (const shape of plot(points(...sent), options(kind, { width, height, isRead })).shapes) {
        expect(shape.x).toBeGreaterThanOrEqual(0)
        expect(shape.x).toBeLessThanOrEqual(width)
        expect(shape.y).toBeGreaterThanOrEqual(0)
        expect(shape.y).toBeLessThanOrEqual(height)
        if (shape.is === 'path') expect(shape.d).toMatch(/^[-MLAHVhvZ\d.,e]+$/)
      }
    }),
    { numRuns: 60 },
  )
})

describe('a pie', () => {
  it('adds up to the whole, without values that are not positive', () => {
    const slices = slicesOf(points(30, 0, 60, -5, 10), 50)
    expect(slices.map(({ at, share }) => [at, share])).toEqual([
      [0, 0.3],
      [2, 0.6],
      [4, 0.1],
    ])
    expect(slices[1]!.path.d).toContain('A50,50,0,1,1')
    expect(slicesOf(points(7), 50)[0]!.path.d.match(/A/g)).toHaveLength(2)
    expect(slicesOf(points(0, -1), 50)).toEqual([])
  })
  it('has no two neighbours of one colour, all the way round', () => {
    for (let count = 2; count <= 40; count += 1) {
      const colours = slicesOf(points(...Array.from({ length: count }, () => 1)), 50).map(({ path }) => path.colour)
      expect(colours.filter((colour, at) => colour === colours[(at + 1) % count])).toEqual([])
    }
  })
})

it('names are shown as often as there is room', () => {
  expect(labelStep(12, 720, 54)).toBe(1)
  expect(labelStep(12, 300, 54)).toBe(3)
  expect(labelStep(600, 0, 54)).toBe(32_400)
})

it('a kind is told by its number, and what is none is the first', () => {
  expect(chartKinds.map((kind) => chartOfNumber(chartNumber(kind)))).toEqual([...chartKinds])
  const strange = [undefined, null, 0, 5, -1, 1.5, 1e9, Number.NaN, '2', 'pie', {}, [2], '__proto__']
  expect(new Set(strange.map(chartOfNumber))).toEqual(new Set(['column']))
  expect([[], [0, 0], [0, 1], [-1]].map((values) => isEmptyChart(points(...values)))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
