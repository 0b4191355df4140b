/** What definitions have on the server: written down with their types, and read from their folders when a server starts. */
import { existsSync } from 'node:fs'
import type { DocumentDefinition } from '#model/document.ts'
import type { Shape } from '#model/field.ts'
import type { Fields } from '#model/field.ts'
import type { ListDefinition } from '#model/list.ts'
import { folderOf } from '#model/registry.ts'
import type { DocumentSlots, ListSlots, Made } from './scope.ts'

/** Slots of the documents of one definition. */
export const defineSlots = <S extends Shape>(
  _definition: DocumentDefinition<S>,
  slots: DocumentSlots<NoInfer<S>>,
): DocumentSlots => slots

/** How a document is made of one whose kind is only known at run time. */
export const makeOf = (slots: DocumentSlots | undefined, kind: string): Made<Shape, Shape> | undefined =>
  (slots?.makes as Readonly<Record<string, Made<Shape, Shape>>> | undefined)?.[kind]

/** What a file of that name gives in the folders of definitions that have one, by their names. Read once, when a server starts. */
export const fromFolders = async <M>(
  root: URL,
  metas: readonly { name: string }[],
  fileName: string,
): Promise<Readonly<Record<string, M | undefined>>> => {
  const read = async (name: string): Promise<M | undefined> => {
    const file = new URL(`${folderOf(name)}/${fileName}`, root)
    return existsSync(file) ? ((await import(file.href)) as M) : undefined
  }
  return Object.fromEntries(await Promise.all(metas.map(async ({ name }) => [name, await read(name)] as const)))
}

/** Slots by the name of their definition, from its folder below `root`. */
export const slotsIn = async <S>(
  root: URL,
  metas: readonly { name: string }[],
): Promise<Readonly<Record<string, S | undefined>>> => {
  const found = await fromFolders<{ slots: S }>(root, metas, 'slots.server.ts')
  return Object.fromEntries(Object.entries(found).map(([name, file]) => [name, file?.slots]))
}

/** Slots of the records of one list. */
export const defineListSlots = <F extends Fields>(
  _definition: Pick<ListDefinition<F>, 'fields'>,
  slots: ListSlots<NoInfer<F>>,
): ListSlots => slots
