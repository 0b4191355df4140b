/** The total of a document: told, and compared with what a client showed, only to who may see it. */
import type { Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { mainAmount, type AnyDocument } from '#model/document.ts'
import type { Field, Fields } from '#model/field.ts'
import { isHidden } from '#model/marks.ts'
import { columnOf } from '../columns.ts'
import { sightFor, type Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import type { Stored } from '../stored.ts'

const fieldOf = (definition: AnyDocument): { name: string; field: Field } | undefined => {
  const name = mainAmount(definition)
  return name === undefined ? undefined : { name, field: (definition.shape.fields as Fields)[name]! }
}

export const seesTotal = (scope: Scope, definition: AnyDocument): boolean =>
  !isHidden(fieldOf(definition)?.field ?? {}, sightFor(scope))

/** A total that differs from the one the client showed; of a hidden one even that it differs would tell something. */
export const totalProblems = (
  scope: Scope,
  definition: AnyDocument,
  { shown, draft }: { shown: Decimal | undefined; draft: Stored },
): Problem[] =>
  shown === undefined || !seesTotal(scope, definition) || shown === draft[mainAmount(definition) ?? '']
    ? []
    : [problem('total', 'totalMismatch')]

/** What the head of every document, stored or deleted, has in its column `total`. */
const inHead: ReadonlySet<string> = new Set(['total', 'amount'])

/** The total of a stored document `d`, and of a deleted one `t`. */
export const totalSql = (definition: AnyDocument): { stored: Sql; deleted: Sql } => {
  const main = fieldOf(definition)
  if (!main || inHead.has(main.name)) return { stored: sql`d.total`, deleted: sql`t.total` }
  return {
    stored: sql`(select h.${sql.ident(columnOf(main.name, main.field))} from ${sql.ident(definition.table)} h where h.tenant_id = d.tenant_id and h.document_id = d.id)`,
    deleted: sql`(select (r.content ->> ${main.name})::numeric from document_revision r where r.tenant_id = t.tenant_id and r.document_id = t.id and r.action = 'delete' and r.at = t.deleted_at limit 1)`,
  }
}
