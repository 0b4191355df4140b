/** Unsaved documents made from stored ones: copies, and what a definition makes of its sources (contract documents §6). */
import { isInForce } from '#model/state.ts'
import { fromLedger, type Decimal } from '#kernel/decimal.ts'
import { NotFound, problem, Refused } from '#kernel/problem.ts'
import { complete } from '#model/complete.ts'
import { firstDayOf, type AnyDocument, type Draft } from '#model/document.ts'
import { isStoredId } from './columns.ts'
import { ruleContext } from './context.ts'
import { copyOf } from './copy.ts'
import { describe } from './info.ts'
import { unsavedHead } from './input.ts'
import { wrongStatus } from './open.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'
import { loadDocument, type Stored } from './store.ts'

export interface FromSource {
  /** Kind and id of the source. */
  kind: string
  id: string
  /** Whatever may be taken of the source, where the definition proposes nothing of it. */
  all?: boolean
}

/**
 * A prefilled document of the kind: a copy of one of its own, or made by the source the definition names.
 * Throws NotFound for an unknown source or way, Refused where the source is not posted or nothing of it is left.
 */
export const documentFrom = async (
  scope: Scope,
  definition: AnyDocument,
  { kind, id, all = false }: FromSource,
): Promise<Stored> => {
  const source = scope.registry.documents.get(kind)
  const found = source && isStoredId(id) ? await loadDocument(scope.tx, source, id) : null
  if (!found || !source) throw new NotFound()
  const made =
    kind === definition.name
      ? copyOf(scope, definition, found)
      : await fromSource(scope, { definition, source, all }, found)
  const fresh: Stored = {
    ...found,
    ...made,
    ...unsavedHead(scope, definition),
    date: (made['date'] as Stored['date']) ?? firstDayOf(definition, scope.settings, scope.today),
  }
  const prepared = ((await scope.registry.slots[definition.name]?.prepare?.(scope, fresh)) ?? fresh) as Stored
  const context = await ruleContext(scope, definition, prepared)
  return describe(scope, definition, complete(definition, prepared as never, context) as unknown as Stored)
}

/** What is still open of it, or may still be given back for it; base currency. */
const openOf = async (scope: Scope, id: string): Promise<Decimal> => {
  const [row] = await scope.tx.query<{ open: string }>(sql`
    select coalesce(sum(abs(amount) - abs(settled)), 0)::text as open
    from debt_entry where document_id = ${id} and column_name in ('incurred', 'returned') and not further`)
  return fromLedger(row!.open)
}

interface Way {
  definition: AnyDocument
  source: AnyDocument
  all: boolean
}

const fromSource = async (
  scope: Scope,
  { definition, source, all }: Way,
  found: Stored,
): Promise<Record<string, unknown>> => {
  const way = definition.sources?.find((one) => one.of === source.name)
  const make = scope.registry.slots[definition.name]?.makes?.[source.name]
  if (!way || !make) throw new NotFound()
  if (!isInForce(source.lifecycle, found)) throw wrongStatus(scope, source, found)
  const context = await ruleContext(scope, source, found)
  const remaining =
    (await scope.registry.slots[source.name]?.remaining?.(scope, found, null)) ?? new Map<string, bigint>()
  const made = make(found, { ...context, remaining, open: await openOf(scope, found.id), all }) as Draft
  if (made.lines.length === 0) throw new Refused([problem('', way.nothing, { number: found.number })])
  return made as unknown as Record<string, unknown>
}
