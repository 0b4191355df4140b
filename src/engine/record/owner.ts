/**
 * Records that are rows of another record, too: contacts are a partner's. Who changes or removes the owner has its row
 * before theirs, so whoever changes one of them by itself takes the owner's row first.
 */
import type { AnyList } from '#model/list.ts'
import type { StoredRecord } from '../stored.ts'
import type { ListScope } from './value.ts'
import { sql, type Sql } from '../sql.ts'

/** Column of a child's table that names its record. */
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

/** Locks the owner a record is about to have. */
export const lockOwnerOf = (list: ListScope, record: StoredRecord): Sql[] =>
  lockOwners(list, (owner) => sql`${record[owner.name]}::uuid`)
