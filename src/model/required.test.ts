import { describe, expect, it } from 'vitest'
import { partner } from '#lists/partner/index.ts'
import { unit } from '#lists/unit/index.ts'
import { shape } from '#documents/sales-bill/shape.ts'
import { blank } from '#documents/_shared/blank.ts'
import { day } from '#kernel/day.ts'
import { missing, missingInDocument, missingInRecord } from './required.ts'
import { records, text, type Fields } from './field.ts'

const shown = (problems: readonly { at: string; message: string }[]) =>
  problems.map((one) => `${one.at} ${one.message}`)

describe('what is missing', () => {
  it('is reported at its path, in owned rows too, with the label of its field', () => {
    const fields: Fields = {
      name: text({ label: 'field.name', required: true }),
      card: text({ label: 'field.card', requiredWhen: { field: 'name', is: 'Thẻ' } }),
      rows: records({ unit: text({ label: 'field.unit', required: true, missing: 'required.unit' }) })({
        label: 'rows',
      }),
    } as never
    expect(shown(missing(fields, { name: 'Thẻ', card: '', rows: [{ unit: 'Lon' }, { unit: null }] }))).toEqual([
      'card required',
      'rows.1.unit required.unit',
    ])
    expect(missing(fields, { name: null })[0]?.values).toEqual({ label: 'field.name' })
  })

  it('of a record is a code only where no series gives one, and a name', () => {
    expect(shown(missingInRecord(unit, { code: '', name: '' }))).toEqual(['code noCode', 'name noName'])
    expect(shown(missingInRecord(partner, { code: '', name: '' }))).not.toContain('code noCode')
  })

  it('of a document is its day, what its head needs, and a line', () => {
    expect(shown(missingInDocument(shape as never, blank(shape, null) as never))).toEqual([
      'date required.date',
      'partner required.customer',
      'store required.store',
      'lines required.goods',
    ])
    const withLine = { ...blank(shape, day('2026-11-20')), lines: [blank.line(shape)] }
    expect(shown(missingInDocument({ fields: {}, lines: shape.lines }, withLine as never))).toEqual([
      'lines.0.product required.goods',
      'lines.0.quantity required',
      'lines.0.unitPrice required',
    ])
  })
})
