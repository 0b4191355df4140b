/** The field labels and wire names that the problems of a definition's records are reported with. */
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { documentHead, wirePath } from '#wire/document.ts'
import type { Described } from '#wire/errors.ts'
import { registry } from './registry.ts'
import { recordHead, wireRecordPath } from '#wire/list.ts'

export const describedDocument = (definition: AnyDocument): Described => ({
  fields: { ...documentHead, ...(definition.shape.fields as Fields) },
  lines: definition.shape.lines as Fields,
  spell: (at) => wirePath(definition, at),
  moduleOf: (kind) => registry.documents.get(kind)?.wire.module ?? kind,
})

export const describedList = (definition: AnyList): Described => ({
  fields: { ...recordHead, ...(definition.fields as Fields) },
  spell: (at) => wireRecordPath(definition, at),
})
