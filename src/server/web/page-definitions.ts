/** The definitions needed by the page at an address, as source files, because the build names chunks by them. */
import { dirname } from 'node:path/posix'
import { bookMetas } from '#books/index.ts'
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import type { Fields } from '#model/field.ts'
import { referredBy } from '#model/refers.ts'
import { folderOf } from '#model/registry.ts'
import { reports } from '#reports/all.ts'
import { reportFile } from '#reports/queries.server.ts'

interface DefinitionPages {
  /** The prefix of the addresses. */
  start: string
  /** Source files for its list page. */
  own: readonly string[]
  /** Source files for its form, including custom screens and the lists its fields refer to. */
  form: readonly string[]
  /** The lists its fields refer to, alone. */
  lists: readonly string[]
}

const listFile = (name: string): string => `../lists/${folderOf(name)}/index.ts`
const isList = new Set(lists.map(({ name }) => name))
const listsIn = (...fields: readonly Fields[]): readonly string[] =>
  referredBy(...fields)
    .filter((name) => isList.has(name))
    .map(listFile)

/** A field that refers to documents has an input of its own. */
const isDocument = new Set<string>(documents.map(({ name }) => name))
const pickerIn = (...fields: readonly Fields[]): readonly string[] =>
  referredBy(...fields).some((name) => isDocument.has(name)) ? ['form/fields/document-picker.tsx'] : []

const ofDocuments = documents.flatMap(({ name, screen, shape }): DefinitionPages[] => {
  const folder = `../documents/${folderOf(name)}`
  const own = [`${folder}/index.ts`]
  const fields = [shape.fields as Fields, shape.lines as Fields]
  const refs = listsIn(...fields)
  const form = [...own, `${folder}/slots.web.ts`, ...refs, ...pickerIn(...fields)]
  return [screen.base, ...(screen.also ?? [])].map((base) => ({ start: base, own, form, lists: refs }))
})

const ofLists = lists.flatMap(({ name, screen, fields }): DefinitionPages[] => {
  const own = [listFile(name)]
  const refs = listsIn(fields as Fields)
  return screen.bases.map((base) => ({ start: base, own, form: [...own, ...refs], lists: refs }))
})

const ofReports = reports.map(({ name, params }): DefinitionPages => {
  const refs = listsIn(params as Fields)
  const form = [`../reports/${reportFile(name)}`, ...refs]
  return { start: `/reports/reportbill/data/${name}`, own: [], form, lists: refs }
})

const ofBooks = bookMetas.flatMap(({ name, path, grid }): DefinitionPages[] => {
  const folder = `../books/${folderOf(name)}`
  const own = [`${folder}/index.ts`, `${folder}/screen.web.tsx`]
  return [path, ...(grid ? [grid] : [])].map((start) => ({ start, own, form: own, lists: [] }))
})

const all = [...ofDocuments, ...ofLists, ...ofReports, ...ofBooks]

export const isDocumentPage = (path: string): boolean => ofDocuments.some(({ start }) => path.startsWith(`${start}/`))

export const isBookPage = (path: string): boolean => ofBooks.some(({ start }) => path === start)

export const definitionsFor = (path: string, part: 'own' | 'form'): readonly string[] =>
  all.find(({ start }) => path === start || path.startsWith(`${start}/`))?.[part] ?? []

/** The lists that the definition refers to in whose folder the source file of a page stands. */
export const listsBeside = (file: string): readonly string[] =>
  all.find(({ own }) => own[0] !== undefined && dirname(own[0]) === dirname(file))?.lists ?? []
