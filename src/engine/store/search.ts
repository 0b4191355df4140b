/**
 * The normalised search text of documents, in addition to their number; texts of the partner are searched in the
 * partner itself.
 */
import { searchText } from '#kernel/fold.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { Stored } from '../stored.ts'

export const searchOf = (definition: AnyDocument, document: Stored): string =>
  searchText(
    [
      document.description,
      document['partnerName'] as string | null,
      ...(definition.list.search ?? [])
        .filter((name) => (definition.shape.fields as Fields)[name]?.kind !== 'ref')
        .map((name) => document[name] as string | null),
    ],
    [document['phone'] as string | null],
  )
