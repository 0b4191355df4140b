/** How statements are named, whose tenant they name, and what cannot be sent. */
import { createHash } from 'node:crypto'
import { ourTenant } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import { Unreadable } from '#kernel/problem.ts'

const names = new Map<string, string>()
/** Follows from the text, so that equal statements share what was prepared. */
export const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  if (names.size >= 10_000) names.clear()
  const name = createHash('sha1').update(text).digest('base64url').slice(0, 16)
  names.set(text, name)
  return name
}

const holdsNul = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes('\0') : Array.isArray(value) && value.some(holdsNul)

/**
 * NUL is no text for PostgreSQL, wherever it was sent: whoever reads a value before may say so with its name, what got
 * this far is unreadable.
 */
export const refuseNul = (values: readonly unknown[]): void => {
  if (values.some(holdsNul)) throw new Unreadable('unreadable')
}

/** What is sent of a statement: the id of the tenant stands where it names him; where the database is spread by tenant, everywhere. */
export const sentFor = (tenant: string, statement: Statement, isSpread = false): Statement => {
  const { text, values } = (isSpread && statement.named) || statement
  const place = values.indexOf(ourTenant)
  return {
    text,
    values: place < 0 ? values : values.with(place, tenant),
    ...(statement.name === undefined ? {} : { name: statement.name }),
    ...(statement.anew ? { anew: true } : {}),
  }
}
