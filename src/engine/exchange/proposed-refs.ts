/** The references that an import fills into new records whose rows name none (`proposedRefs` of the list). */
import type { Field } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

const idOf = async ({ tx, registry }: Scope, of: string, code: string): Promise<string | undefined> => {
  const { table } = registry.lists.get(of)!
  const [found] = await tx.query<{ id: string }>(
    sql`select id from ${sql.ident(table)} r where ${sql.ours('r')} and r.active and r.code_key = lower(${code})`,
  )
  return found?.id
}

/** The ids of the records, by field; a record that was deleted or stopped is not proposed. */
export const proposedRefs = async (
  scope: Scope,
  { fields, proposedRefs: codes = {} }: AnyList,
): Promise<Readonly<Record<string, string>>> => {
  const found: Record<string, string> = {}
  for (const [name, code] of Object.entries(codes)) {
    const id = await idOf(scope, (fields as Readonly<Record<string, Field>>)[name]!.of!, code)
    if (id !== undefined) found[name] = id
  }
  return found
}
