/** Verifies the sums that are stored in the heads for lists against the fields they are calculated from. */
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { BaseCurrency } from '../base-currency.ts'
import { columnOf } from '../columns.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { isShared, sharedColumn } from '../store/store.ts'

/** The fields of the list's sums, in order, with money in base currency; facts from the ledgers are empty. */
const kept = ({ shape, list }: AnyDocument, base: BaseCurrency | null): Sql => {
  const fields = shape.fields as Fields
  const places = list.sums.map((name) => {
    const field = fields[name]
    if (!field || field.fact) return sql`null`
    const own = isShared(name) ? sql`d.${sql.ident(sharedColumn(name))}` : sql`h.${sql.ident(columnOf(name, field))}`
    return base && 'currency' in fields && field.kind === 'money'
      ? sql`case when d.currency_id <> ${base.id} then round(${own} * d.exchange_rate, ${base.decimals}::integer) else ${own} end`
      : own
  })
  return sql`array[${sql.join(places)}]::numeric[]`
}

const joined = (definition: AnyDocument, base: BaseCurrency | null): Sql =>
  sql`${sql.ident(definition.table)} h on h.tenant_id = d.tenant_id and h.document_id = d.id where d.kind = ${definition.name} and d.sums is distinct from ${kept(definition, base)}`

/** Ids of documents whose stored sums differ from their fields. */
export const wrongSums = async (scope: Scope): Promise<string[]> => {
  const answers = await scope.tx.batch(
    [...scope.registry.documents.values()].map(
      (one) => sql`select d.id from document d join ${joined(one, scope.baseCurrency)}`,
    ),
  )
  return answers.flatMap((rows) => (rows as { id: string }[]).map((row) => row.id))
}

export const rebuildSums = async (scope: Scope): Promise<void> => {
  await scope.tx.batch(
    [...scope.registry.documents.values()].map(
      (one) =>
        sql`update document u set sums = ${kept(one, scope.baseCurrency)} from document d join ${joined(one, scope.baseCurrency)} and u.id = d.id`,
    ),
  )
}
