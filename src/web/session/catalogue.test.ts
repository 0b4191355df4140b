import { expect, it } from 'vitest'
import { catalogues } from '#i18n/index.ts'
import { words as en } from './catalogue-en.ts'
import { words as vi } from './catalogue-vi.ts'

it('holds every word of the program in both languages', () => {
  expect(vi).toEqual(catalogues.vi)
  expect(en).toEqual(catalogues.en)
})
