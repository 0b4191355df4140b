/** A registry of definitions: the meta of each is available immediately, the rest is loaded on demand. */

export interface RegistryEntry<Meta extends { name: string }> {
  meta: Meta
  /** The module that exports the definition. */
  load(): Promise<Readonly<Record<string, unknown>>>
}

/** The definition named `N` that a `load` brings. */
export type LoadedBy<Load, N> = Load extends () => Promise<infer Module>
  ? N extends keyof Module
    ? Module[N]
    : never
  : never

export interface DefinitionRegistry<Meta extends { name: string }, Definition extends Meta> {
  /** In the order of the registry. */
  metas: readonly Meta[]
  named(name: string | undefined): Meta | undefined
  /**
   * Loads the whole definition. An unknown name is a bug. Rejects if the file cannot be loaded; the caller may retry.
   */
  load(name: string): Promise<Definition>
  /** The definition, if it is already loaded. */
  loaded(name: string): Definition | undefined
  /** Loads all definitions, in the order of the registry: for the server and for tests. */
  loadAll(): Promise<readonly Definition[]>
}

export const registryOf = <Meta extends { name: string }, Definition extends Meta>(
  entries: readonly RegistryEntry<Meta>[],
): DefinitionRegistry<Meta, Definition> => {
  const byName = new Map(entries.map((entry) => [entry.meta.name, entry]))
  const here = new Map<string, Definition>()
  const load = async (name: string): Promise<Definition> => {
    const entry = byName.get(name)
    if (!entry) throw new Error(`No definition is named ${name}`)
    const exported = Object.values(await entry.load()) as readonly Definition[]
    const definition = exported.find((one) => one.name === name)
    if (!definition) throw new Error(`The module of ${name} does not export it`)
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

/** The keys of the usual texts of a definition: its own name, and the title of its list. */
export const titlesOf = (name: string) => ({ label: name, listTitle: `${name}.list` })

/** The folder of a definition is named after it: `salesBill` is in `sales-bill`. */
export const folderOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
