/** A function that makes each value once and keeps it in `known`: for keys that are few, or objects that stay. */
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
