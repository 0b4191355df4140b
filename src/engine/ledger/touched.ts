/**
 * What a document touches in the ledgers, read from its definition: every record its fields refer to, whatever the
 * fields are called.
 */
import { remembered } from '#kernel/remembered.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { isStoredId } from '../columns.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'
import type { TouchedRecords } from '../locks.ts'

type Kind = keyof TouchedRecords
/** Carriers have debts like partners. */
const kindOf: Readonly<Record<string, Kind | 'stores'>> = {
  product: 'products',
  partner: 'partners',
  carrier: 'partners',
  fund: 'funds',
  store: 'stores',
}

/** All ids a document refers to, by kind of place; `keys`: further ids to lock. */
export type TouchedIds = Readonly<Record<Kind | 'stores', ReadonlySet<string>>>

interface Place {
  name: string
  kind: Kind | 'stores'
}

/** Facts are only shown and do not post, so they are left out. */
const placesIn = remembered(new WeakMap<Fields, readonly Place[]>(), (fields): readonly Place[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const kind = field.kind === 'ref' && !field.fact ? kindOf[field.of!] : undefined
    return kind ? [{ name, kind }] : []
  }),
)

const nothing = () => ({
  products: new Set<string>(),
  partners: new Set<string>(),
  funds: new Set<string>(),
  stores: new Set<string>(),
  keys: new Set<string>(),
})

/**
 * The ids in the fields alone, of documents that touch something as they stand; invalid ids have not been refused yet
 * and are skipped.
 */
const namedBy = (definition: AnyDocument, documents: readonly Stored[]): ReturnType<typeof nothing> => {
  const { shape, goodsLines } = definition
  const touched = nothing()
  const read = (fields: Fields, record: Readonly<Record<string, unknown>>): void => {
    for (const { name, kind } of placesIn(fields)) {
      const id = record[name]
      if (isStoredId(id)) touched[kind].add(id)
    }
  }
  const { movedBy } = goodsLines ?? {}
  for (const document of documents) {
    if (definition.touchesNothing?.(document)) continue
    read(shape.fields, document)
    for (const line of document.lines) if (!movedBy || line[movedBy]) read(shape.lines, line)
  }
  return touched
}

/** The ids in the fields and those that the `locks` slot adds. Without such a slot, the database is not queried. */
export const touchedBy = async (
  scope: Scope,
  definition: AnyDocument,
  documents: readonly Stored[],
): Promise<TouchedIds> => {
  const touched = namedBy(definition, documents)
  const slots = scope.registry.slots[definition.name]
  if (!slots?.locks) return touched
  for (const document of documents) {
    const further = await slots.locks(scope, document)
    for (const kind of Object.keys(further) as Kind[]) touched[kind] = touched[kind].union(new Set(further[kind] ?? []))
  }
  return touched
}
