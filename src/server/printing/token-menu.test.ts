import { describe, expect, it } from 'vitest'
import { translate } from '#i18n/catalogues.server.ts'
import { deliveredTemplates } from './delivered-templates.ts'
import { tokenFieldsOf } from './token-fields.ts'
import { tokenMenu, type MenuGroup } from './token-menu.ts'

const twice = ({ label: group, tokens }: MenuGroup): string[] =>
  [...Map.groupBy(tokens, ({ label }) => label)].flatMap(([label, all]) =>
    all.length > 1 ? [`${group}: ${label}`] : [],
  )

type Form = (typeof deliveredTemplates)[number]
const menuOf = (form: Form, language: 'vi' | 'en'): MenuGroup[] =>
  tokenMenu(tokenFieldsOf(form), {
    translate: (key, values) => translate(language, key, values as Record<string, string>),
    sees: () => true,
  }).groups
const labelsOf = (form: Form): Map<string, string> =>
  new Map(menuOf(form, 'vi').flatMap(({ tokens }) => tokens.map(({ path, label }) => [path, label] as const)))

describe('the menu of tokens', () => {
  it.each(deliveredTemplates.map((form) => [form.code, form] as const))('calls nothing of %s the same', (_, form) => {
    for (const language of ['vi', 'en'] as const) {
      const groups = menuOf(form, language)
      expect(groups.length).toBeGreaterThan(1)
      expect(groups.flatMap(twice)).toEqual([])
    }
  })

  it.each(deliveredTemplates.map((form) => [form.code, form] as const))(
    'calls nothing of %s as programs do',
    (_, form) => {
      for (const language of ['vi', 'en'] as const) {
        const tokens = menuOf(form, language).flatMap((group) => group.tokens)
        const asWire = ({ path, label }: { path: string; label: string }): boolean => {
          const name = path.split('.').at(-1)!
          // An English word may be spelt like the name of a field: Unit, Price.
          return (language === 'vi' && label === name) || label.includes(`(${name})`) || label.startsWith('template.')
        }
        expect(tokens.filter(asWire)).toEqual([])
      }
    },
  )

  it.each(deliveredTemplates.map((form) => [form.code, form] as const))(
    'has words for all that %s prints',
    (_, form) => {
      const known = new Set(menuOf(form, 'vi').flatMap(({ tokens }) => tokens.map(({ path }) => path)))
      const printed = [...form.content.matchAll(/\{\{([^{}|]+)/g)].map(([, path]) => path!.trim().replace(/^\//, ''))
      expect(
        printed.filter((path) => path !== '#' && path !== '.' && !path.endsWith('.length') && !known.has(path)),
      ).toEqual([])
    },
  )

  it('tells amounts in the base currency from those of the document', () => {
    const order = deliveredTemplates.find(({ code }) => code === 'DONDATHANG')!
    const labels = labelsOf(order)
    expect([labels.get('deposit'), labels.get('depositBase')]).toEqual(['Đặt cọc', 'Đặt cọc (quy đổi)'])
  })

  it('says a status as its name and as its code, and offers nothing that only forms calculate with', () => {
    const bill = labelsOf(deliveredTemplates.find(({ code }) => code === 'HOADONBANHANG')!)
    expect([bill.get('Trangthai'), bill.get('iStat')]).toEqual(['Trạng thái', 'Mã trạng thái'])
    expect([bill.get('shipStatusName'), bill.get('shipStatus')]).toEqual(['Vận chuyển', 'Vận chuyển (mã)'])
    expect([bill.get('couponCode'), bill.get('delivery.codProposed')]).toEqual([
      'Mã giảm giá',
      'Tiền thu hộ (COD) (gợi ý)',
    ])
    for (const path of ['couponId', 'couponTerms.code', 'delivery.shiftId', 'agreed.savedGoods'])
      expect(bill.has(path), path).toBe(false)
    const count = labelsOf(deliveredTemplates.find(({ code }) => code === 'KIEMKHO')!)
    expect([count.get('bookQty'), count.get('countedValue')]).toEqual([
      'Tồn sổ sách (số lượng)',
      'Tồn thực tế (giá trị)',
    ])
  })
})
