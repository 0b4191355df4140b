import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failed, ok } from './envelope.ts'
import { createPieceReader } from './pieces.ts'

/** Texts that look like the end of a row. */
const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('},{', '},{"', '}],"TotalCount":', '\\', '"},{"'),
)
const rows = fc.array(fc.record({ Note: nasty, Price: fc.double({ noNaN: true }), Name: nasty }), { maxLength: 12 })
const cuts = fc.array(fc.nat(400), { maxLength: 12 })

const piecesOf = (text: string, lengths: readonly number[]): string[] => {
  const places = [0, ...lengths.map((one) => one % (text.length + 1)).toSorted((a, b) => a - b), text.length]
  return places.slice(1).map((to, index) => text.slice(places[index], to))
}
const read = (pieces: readonly string[]) => {
  const reader = createPieceReader()
  const taken = pieces.flatMap((piece) => reader.take(piece))
  return { taken, end: reader.end() }
}

describe('an answer in pieces', () => {
  it('gives the same as when it is parsed at once', () => {
    fc.assert(
      fc.property(rows, cuts, nasty, (ListItem, lengths, nameStore) => {
        const whole = ok({
          ListItem,
          TotalCount: ListItem.length,
          arrSUM: [
            { Name: 'a', Total: 1 },
            { Name: 'b', Total: null },
          ],
          nameStore,
        })
        const text = JSON.stringify(whole)
        const { taken, end } = read(piecesOf(text, lengths))
        const data = end.Data as typeof whole.Data
        expect({ ...end, Data: { ...data, ListItem: [...taken, ...data.ListItem] } }).toEqual(JSON.parse(text))
      }),
    )
  })

  it('gives rows before the rest is there', () => {
    const text = JSON.stringify(ok({ ListItem: [{ a: 1 }, { a: 2 }, { a: 3 }], TotalCount: 3 }))
    const reader = createPieceReader()
    expect(reader.take(text.slice(0, text.indexOf('{"a":3') + 5))).toEqual([{ a: 1 }, { a: 2 }])
  })

  it('is a refusal when it is one, and nothing when it broke off', () => {
    const refusal = failed('Báo cáo quá lớn')
    expect(read(piecesOf(JSON.stringify(refusal), [5, 30]))).toEqual({ taken: [], end: refusal })
    const text = JSON.stringify(ok({ ListItem: [{ a: 1 }, { a: 2 }], TotalCount: 2, arrSUM: [] }))
    for (let length = 0; length < text.length; length += 1) expect(() => read([text.slice(0, length)])).toThrow()
  })
})
