import { expect, it } from 'vitest'
import * as serverMessages from '#i18n/areas/server-messages.ts'
import { catalogues } from '#i18n/index.ts'
import { words as en } from './catalogue-en.ts'
import { words as vi } from './catalogue-vi.ts'
import { words as countEn } from './count-en.ts'
import { words as countVi } from './count-vi.ts'
import { words as ownerEn } from './owner-en.ts'
import { words as ownerVi } from './owner-vi.ts'

it('holds every word of the program in both languages, but for what only the servers and some pages say', () => {
  expect({ ...vi, ...serverMessages.vi, ...ownerVi, ...countVi }).toEqual(catalogues.vi)
  expect({ ...en, ...serverMessages.en, ...ownerEn, ...countEn }).toEqual(catalogues.en)
  expect(Object.keys(vi).filter((key) => key in serverMessages.vi)).toEqual([])
})
