/** The constraint that a statement violated. */

interface Violation {
  /** SQLSTATE: 23503 for a foreign key, 23505 for a unique constraint; '' if it is not a database error. */
  code: string
  constraint: string
}

/**
 * Finds the violated constraint. In a distributed database, an error comes from a shard of the table: it names the
 * constraint only in the message, and with the number of the shard.
 */
export const violationOf = (error: unknown): Violation => {
  const { code, constraint, message } = (error ?? {}) as Partial<Record<keyof Violation | 'message', unknown>>
  const named = typeof constraint === 'string' ? constraint : /constraint "(\w+)"/.exec(String(message))?.[1]
  return { code: typeof code === 'string' ? code : '', constraint: (named ?? '').replace(/_\d{6,}$/, '') }
}
