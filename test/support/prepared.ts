/** Databases that many test files begin with: each made once in a run by the first file that asks, and copied by the others. */
import pg from 'pg'
import { inject } from 'vitest'
import { serverUrl } from './database.ts'

export interface PreparedDatabase<T> {
  /** The name of the database to copy. */
  from: string
  facts: T
}

/**
 * The database of this name, and what is known of it. `make` makes a database, keeps it under the name that it is
 * given, and returns the facts, which must survive JSON.
 */
export const prepared = async <T>(what: string, make: (name: string) => Promise<T>): Promise<PreparedDatabase<T>> => {
  const from = `${inject('template').name}_${what}`
  const server = new pg.Client({ connectionString: serverUrl() })
  await server.connect()
  try {
    // Two workers may ask at the same time. The lock ends with the connection.
    await server.query('select pg_advisory_lock(hashtext($1))', [from])
    const { rows } = await server.query<{ facts: string | null }>(
      `select shobj_description(oid, 'pg_database') as facts from pg_database where datname = $1`,
      [from],
    )
    const told = rows[0]?.facts
    if (told) return { from, facts: JSON.parse(told) as T }
    const facts = await make(from)
    await server.query(`comment on database ${from} is ${server.escapeLiteral(JSON.stringify(facts))}`)
    return { from, facts }
  } finally {
    await server.end()
  }
}
