/** Names of prepared statements, the tenant parameter, and values that cannot be sent. */
import { createHash } from 'node:crypto'
import { ourTenant } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import { Unreadable } from '#kernel/problem.ts'

const names = new Map<string, string>()
/** Derived from the text, so that equal statements share a prepared statement. */
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
 * PostgreSQL refuses NUL in text. Parsers report it with the field's name; values that get here are refused as
 * unreadable.
 */
export const refuseNul = (values: readonly unknown[]): void => {
  if (values.some(holdsNul)) throw new Unreadable('unreadable')
}

/** The statement to send, with the tenant's id as parameter: where it is used, or at every table (`isNamed`). */
export const sentFor = (tenant: string, statement: Statement, isNamed = false): Statement => {
  const { text, values } = (isNamed && statement.named) || statement
  const place = values.indexOf(ourTenant)
  return {
    text,
    values: place < 0 ? values : values.with(place, tenant),
    ...(statement.name === undefined ? {} : { name: statement.name }),
    ...(statement.anew ? { anew: true } : {}),
  }
}
