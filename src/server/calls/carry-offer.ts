/** The document that the import of a list offers to make with its records: goods come with their opening stock. */
import { carriedColumns } from '#engine/exchange/columns.ts'
import { placesOf } from '#engine/exchange/headings.ts'
import type { ListModule } from '#engine/record/record.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isInForceSql } from '#engine/states.ts'
import type { AnyDocument } from '#model/document.ts'
import { wireName, type Fields } from '#model/field.ts'
import { may } from '#model/right.ts'
import type { ReadSheet } from '#output/xlsx/xlsx-read.ts'
import { documentHead } from '#wire/document.ts'
import { translatorFor } from '../call/call.ts'
import { registry } from './registry.ts'

/** The document that the imports of a list may make with the records. */
export const carriedBy = ({ slots }: ListModule): AnyDocument | undefined =>
  registry.documents.get(slots?.importing?.carries?.document ?? '')

/** Until there is such a document, a file with amounts is how a business begins. Later it may repeat old ones. */
const isFirst = async ({ tx }: Scope, { name }: AnyDocument): Promise<boolean> => {
  const found = await tx.query(
    sql`select from document d where ${sql.ours('d')} and d.kind = ${name} and ${isInForceSql('d')} limit 1`,
  )
  return found.length === 0
}

/** What the user fills in for the document, if the file has something for it and he may add it. */
export const carryOffer = async (
  scope: Scope,
  module: ListModule,
  { headings }: ReadSheet,
): Promise<Record<string, unknown>> => {
  const definition = carriedBy(module)
  const carries = module.slots?.importing?.carries
  if (!carries || !definition) return {}
  const [amount] = carriedColumns(scope, carries)
  if (!amount || placesOf([amount], headings)[0]! < 0) return {}
  if (!scope.user.isAdmin && !may(scope.user.rights, definition.right, 'A')) return {}
  const text = translatorFor(scope.language)
  const fields: Fields = { ...documentHead, ...(definition.shape.fields as Fields) }
  return {
    carry: {
      title: text(definition.label),
      heading: amount.heading,
      isProposed: await isFirst(scope, definition),
      fields: carries.head.map((name) => ({
        name: wireName(name, fields[name]!),
        label: text(fields[name]!.label),
        kind: fields[name]!.kind,
        of: fields[name]!.of ?? null,
        value: (fields[name]!.kind === 'day' && definition.proposedDay?.(scope.settings)) || null,
      })),
    },
  }
}
