/** What a copy of a document takes over ("Sao chép", contract documents §6): its fields say it. */
import { inCopy } from '#model/becomes.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { foreignRefs } from './foreign-refs.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'

/** The copy's fields as they say; lines that only settle another document are left out. */
export const copyOf = (
  scope: Pick<Scope, 'registry'>,
  { shape, follows = [] }: AnyDocument,
  document: Stored,
): Record<string, unknown> => {
  const [fields, lineFields] = [shape.fields as Fields, shape.lines as Fields]
  const settling = foreignRefs(scope, lineFields).filter(
    ({ name, isDocument }) => isDocument && !follows.some(({ lineHead }) => lineHead === name),
  )
  return {
    description: document.description,
    ...inCopy(fields, document),
    date: null,
    lines: document.lines
      .filter((line) => settling.every(({ name }) => !line[name]))
      .map((line) => ({ ...inCopy(lineFields, line), lineId: null })),
  }
}
