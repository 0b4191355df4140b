import { expect, it } from 'vitest'
import * as serverMessages from '#i18n/areas/server-messages.ts'
import { catalogues } from '#i18n/index.ts'
import { words as en } from './catalogue-en.ts'
import { words as vi } from './catalogue-vi.ts'

it('holds every word of the program in both languages, but for what only the servers say', () => {
  expect({ ...vi, ...serverMessages.vi }).toEqual(catalogues.vi)
  expect({ ...en, ...serverMessages.en }).toEqual(catalogues.en)
  expect(Object.keys(vi).filter((key) => key in serverMessages.vi)).toEqual([])
})
