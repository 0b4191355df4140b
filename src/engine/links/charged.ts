/** Amounts of whole documents that followers charge in parts, like a shipping fee: what posted ones left of them. */
import { decimal, larger, multiplyDivide, one as unit, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { chargedIn } from '#model/becomes.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { columnOf } from '../columns.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import { followersOf } from './load.ts'

interface Charged {
  source: string
  currency_id: string | null
  exchange_rate: string
  amount: string
}

const fieldsOf = ({ shape }: AnyDocument): Fields => shape.fields

/** What posted documents of this kind have of the field, by source. Whoever proposes the rest may not see all of them. */
const chargedBy = ({ table, shape }: AnyDocument, name: string, ids: readonly string[]) => {
  const column = sql.ident(columnOf(name, (shape.fields as Fields)[name]!))
  return sql`select k.source_document as source, d.currency_id, d.exchange_rate::text as exchange_rate, f.${column}::text as amount
    from document_link k join document d on d.tenant_id = k.tenant_id and d.id = k.document
    join ${sql.ident(table)} f on f.tenant_id = k.tenant_id and f.document_id = k.document
    where ${sql.ours('k')} and k.source_document = any(${ids}::uuid[]) and k.line = k.document and f.${column} <> 0`
}

/** In the currency of the source. */
const inItsMoney = ({ amount, ...row }: Charged, source: Stored, { decimals }: RuleContext): Decimal =>
  row.currency_id === (source['currency'] ?? null)
    ? decimal(amount)
    : multiplyDivide(
        decimal(amount),
        decimal(row.exchange_rate),
        (source['exchangeRate'] as Decimal | null) ?? unit,
        decimals,
      )

/** The sources with what is still to be charged of such amounts. */
export const withUncharged = async (
  scope: Scope,
  definition: AnyDocument,
  sources: readonly Stored[],
  contextOf: (source: Stored) => RuleContext,
): Promise<readonly Stored[]> => {
  const names = chargedIn(fieldsOf(definition)).filter((name) => sources.some((one) => Boolean(one[name])))
  const asked = names.flatMap((name) =>
    followersOf(scope, definition).flatMap((follower) => (name in fieldsOf(follower) ? [{ name, follower }] : [])),
  )
  if (asked.length === 0) return sources
  const ids = sources.map(({ id }) => id)
  const answers = await scope.tx.whole.batch(asked.map(({ name, follower }) => chargedBy(follower, name, ids)))
  const left = sources.map((source) => ({ ...source }))
  for (const [at, { name }] of asked.entries())
    for (const row of answers[at] as Charged[]) {
      const source = left.find(({ id }) => id === row.source)!
      const amount = (source[name] as Decimal | null) ?? zero
      source[name] = larger(zero, subtract(amount, inItsMoney(row, source, contextOf(source))))
    }
  return left
}
