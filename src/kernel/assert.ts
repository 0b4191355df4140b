/** Throws if a condition that must always hold does not: this means a bug, never a user error. */
export function assert(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Error(`Impossible: ${message}`)
}
