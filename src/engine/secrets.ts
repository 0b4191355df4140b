/**
 * Passwords and keys of records, sealed. They stand in a table of their own: what reads, lists, exports or logs a record
 * meets only the mark that there is one.
 */
import { assert } from '#kernel/assert.ts'
import { remembered } from '#kernel/remembered.ts'
import { isSecretMark, lostSecretMark, secretMark, type Field, type Fields } from '#model/field.ts'
import { sql, type Sql } from './sql.ts'
import type { Tx } from './tx.ts'

interface SealPlace {
  tenant: string
  use: string
}
/** Seals with the keys of the installation; null where the key is missing. */
export interface Sealing {
  seal(place: SealPlace, secret: string): string
  open(place: SealPlace, sealed: string): string | null
}

/** By the name of the field, within an object `settings.webhookSecret`. Null removes it. */
export type Secrets = Readonly<Record<string, string | null>>
type Values = Readonly<Record<string, unknown>>

/** Where the secret of a record is sealed. */
export const recordSecretPlace = (tenant: string, holder: string, name: string): SealPlace => ({
  tenant,
  use: `secret ${holder} ${name}`,
})

const isSecret = ([, { kind }]: [string, Field]): boolean => kind === 'secret'

/** The names of all secrets of a record. */
export const secretNames = remembered(new WeakMap<Fields, readonly string[]>(), (fields) =>
  Object.entries(fields).flatMap((entry) => {
    const [name, { kind, fields: inner }] = entry
    if (isSecret(entry)) return [name]
    // Rows would write them into their table.
    assert(kind !== 'records' || !Object.entries(inner ?? {}).some(isSecret), `${name} has a secret in its rows`)
    return kind === 'object' && inner
      ? Object.entries(inner)
          .filter(isSecret)
          .map(([own]) => `${name}.${own}`)
      : []
  }),
)

const marked = (value: unknown, before: unknown): unknown => (typeof value === 'string' ? secretMark : (before ?? null))

/**
 * Takes the secrets out of what was sent; marks stand in their place. What was not sent, or only its mark, stays. An
 * object that is emptied loses its secrets.
 */
export const takeSecrets = (
  fields: Fields,
  sent: Values,
  before: Values | null,
): { values: Record<string, unknown>; secrets: Secrets } => {
  const values: Record<string, unknown> = { ...sent }
  const secrets: Record<string, string | null> = {}
  for (const path of secretNames(fields)) {
    const [name, inner] = path.split('.') as [string, string?]
    if (!(name in sent)) continue
    const holder = inner === undefined ? sent : (sent[name] as Values | null)
    const value = holder?.[inner ?? name]
    if (typeof value === 'string' && !isSecretMark(value)) secrets[path] = value
    if (inner === undefined) values[name] = marked(value, before?.[name])
    else if (holder === null) secrets[path] = null
    else
      values[name] = {
        ...(values[name] as Values),
        [inner]: marked(value, (before?.[name] as Values | null | undefined)?.[inner]),
      }
  }
  return { values, secrets }
}

/**
 * Puts marks of the secrets that are there into a record, by their names; no others are left in it. A secret that does
 * not open has a mark of its own.
 */
export const markSecrets = (
  fields: Fields,
  record: Record<string, unknown>,
  there: ReadonlyMap<string, { opens: boolean }>,
): void => {
  for (const path of secretNames(fields)) {
    const [name, inner] = path.split('.') as [string, string?]
    const found = there.get(path)
    const mark = found ? (found.opens ? secretMark : lostSecretMark) : null
    if (inner === undefined) record[name] = mark
    else if (record[name]) record[name] = { ...(record[name] as Values), [inner]: mark }
  }
}

/** Which secrets there are, of several records: rows of `holder`, `name` and `sealed`. */
export const secretsThere = (holders: readonly string[]): Sql =>
  sql`select s.holder_id as holder, s.name, s.sealed from sealed_secret s where ${sql.ours('s')} and s.holder_id = any(${holders}::uuid[])`

/** Tells if a secret of a record opens; without any keys, every secret is taken to open. */
export const opensSecret = (
  { tx, sealing }: { tx: Pick<Tx, 'tenant'>; sealing?: Sealing },
  { holder, name, sealed }: { holder: string; name: string; sealed: string },
): boolean => !sealing || sealing.open(recordSecretPlace(tx.tenant, holder, name), sealed) !== null

export const secretStatements = (
  { tx, sealing }: { tx: Pick<Tx, 'tenant'>; sealing?: Sealing },
  holder: string,
  secrets: Secrets,
): Sql[] =>
  Object.entries(secrets).map(([name, secret]) => {
    if (secret === null)
      return sql`delete from sealed_secret s where ${sql.ours('s')} and s.holder_id = ${holder} and s.name = ${name}`
    if (!sealing) throw new Error('There are no keys to seal a secret with')
    const sealed = sealing.seal(recordSecretPlace(tx.tenant, holder, name), secret)
    return sql`insert into sealed_secret (tenant_id, holder_id, name, sealed) values (${sql.tenant}, ${holder}, ${name}, ${sealed})
on conflict (tenant_id, holder_id, name) do update set sealed = excluded.sealed`
  })

export const forgetSecrets = (holder: string): Sql =>
  sql`delete from sealed_secret s where ${sql.ours('s')} and s.holder_id = ${holder}`

/** The secrets of a record, for who speaks to others on its behalf; null where the key is missing. */
export const openSecrets = async (
  { tx, sealing }: { tx: Tx; sealing: Sealing },
  holder: string,
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await tx.query<{ name: string; sealed: string }>(
    sql`select s.name, s.sealed from sealed_secret s where ${sql.ours('s')} and s.holder_id = ${holder}`,
  )
  return new Map(
    rows.map(({ name, sealed }) => [name, sealing.open(recordSecretPlace(tx.tenant, holder, name), sealed)]),
  )
}
