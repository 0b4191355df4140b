/** Finds the list of a reference, and the call that looks up its records. */
import { bookMetas } from '#books/index.ts'
import { documentMetas, documentRegistry } from '#documents/index.ts'
import { listRegistry } from '#lists/index.ts'
import type { DocumentMeta } from '#model/document.ts'
import type { Fields, Narrow } from '#model/field.ts'
import type { FunctionId } from '#model/right.ts'
import { recordPath, type AnyList, type ListMeta } from '#model/list.ts'
import { isDependent, isOther, narrowedBy as byModel } from '#model/narrow.ts'
import { lookupCall, type PathTo } from '#wire/calls.ts'
import type { LookupAnswer } from '#wire/envelope.ts'

export const listNamed = (name: string | undefined): ListMeta | undefined => listRegistry.named(name)
export const isListLoaded = (name: string): boolean => listRegistry.loaded(name) !== undefined
/** The definition of a list that was loaded with the page (`data/definitions.ts`). */
export const loadedList = (name: string | undefined): AnyList | undefined => {
  const meta = listNamed(name)
  const list = meta && listRegistry.loaded(meta.name)
  if (meta && !list) throw new Error(`The page refers to ${meta.name}, which was not loaded with it`)
  return list
}
export const documentNamed = (name: string | undefined): DocumentMeta | undefined => documentRegistry.named(name)
export const documentOfModule = (module: string): DocumentMeta | undefined =>
  documentMetas.find((document) => document.wire.module === module)

interface DocumentPage {
  label: string
  right: FunctionId
  path: string
}
/** What a document is called and where it is shown; of those without a form of their own a book has the page. */
export const pageOfDocument = (module: string, id: string): DocumentPage | undefined => {
  const document = documentOfModule(module)
  if (document) {
    const { label, right, screen } = document
    return { label, right, path: `${screen.base}/${screen.detail.replace(':id', id)}` }
  }
  const book = bookMetas.find((one) => one.module === module && one.detail)
  return book && { label: book.detail!.label, right: book.right, path: book.detail!.path.replace(':id', id) }
}

/** Address of the page of a record. A list with several pages uses the page of the part that `meant` selects. */
export const pageOfRecord = ({ screen }: ListMeta, id: string, meant: Narrow = {}): string => {
  const { bases, views = {} } = screen
  const part = bases.find((base) => {
    const view = views[base]
    return view && Object.entries(view.narrow).every(([name, value]) => meant[name] === value)
  })
  return recordPath(screen, part ?? bases.find((base) => !views[base]) ?? bases[0]!, id)
}

export const lookupPath = (list: ListMeta): PathTo<LookupAnswer> =>
  list.wire.whole === undefined ? lookupCall(list) : (`api/${list.wire.whole}` as PathTo<LookupAnswer>)

/** System records have lookup calls of their own; there are only a few of each. */
const systemLookups: Readonly<Record<string, string>> = {
  userGroup: 'api/ApiGroupUser/getList',
  eventUser: 'api/ApiEvent/getUsers',
}
const WHOLE = 1000
export interface LookupOf {
  path: string
  pageSize: number | undefined
}
/** The lookup of a reference, to a list or to system records. */
export const lookupOf = (of: string | undefined): LookupOf | undefined => {
  const list = listNamed(of)
  if (list) return { path: lookupPath(list), pageSize: pickerSize(list) }
  const path = systemLookups[of ?? '']
  return path === undefined ? undefined : { path, pageSize: WHOLE }
}
export const isSystemRef = (of: string | undefined): of is string => of !== undefined && of in systemLookups

/**
 * Query parameters that restrict a reference by other fields of the form. Filters that are only optional do not
 * restrict it: customers of another employee may be sold to.
 */
export const narrowedBy = (fields: Fields, name: string, values: Readonly<Record<string, unknown>>): Narrow => {
  const list = loadedList(fields[name]?.of)
  return list
    ? byModel(list, { fields, name, values }, (...one) => isDependent(...one) || isOther(...one))
    : (fields[name]?.narrow ?? {})
}

/** In reports, conditions restrict each other wherever possible. */
export const narrowedInReport = (fields: Fields, name: string, values: Readonly<Record<string, unknown>>): Narrow => {
  const list = loadedList(fields[name]?.of)
  return list
    ? byModel(list, { fields, name, values }, (filter) => filter.field !== undefined || filter.computed === true)
    : (fields[name]?.narrow ?? {})
}

/** Rows per request for dropdowns of conditions and filters. */
export const pickerSize = ({ screen }: Pick<ListMeta, 'screen'>): number | undefined => screen.pickerRows
