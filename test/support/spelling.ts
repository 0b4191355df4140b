/** Two values under one name: the reader of an answer would get the one that comes last. */
import { wireName, type Fields } from '#model/field.ts'

/**
 * Wire names that several fields share, other than a pair declared as twins: one typed, one derived.
 * Fields of `records` and `object` fields are looked into.
 */
export const spelledTwice = (fields: Fields): string[] => {
  const named = Object.entries(fields)
  const shared = [...Map.groupBy(named, ([name, field]) => wireName(name, field))].filter(([, group]) => {
    const twins = group.filter(
      ([, field]) =>
        field.derived && group.some(([other, { derived, fact }]) => other === field.twin && !derived && !fact),
    )
    return group.length > 1 + twins.length || twins.length > 1
  })
  return [...shared.map(([wire]) => wire), ...named.flatMap(([, field]) => spelledTwice(field.fields ?? {}))]
}
