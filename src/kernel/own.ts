/**
 * Safe lookup by a name that comes from a user: every object inherits `constructor` and `__proto__`, so plain
 * indexing would find values that are not in the table.
 */

/** The table's own value for the name; undefined if the name is missing or inherited. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
