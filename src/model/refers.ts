/** Which lists and documents a set of fields refers to. */
import type { Fields } from './field.ts'

/**
 * Names of the lists and documents that these fields refer to, including fields inside objects and rows; without
 * duplicates. An address is left out: its input loads the lists of places.
 */
export const referredBy = (...all: readonly Fields[]): readonly string[] => [
  ...new Set(
    all.flatMap((fields) =>
      Object.values(fields).flatMap(({ of, fields: inner, address }): readonly string[] => [
        ...(of === undefined ? [] : [of]),
        ...(inner && !address ? referredBy(inner) : []),
      ]),
    ),
  ),
]
