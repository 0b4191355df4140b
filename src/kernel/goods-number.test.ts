import { describe, expect, it } from 'vitest'
import { FNC1, goodsDigits, goodsForms, goodsKey, isGoodsNumber, withoutElements } from './goods-number.ts'

const EAN = '8934673123457'
const UPC = '036000291452'

describe('one number', () => {
  it.each([
    EAN,
    ` ${EAN}\r`,
    `0${EAN}`,
    `]E0${EAN}`,
    `]C1010${EAN}`,
    `]C1010${EAN}10LOT7${FNC1}17271231`,
    `]C1${FNC1}010${EAN}`,
    `${FNC1}010${EAN}`,
    `${FNC1}010${EAN}172712313103001250`,
    `]d210LOT7${FNC1}010${EAN}`,
    `]Q311270101010${EAN}21A1`,
    `]C100123456789012345675010${EAN}`,
    `(01)0${EAN}`,
    `(01) 0${EAN} (17)271231 (10)LOT7`,
    `(10)LOT7(01)0${EAN}`,
    `010${EAN}`,
    `010${EAN}1727123110LOT7`,
  ])('of thirteen digits is read from %j', (text) => expect(goodsKey(text)).toBe(`0${EAN}`))

  it.each([UPC, `0${UPC}`, `00${UPC}`, `]E00${UPC}`, `(01)00${UPC}(10)A`, `]C10100${UPC}`])(
    'of twelve digits is read from %j',
    (text) => expect(goodsKey(text)).toBe(`00${UPC}`),
  )

  it('of eight digits is read from fourteen', () => {
    expect(new Set(['12345670', '00000012345670', '(01)00000012345670', ']E412345670'].map(goodsKey))).toEqual(
      new Set(['00000012345670']),
    )
  })

  it('is no other: of a carton, with other digits, or with fewer', () => {
    const others = [`1${EAN}`, EAN.slice(0, 11), `${EAN}9`, EAN.slice(1), '1893467312345']
    expect(others.filter((text) => goodsKey(text) === goodsKey(EAN))).toEqual([])
  })

  it.each([
    'SP000001',
    ']C0SP000001',
    '0123',
    '',
    '01SP0000000000000',
    '0108934673123450',
    ']C110LOT',
    '89 34673123457',
  ])('is none in %j', (text) => expect(isGoodsNumber(text)).toBe(false))
})

it('the signs before a code are no part of it', () => {
  expect([']C0SP000001', ']A0SP000001', 'SP000001 '].map(goodsKey)).toEqual(['SP000001', 'SP000001', 'SP000001'])
})

it('every form of a number has the same key, and all forms contain its fewest digits', () => {
  for (const text of [EAN, `0${EAN}`, UPC, `00${UPC}`, '12345670', '18934673123454', `1${EAN}`]) {
    const forms = goodsForms(text)
    expect(forms.map(goodsKey)).toEqual(forms.map(() => goodsKey(text)))
    expect(forms.filter((form) => !form.includes(goodsDigits(text)))).toEqual([])
    expect(new Set(goodsForms(forms[1]!))).toEqual(new Set(forms))
  }
  expect(goodsForms('SP 1')).toEqual(['SP 1'])
  expect(goodsForms(' ')).toEqual([])
  expect(goodsForms(']C0SP1')).toEqual([']C0SP1', 'SP1'])
})

it('of what holds more than a number the number is kept, and digits stay as they are', () => {
  expect(
    [`(01)0${EAN}(10)LOT7`, `]C10100${UPC}`, `]E0${EAN}`, `0${EAN}`, UPC, `0${UPC}`, 'SP-1', `(01)1${EAN}`].map(
      withoutElements,
    ),
  ).toEqual([EAN, UPC, EAN, `0${EAN}`, UPC, `0${UPC}`, 'SP-1', `1${EAN}`])
})

describe('a UPC-E', () => {
  // One for each way in which zeros are left out.
  it.each([
    ['01234505', '012000003455'],
    ['01234514', '012100003454'],
    ['01234523', '012200003453'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
    ['04252614', '042100005264'],
  ])('%s is the number %s', (small, upc) => {
    expect(goodsKey(small)).toBe(`00${upc}`)
    expect(goodsForms(upc)).toContain(small)
    expect(new Set(goodsForms(small))).toEqual(new Set(goodsForms(upc)))
    // The number is kept, and searched for, as it is printed.
    expect([withoutElements(small), withoutElements(`]E0${small}`), goodsDigits(small)]).toEqual([small, small, small])
    expect(goodsDigits(upc)).toBe(upc)
  })
  it('is none with another check digit, with another first digit, or where no zeros are left out', () => {
    expect(['01234566', '11234565', '96385074'].map(goodsKey)).toEqual([
      '00000001234566',
      '00000011234565',
      '00000096385074',
    ])
    expect(goodsForms('036000291452')).not.toContainEqual(expect.stringMatching(/^\d{8}$/))
  })
})
