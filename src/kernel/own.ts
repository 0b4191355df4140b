/** Looking up by a name that people choose: `constructor` and `__proto__` are in every object, and in none of ours. */

/** The table's own value of the name; undefined for whatever it inherits. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
