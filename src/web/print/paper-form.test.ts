import { describe, expect, it } from 'vitest'
import { choiceForPaper, type PrintForm } from './paper-form.ts'

const none = { paper: '', language: '', copies: {}, isPaired: false, hasPageSums: false } as const
const forms: readonly PrintForm[] = [
  { id: 'BILL', name: 'A4', isDefault: true, size: 'A4', speaks: ['vi'] as const },
  { id: 'TILL', name: 'K80', isDefault: false, size: 'K80', speaks: ['vi'] as const },
  { id: 'SLIP', name: 'A4', isDefault: false, size: 'A4', speaks: ['vi'] as const },
  { id: 'OWN', name: 'Own', isDefault: false, size: null, speaks: ['vi'] as const },
]
const from = (template: string, paper: 'A4' | 'A5' | 'K80' | 'K58', among = forms) => {
  const chosen = choiceForPaper(among, { ...none, template, orientation: 'landscape' }, paper)
  return `${chosen.template} ${chosen.paper} ${chosen.orientation}`.trimEnd()
}

describe('choosing a paper', () => {
  it.each([
    ['', 'K80', 'TILL'],
    ['SLIP', 'K80', 'TILL'],
    ['OWN', 'K80', 'TILL'],
    ['', 'K58', 'TILL K58'],
    ['TILL', 'K58', 'TILL K58 landscape'],
    ['TILL', 'A4', 'BILL'],
    ['TILL', 'A5', 'BILL A5'],
    ['BILL', 'A5', 'BILL A5 landscape'],
    ['SLIP', 'A4', 'SLIP'],
    ['GONE', 'A4', 'BILL'],
    ['OWN', 'A5', 'OWN A5 landscape'],
  ] as const)('from %s takes %s by %s', (template, paper, wanted) => expect(from(template, paper)).toBe(wanted))

  it('keeps the form where none is made for rolls', () => {
    expect(from('BILL', 'K80', [forms[0]!])).toBe('BILL K80 landscape')
    expect(from('X', 'K80', [])).toBe('X K80 landscape')
  })
})
