/**
 * Records that are owned by another record: contacts of a partner. Changing or deleting the owner locks its row
 * before theirs, so changing one of them directly must lock the owner's row first.
 */
import type { AnyList } from '#model/list.ts'
import type { StoredRecord } from '../stored.ts'
import type { ListScope } from './value.ts'
import { sql, type Sql } from '../sql.ts'

/** The column of a child table that refers to its owner. */
export const ownerColumn = (definition: AnyList): Sql => sql.ident(`${definition.table}_id`)

const lockOwners = ({ scope, definition }: ListScope, idsOf: (owner: AnyList) => Sql): Sql[] =>
  [...scope.registry.lists.values()]
    .filter((one) => Object.values(one.children ?? {}).some((child) => child.of === definition.name))
    .map(
      (owner) =>
        sql`select r.id from ${sql.ident(owner.table)} r where ${sql.ours('r')} and r.id in (${idsOf(owner)}) order by r.id for no key update`,
    )

/** Locks the owners of stored records. */
export const lockOwnersOf = (list: ListScope, ids: readonly string[]): Sql[] =>
  lockOwners(
    list,
    (owner) =>
      sql`select c.${ownerColumn(owner)} from ${sql.ident(list.definition.table)} c where ${sql.ours('c')} and c.id = any(${ids}::uuid[])`,
  )

/** Locks the new owner of a record. */
export const lockOwnerOf = (list: ListScope, record: StoredRecord): Sql[] =>
  lockOwners(list, (owner) => sql`${record[owner.name]}::uuid`)
