import { describe, expect, it, vi as vitest } from 'vitest'
import { documents } from '#documents/all.ts'
import * as openApi from '#i18n/areas/openapi.ts'
import * as ownServerMessages from '#i18n/areas/server-messages.ts'
import * as storedTexts from '#i18n/areas/stored-texts.ts'
import * as templateMessages from '#i18n/areas/template-messages.ts'
import * as tracking from '#i18n/areas/tracking.ts'
import type { Words } from '#i18n/fill.ts'
import { lists } from '#lists/all.ts'
import { reports } from '#reports/all.ts'
import { shapeOf } from '#web/form/draft/draft.ts'
import { words as en } from './catalogue-en.ts'
import { words as vi } from './catalogue-vi.ts'
import { words as reportsVi } from './reports-vi.ts'
import { words as listsVi } from './lists-vi.ts'
import { words as documentsVi } from './documents-vi.ts'

/** The server's catalogue. It reads files from disk, which the web project has no types for. */
const { areas, catalogues } = await vitest.importActual<{
  areas: readonly { vi: Words; en: Words }[]
  catalogues: { vi: Words; en: Words }
}>('#i18n/catalogues.server.ts')

/** The texts that load later, a file per area and language. */
const ofPages = (language: 'vi' | 'en'): Words =>
  Object.assign(
    {},
    ...Object.values(
      language === 'vi'
        ? import.meta.glob<Words>(['./*-vi.ts', '!./catalogue-vi.ts'], { eager: true, import: 'words' })
        : import.meta.glob<Words>(['./*-en.ts', '!./catalogue-en.ts'], { eager: true, import: 'words' }),
    ),
  ) as Words
const some = { vi: ofPages('vi'), en: ofPages('en') }
const serverMessages = {
  vi: { ...ownServerMessages.vi, ...templateMessages.vi, ...openApi.vi, ...storedTexts.vi, ...tracking.vi },
  en: { ...ownServerMessages.en, ...templateMessages.en, ...openApi.en, ...storedTexts.en, ...tracking.en },
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

it('has what the browser says of a value that is missing', () => {
  const codes = documents.flatMap((document) => {
    const { fields, lines } = shapeOf(document)
    return [...Object.values(fields), ...Object.values(lines)].flatMap(({ missing }) => missing ?? [])
  })
  expect(codes.length).toBeGreaterThan(5)
  expect(codes.filter((code) => !(code in { ...vi, ...documentsVi }))).toEqual([])
})
