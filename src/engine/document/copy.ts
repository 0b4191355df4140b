/** What a copy of a document takes over ("Sao chép", contract documents §6). */
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { foreignRefs } from './foreign-refs.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'

/** Clears the fields that are not copied, and those that refer to other documents. */
const uncopiedValues = (scope: Pick<Scope, 'registry'>, fields: Fields): Record<string, null> =>
  Object.fromEntries([
    ...foreignRefs(scope, fields).map(({ name }) => [name, null] as const),
    ...Object.entries(fields)
      .filter(([, field]) => field.notCopied)
      .map(([name]) => [name, null] as const),
  ])

/** Copies everything but number, date, status, links and settlements; lines that only settle are left out. */
export const copyOf = (
  scope: Pick<Scope, 'registry'>,
  { shape, follows = [] }: AnyDocument,
  document: Stored,
): Record<string, unknown> => {
  const [fields, lineFields] = [shape.fields as Fields, shape.lines as Fields]
  const settling = foreignRefs(scope, lineFields).filter(
    ({ name, isDocument }) => isDocument && !follows.some(({ lineHead }) => lineHead === name),
  )
  const freed = uncopiedValues(scope, lineFields)
  return {
    ...document,
    ...uncopiedValues(scope, fields),
    date: null,
    lines: document.lines
      .filter((line) => settling.every(({ name }) => !line[name]))
      .map((line) => ({ ...line, ...freed, lineId: null })),
  }
}
