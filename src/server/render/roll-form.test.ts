/** Every kind of document has a form that can be read on a roll, and nothing is printed with that of another kind. */
import { describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { deliveredForms } from '../printing/delivered.ts'
import { namedForm } from './roll-form.ts'

const onK58 = (code: string) => namedForm(deliveredForms, { code, choice: { size: 'K58' } }).standsFor

describe('a form on a roll', () => {
  it.each(documents.flatMap(({ prints }) => prints.slice(0, 1).map(({ code }) => code)))(
    '%s has one of its kind',
    (code) => {
      expect(onK58(code)).toBe(`${code}_K80`)
      expect(onK58(`${code}_K80`)).toBe(`${code}_K80`)
    },
  )
  it('of a further form of a kind is that of the kind', () => {
    expect(onK58('PHIEUXUATKHO')).toBe('HOADONBANHANG_K80')
    expect(onK58('BANGIAOCA')).toBe('BANGIAOCA_K80')
  })
  it('is never that of another kind', () => {
    for (const code of ['SOQUY', 'SOTIENGUI', 'TEMMAVACH', 'DOICHIEUCONGNO', 'X']) expect(onK58(code)).toBe(code)
  })
})
