/** Finds wire names used twice: the reader of a response would only get the last value. */
import { wireName, type Fields } from '#model/field.ts'

/**
 * Wire names that several fields share, except declared pairs of one typed and one derived field. Fields inside
 * `records` and `object` fields are included.
 */
export const spelledTwice = (fields: Fields): string[] => {
  const named = Object.entries(fields)
  const shared = [...Map.groupBy(named, ([name, field]) => wireName(name, field))].filter(([, group]) => {
    const twins = group.filter(
      ([, field]) =>
        field.derived && group.some(([other, { derived, fact }]) => other === field.typedTwin && !derived && !fact),
    )
    return group.length > 1 + twins.length || twins.length > 1
  })
  return [...shared.map(([wire]) => wire), ...named.flatMap(([, field]) => spelledTwice(field.fields ?? {}))]
}
