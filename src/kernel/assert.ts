/** Stops at an impossible state: a bug, never something a user can cause. */
export function assert(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Error(`Impossible: ${message}`)
}

/** For the `default` of an exhaustive switch. */
export const never = (value: never): never => {
  throw new Error(`Impossible value: ${String(value)}`)
}
