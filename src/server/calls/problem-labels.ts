/** The field labels and wire names that the problems of a definition's records are reported with. */
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { documentHead, wirePath } from '#wire/document.ts'
import type { ProblemFields } from '#wire/errors.ts'
import { registry } from './registry.ts'
import { recordHead, wireRecordPath } from '#wire/list.ts'

export const documentProblemFields = (definition: AnyDocument): ProblemFields => ({
  fields: { ...documentHead, ...(definition.shape.fields as Fields) },
  lines: definition.shape.lines as Fields,
  wirePath: (at) => wirePath(definition, at),
  moduleOf: (kind) => registry.documents.get(kind)?.wire.module ?? kind,
})

export const listProblemFields = (definition: AnyList): ProblemFields => ({
  fields: { ...recordHead, ...(definition.fields as Fields) },
  wirePath: (at) => wireRecordPath(definition, at),
})
