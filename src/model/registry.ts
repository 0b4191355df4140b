/** A registry of definitions: what everybody must know of each at once, and how the rest of it comes. */

export interface Registered<Meta extends { name: string }, Definition extends Meta> {
  meta: Meta
  load(): Promise<Definition>
}

export interface DefinitionRegistry<Meta extends { name: string }, Definition extends Meta> {
  /** In the order of the registry. */
  metas: readonly Meta[]
  named(name: string | undefined): Meta | undefined
  /** The whole definition; a name that is not registered is a bug. Fails when its file does not come, and may be tried again. */
  load(name: string): Promise<Definition>
  /** What has been loaded so far. */
  loaded(name: string): Definition | undefined
  /** All of them, in the order of the registry: for the server and for tests. */
  loadAll(): Promise<readonly Definition[]>
}

export const registryOf = <Meta extends { name: string }, Definition extends Meta>(
  entries: readonly Registered<Meta, Definition>[],
): DefinitionRegistry<Meta, Definition> => {
  const byName = new Map(entries.map((entry) => [entry.meta.name, entry]))
  const here = new Map<string, Definition>()
  const load = async (name: string): Promise<Definition> => {
    const entry = byName.get(name)
    if (!entry) throw new Error(`No definition is named ${name}`)
    const definition = await entry.load()
    here.set(name, definition)
    return definition
  }
  return {
    metas: entries.map(({ meta }) => meta),
    named: (name) => (name === undefined ? undefined : byName.get(name)?.meta),
    load,
    loaded: (name) => here.get(name),
    loadAll: () => Promise.all(entries.map(({ meta }) => load(meta.name))),
  }
}

/** The folder of a definition bears its name: `salesBill` stands in `sales-bill`. */
export const folderOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
