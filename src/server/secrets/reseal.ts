/**
 * Seals all secrets with the newest key. It may end at any moment and be begun again: as long as the old keys are kept,
 * every secret opens.
 */
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import type { Database } from '../database/database.ts'
import type { Sealer } from '../process/sealed.ts'
import { readSealed, sealedColumns } from './sealed-places.ts'

/** How many secrets are sealed with which key, by the name of the key. */
export type SealedWith = ReadonlyMap<string, number>

const tenantsOf = (database: Database): Promise<{ id: string }[]> =>
  database.acrossTenants('sealed secrets', (tx) => tx.query<{ id: string }>(sql`select id from tenant_ids() t (id)`), {
    readOnly: true,
  })

const keyOf = (sealed: string): string => sealed.split('.')[0]!

export const countSealed = async (database: Database): Promise<SealedWith> => {
  const counts = new Map<string, number>()
  for (const { id } of await tenantsOf(database))
    await database.inTenant(
      { tenant: id, user: null },
      async (tx) => {
        const found = await Promise.all(sealedColumns.map((column) => readSealed(tx, column)))
        for (const { sealed } of found.flat()) counts.set(keyOf(sealed), (counts.get(keyOf(sealed)) ?? 0) + 1)
      },
      { readOnly: true },
    )
  return counts
}

interface Resealed {
  done: number
  /** The secrets open with none of the keys. */
  lost: number
}

const resealTenant = async (tx: Tx, sealer: Sealer): Promise<Resealed> => {
  const result: Resealed = { done: 0, lost: 0 }
  for (const column of sealedColumns) {
    const outdated = (await readSealed(tx, column)).filter(({ sealed }) => sealer.isOutdated(sealed))
    for (const { keys, sealed } of outdated) {
      const place = column.place(tx.tenant, ...keys)
      const secret = sealer.open(place, sealed)
      if (secret === null) {
        result.lost += 1
        continue
      }
      const named = column.keys.map((key, at) => sql` and r.${sql.ident(key)}::text = ${keys[at]!}`)
      // Somebody may have typed a new one meanwhile, which is sealed with a key of his server.
      const changed = await tx.query(
        sql`update ${sql.ident(column.table)} r set ${sql.ident(column.column)} = ${sealer.seal(place, secret)}
where ${sql.ours('r')} and r.${sql.ident(column.column)} = ${sealed}${sql.join(named, '')} returning 1`,
      )
      result.done += changed.length
    }
  }
  return result
}

/** A transaction for each tenant. */
export const resealAll = async (database: Database, sealer: Sealer): Promise<Resealed> => {
  const all: Resealed = { done: 0, lost: 0 }
  for (const { id } of await tenantsOf(database)) {
    const { done, lost } = await database.inTenant({ tenant: id, user: null }, (tx) => resealTenant(tx, sealer), {
      kind: 'background',
    })
    all.done += done
    all.lost += lost
  }
  return all
}
