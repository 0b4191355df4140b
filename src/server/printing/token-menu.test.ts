import { describe, expect, it } from 'vitest'
import { translate } from '#i18n/catalogues.server.ts'
import { deliveredTemplates } from './delivered-templates.ts'
import { tokenFieldsOf } from './token-fields.ts'
import { tokenMenu, type MenuGroup } from './token-menu.ts'

const twice = ({ label: group, tokens }: MenuGroup): string[] =>
  [...Map.groupBy(tokens, ({ label }) => label)].flatMap(([label, all]) =>
    all.length > 1 ? [`${group}: ${label}`] : [],
  )

describe('the menu of tokens', () => {
  it.each(deliveredTemplates.map((form) => [form.code, form] as const))('calls nothing of %s the same', (_, form) => {
    for (const language of ['vi', 'en'] as const) {
      const { groups } = tokenMenu(tokenFieldsOf(form), {
        translate: (key, values) => translate(language, key, values as Record<string, string>),
        sees: () => true,
      })
      expect(groups.length).toBeGreaterThan(1)
      expect(groups.flatMap(twice)).toEqual([])
    }
  })

  it('tells amounts in the base currency from those of the document', () => {
    const order = deliveredTemplates.find(({ code }) => code === 'DONDATHANG')!
    const { groups } = tokenMenu(tokenFieldsOf(order), {
      translate: (key, values) => translate('vi', key, values as Record<string, string>),
      sees: () => true,
    })
    const labels = new Map(groups.flatMap(({ tokens }) => tokens.map(({ path, label }) => [path, label] as const)))
    expect([labels.get('deposit'), labels.get('depositBase')]).toEqual(['Đặt cọc', 'Đặt cọc (quy đổi)'])
  })
})
