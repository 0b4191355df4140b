/** The slots of definitions: declared with their types, and loaded from their folders when the server starts. */
import { existsSync } from 'node:fs'
import type { DocumentDefinition } from '#model/document.ts'
import type { Shape } from '#model/field.ts'
import type { Fields } from '#model/field.ts'
import type { ListDefinition } from '#model/list.ts'
import { folderOf } from '#model/registry.ts'
import type { DocumentSlots, ListSlots, MakeFunction } from './scope.ts'

/** Declares the slots of a document, with the types of its definition. */
export const defineSlots = <S extends Shape>(
  _definition: DocumentDefinition<S>,
  slots: DocumentSlots<NoInfer<S>>,
): DocumentSlots => slots

/** The function that makes a document from sources of a kind that is only known at run time. */
export const makeOf = (slots: DocumentSlots | undefined, kind: string): MakeFunction<Shape, Shape> | undefined =>
  (slots?.makes as Readonly<Record<string, MakeFunction<Shape, Shape>>> | undefined)?.[kind]

/**
 * Imports a file of this name from every folder that has it, by the name of the definition. Done once, when the
 * server starts.
 */
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

/** Slots by the name of their definition, from the folders below `root`. */
export const slotsIn = async <S>(
  root: URL,
  metas: readonly { name: string }[],
): Promise<Readonly<Record<string, S | undefined>>> => {
  const found = await fromFolders<{ slots: S }>(root, metas, 'slots.server.ts')
  return Object.fromEntries(Object.entries(found).map(([name, file]) => [name, file?.slots]))
}

/** Declares the slots of a list, with the types of its definition. */
export const defineListSlots = <F extends Fields>(
  _definition: Pick<ListDefinition<F>, 'fields'>,
  slots: ListSlots<NoInfer<F>>,
): ListSlots => slots
