import { describe, expect, it, vi as vitest } from 'vitest'
import { documents } from '#documents/all.ts'
import * as serverMessages from '#i18n/areas/server-messages.ts'
import type { Words } from '#i18n/fill.ts'
import { lists } from '#lists/all.ts'
import { reports } from '#reports/all.ts'
import { words as en } from './catalogue-en.ts'
import { words as vi } from './catalogue-vi.ts'
import { words as documentsEn } from './documents-en.ts'
import { words as documentsVi } from './documents-vi.ts'
import { words as goodsEn } from './goods-en.ts'
import { words as goodsVi } from './goods-vi.ts'
import { words as homeEn } from './home-en.ts'
import { words as homeVi } from './home-vi.ts'
import { words as importingEn } from './importing-en.ts'
import { words as importingVi } from './importing-vi.ts'
import { words as keysEn } from './keys-en.ts'
import { words as keysVi } from './keys-vi.ts'
import { words as cameraEn } from './camera-en.ts'
import { words as cameraVi } from './camera-vi.ts'
import { words as listingEn } from './listing-en.ts'
import { words as listingVi } from './listing-vi.ts'
import { words as pasteEn } from './paste-en.ts'
import { words as pasteVi } from './paste-vi.ts'
import { words as listsEn } from './lists-en.ts'
import { words as listsVi } from './lists-vi.ts'
import { words as ownerEn } from './owner-en.ts'
import { words as ownerVi } from './owner-vi.ts'
import { words as reportsEn } from './reports-en.ts'
import { words as reportsVi } from './reports-vi.ts'
import { words as storedEn } from './stored-en.ts'
import { words as storedVi } from './stored-vi.ts'
import { words as voucherEn } from './voucher-en.ts'
import { words as voucherVi } from './voucher-vi.ts'

/** The server's catalogue. It reads files from disk, which the web project has no types for. */
const { areas, catalogues } = await vitest.importActual<{
  areas: readonly { vi: Words; en: Words }[]
  catalogues: { vi: Words; en: Words }
}>('#i18n/catalogues.server.ts')

const some = {
  vi: {
    ...ownerVi,
    ...goodsVi,
    ...homeVi,
    ...cameraVi,
    ...listingVi,
    ...pasteVi,
    ...importingVi,
    ...keysVi,
    ...storedVi,
    ...voucherVi,
    ...documentsVi,
    ...listsVi,
    ...reportsVi,
  },
  en: {
    ...ownerEn,
    ...goodsEn,
    ...homeEn,
    ...cameraEn,
    ...listingEn,
    ...pasteEn,
    ...importingEn,
    ...keysEn,
    ...storedEn,
    ...voucherEn,
    ...documentsEn,
    ...listsEn,
    ...reportsEn,
  },
}

it('contains every translation in both languages, except those used only by the server or by single pages', () => {
  expect({ ...vi, ...serverMessages.vi, ...some.vi }).toEqual(catalogues.vi)
  expect({ ...en, ...serverMessages.en, ...some.en }).toEqual(catalogues.en)
  expect(Object.keys(vi).filter((key) => key in serverMessages.vi)).toEqual([])
})

it('has each translation in one file', () => {
  const keys = areas.flatMap((area) => Object.keys(area.vi))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

/** All translation keys found anywhere in a definition. */
const keysIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value in catalogues.vi ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysIn) : []
}

describe('the pages of a definition load its translations', () => {
  it.each([
    ['documents', documents, documentsVi],
    ['lists', lists, listsVi],
    ['reports', reports, reportsVi],
  ] as const)('%s', (_, definitions, own: Words) => {
    for (const definition of definitions) {
      const unknown = keysIn(definition).filter((key) => !(key in vi) && !(key in own) && !(key in serverMessages.vi))
      expect(unknown, definition.name).toEqual([])
    }
  })
})
