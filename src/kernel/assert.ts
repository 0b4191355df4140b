/** Stops at an impossible state: a bug, never something a user can cause. */
export function assert(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Error(`Impossible: ${message}`)
}
