/** Which list a ref means, and where its rows are looked up. */
import { documentMetas, documentRegistry } from '#documents/index.ts'
import { listRegistry } from '#lists/index.ts'
import type { DocumentMeta } from '#model/document.ts'
import type { Fields, Narrow } from '#model/field.ts'
import type { AnyList, ListMeta } from '#model/list.ts'
import { isDependent, isOther, narrowedBy as byModel } from '#model/narrow.ts'
import { lookupCall } from '#wire/calls.ts'

export const listNamed = (name: string | undefined): ListMeta | undefined => listRegistry.named(name)
/** The whole of a list that was loaded with the page, because its fields refer to it (`data/definitions.ts`). */
export const loadedList = (name: string | undefined): AnyList | undefined => {
  const meta = listNamed(name)
  const list = meta && listRegistry.loaded(meta.name)
  if (meta && !list) throw new Error(`The page refers to ${meta.name}, which was not loaded with it`)
  return list
}
export const documentNamed = (name: string | undefined): DocumentMeta | undefined => documentRegistry.named(name)
export const documentOfModule = (module: string): DocumentMeta | undefined =>
  documentMetas.find((document) => document.wire.module === module)

/** Where a record is read: on the pages of the part of its list that is meant, else on those of the whole list. */
export const pageOfRecord = ({ screen: { bases, views = {} } }: ListMeta, id: string, meant: Narrow = {}): string => {
  const part = bases.find((base) => {
    const view = views[base]
    return view && Object.entries(view.narrow).every(([name, value]) => meant[name] === value)
  })
  return `${part ?? bases.find((base) => !views[base]) ?? bases[0]}/detail/${id}`
}

export const lookupPath = (list: ListMeta): string =>
  list.wire.whole === undefined ? lookupCall(list) : `api/${list.wire.whole}`

/** What belongs to the system is chosen from its own calls; few there are of each. */
const systemLookups: Readonly<Record<string, string>> = {
  userGroup: 'api/ApiGroupUser/getList',
  eventUser: 'api/ApiEvent/getUsers',
}
const WHOLE = 1000
export interface LookupOf {
  path: string
  pageSize: number | undefined
}
/** Where the records of a ref are looked up, whether a list has them or the system. */
export const lookupOf = (of: string | undefined): LookupOf | undefined => {
  const list = listNamed(of)
  if (list) return { path: lookupPath(list), pageSize: pickerSize(list) }
  const path = systemLookups[of ?? '']
  return path === undefined ? undefined : { path, pageSize: WHOLE }
}
export const isSystemRef = (of: string | undefined): of is string => of !== undefined && of in systemLookups

/** What the values beside a ref narrow it to on a form. What may merely be asked for does not: the customers of another employee may be sold to. */
export const narrowedBy = (fields: Fields, name: string, values: Readonly<Record<string, unknown>>): Narrow => {
  const list = loadedList(fields[name]?.of)
  return list
    ? byModel(list, { fields, name, values }, (...one) => isDependent(...one) || isOther(...one))
    : (fields[name]?.narrow ?? {})
}

/** The conditions of a report narrow each other wherever they can. */
export const narrowedInReport = (fields: Fields, name: string, values: Readonly<Record<string, unknown>>): Narrow => {
  const list = loadedList(fields[name]?.of)
  return list
    ? byModel(list, { fields, name, values }, (filter) => filter.field !== undefined || filter.computed === true)
    : (fields[name]?.narrow ?? {})
}

/** Rows a dropdown of conditions and filters asks for at once. */
export const pickerSize = ({ screen }: Pick<ListMeta, 'screen'>): number | undefined => screen.pickerRows
