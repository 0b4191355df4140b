/** Which definitions fields refer to. */
import type { Fields } from './field.ts'

/** Names of the lists and documents these fields refer to, also inside objects and rows; each once. */
export const referredBy = (...all: readonly Fields[]): readonly string[] => [
  ...new Set(
    all.flatMap((fields) =>
      Object.values(fields).flatMap(({ of, fields: inner }): readonly string[] => [
        ...(of === undefined ? [] : [of]),
        ...(inner ? referredBy(inner) : []),
      ]),
    ),
  ),
]
