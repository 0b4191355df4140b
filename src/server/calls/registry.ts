/** The registry: all definitions, from which the engine and the routes receive them. */
import { documents } from '#documents/all.ts'
import { keptDocuments } from '#documents/kept.ts'
import { documentSlots } from '#documents/slots.server.ts'
import type { ListModule } from '#engine/record/record.ts'
import type { Registry } from '#engine/scope.ts'
import { lists } from '#lists/all.ts'
import { listSlots } from '#lists/slots.server.ts'

const byName = <T extends { name: string }>(definitions: readonly T[]): ReadonlyMap<string, T> =>
  new Map(definitions.map((one) => [one.name, one]))

export const registry: Registry = {
  documents: byName([...documents, ...keptDocuments]),
  lists: byName(lists),
  slots: documentSlots,
  listSlots,
}

export { bookModules } from '#books/rows.server.ts'
export { reportModules } from '#reports/queries.server.ts'

/** In the order in which their records can be created, because later lists refer to earlier ones. */
export const listModules: readonly ListModule[] = lists.map((definition) => ({
  definition,
  slots: listSlots[definition.name],
}))
