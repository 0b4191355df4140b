/**
 * The normalised search text of documents, in addition to their number; texts of the partner are searched in the
 * partner itself, those of goods in the goods.
 */
import { amountWord } from '#kernel/amount-word.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { searchText } from '#kernel/fold.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { Stored } from '../stored.ts'

/** Vouchers are known by how much they are. */
export const isFoundByAmount = ({ shape }: AnyDocument): boolean => (shape.fields as Fields)['amount']?.kind === 'money'

export const searchOf = (definition: AnyDocument, document: Stored): string =>
  searchText(
    [
      document.description,
      document['partnerName'] as string | null,
      ...(definition.list.search ?? [])
        .filter((name) => (definition.shape.fields as Fields)[name]?.kind !== 'ref')
        .map((name) => document[name] as string | null),
      isFoundByAmount(definition) ? amountWord(document['amount'] as Decimal | null) : null,
    ],
    [document['phone'] as string | null],
  )
