/**
 * Wraps `make` so that each value is created once and then kept in `known`. Only for a limited number of keys, or for
 * keys that are long-lived objects.
 */
export const remembered =
  <Key, Value>(
    known: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
    make: (key: Key) => Value & NonNullable<unknown>,
  ) =>
  (key: Key): Value => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    known.set(key, made)
    return made
  }
