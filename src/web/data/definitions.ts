/** Loads definitions for pages: the whole definition, and the lists its fields refer to. */
import { useQuery } from '@tanstack/react-query'
import { bookRegistry } from '#books/index.ts'
import { documentRegistry } from '#documents/index.ts'
import { listRegistry } from '#lists/index.ts'
import { reportRegistry } from '#reports/index.ts'
import type { BookDefinition } from '#model/book.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import type { AnyReport } from '#model/report.ts'
import { referredBy } from '#model/refers.ts'
import { loadArea } from '#web/words/words.ts'

/** Loads the lists that fields refer to, for their pickers. */
const loadLists = async (referred: readonly string[]): Promise<void> => {
  await Promise.all(referred.filter((name) => listRegistry.named(name)).map((name) => listRegistry.load(name)))
}
/** Loads the picker of documents as well if a field refers to them. */
export const loadReferred = async (...fields: readonly Fields[]): Promise<void> => {
  const referred = referredBy(...fields)
  const hasDocuments = referred.some((name) => documentRegistry.named(name))
  await Promise.all([loadLists(referred), hasDocuments && import('#web/form/fields/document-picker.tsx')])
}

/** Loads the labels of this kind of definition as well, which are not part of the common translations. */
const withLabels = async <D>(area: 'documents' | 'lists' | 'reports' | 'books', loading: Promise<D>): Promise<D> =>
  (await Promise.all([loading, loadArea(area)]))[0]

export const loadDocument = (name: string): Promise<AnyDocument> => withLabels('documents', documentRegistry.load(name))
export const loadBook = (name: string): Promise<BookDefinition> => withLabels('books', bookRegistry.load(name))
export const loadList = (name: string): Promise<AnyList> => withLabels('lists', listRegistry.load(name))

/** For a page that shows of the form what refers to lists. */
export const loadDocumentLists = async (name: string): Promise<void> => {
  const { shape } = await loadDocument(name)
  await loadLists(referredBy(shape.fields as Fields, shape.lines as Fields))
}
/** For a page with input fields. */
export const loadDocumentForm = async (name: string): Promise<AnyDocument> => {
  const definition = await loadDocument(name)
  await loadReferred(definition.shape.fields as Fields, definition.shape.lines as Fields)
  return definition
}
export const loadListForm = async (name: string): Promise<AnyList> => {
  const definition = await loadList(name)
  await loadReferred(definition.fields as Fields)
  return definition
}
export const loadReport = async (name: string): Promise<AnyReport> => {
  const definition = await withLabels('reports', reportRegistry.load(name))
  await loadReferred(definition.params as Fields)
  return definition
}

const useDefinition = <D>(key: readonly [kind: string, name: string], load: () => Promise<D>): D | undefined =>
  useQuery({ queryKey: ['definition', ...key], queryFn: load, staleTime: Infinity }).data

/** For components whose page did not load the definition; undefined until it is loaded. */
export const useDocument = (name: string): AnyDocument | undefined =>
  useDefinition(['document', name], () => loadDocument(name))
export const useList = (name: string): AnyList | undefined => useDefinition(['list', name], () => loadList(name))
export const useListForm = (name: string): AnyList | undefined =>
  useDefinition(['list form', name], () => loadListForm(name))
