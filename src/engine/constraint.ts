/** Which constraint of the database a statement met. */

interface Violation {
  /** SQLSTATE: 23503 for a foreign key, 23505 for a unique one; '' when it was none of the database's errors. */
  code: string
  constraint: string
}

/**
 * An error of a table that is spread over machines comes from one of its parts: it names the constraint in its message
 * alone, and with the number of the part.
 */
export const violationOf = (error: unknown): Violation => {
  const { code, constraint, message } = (error ?? {}) as Partial<Record<keyof Violation | 'message', unknown>>
  const told = typeof constraint === 'string' ? constraint : /constraint "(\w+)"/.exec(String(message))?.[1]
  return { code: typeof code === 'string' ? code : '', constraint: (told ?? '').replace(/_\d{6,}$/, '') }
}
