/** Which lists and documents a set of fields refers to. */
import type { Fields } from './field.ts'

/**
 * Names of the lists and documents that these fields refer to, including fields inside objects and rows; without
 * duplicates.
 */
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
