/** Modules without an import: what they answer where others import. To programs their address is an unknown one. */
import type { BookModule } from '#books/rows.server.ts'
import type { AnyDocument } from '#model/document.ts'
import type { AnyList } from '#model/list.ts'
import { Rejected } from '#wire/errors.ts'
import { bookModules, registry } from './registry.ts'

const hasNone = (one: AnyDocument | AnyList): boolean => !one.imports
const entry = ({ wire, listTitle }: AnyDocument | AnyList): [string, string] => [wire.module.toLowerCase(), listTitle]
const bookEntry = ({ definition }: BookModule): [string, string] => [
  definition.module.toLowerCase(),
  definition.listTitle,
]

const titles: ReadonlyMap<string, string> = new Map([
  ...[...registry.documents.values(), ...registry.lists.values()].filter(hasNone).map(entry),
  ...bookModules.map(bookEntry),
])

/** `path` in small letters. */
export const absentImport = (path: string): Rejected | undefined => {
  const [, module = ''] = /^\/api\/([^/]+)\/import(?:list|template)$/.exec(path) ?? []
  const label = titles.get(module)
  return label === undefined ? undefined : new Rejected(404, 'noImport', { label })
}
