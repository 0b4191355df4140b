/** Makes unsaved documents from stored ones: copies, and documents made from sources (contract documents §6). */
import { isInForce, postsAtAll } from '#model/state.ts'
import { decimal, decimalText, fromLedger, one as unit, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { NotFound, problem, Refused } from '#kernel/problem.ts'
import { keepsDay, lineOnDay } from '#model/becomes.ts'
import { complete } from '#model/complete.ts'
import { firstDayOf, type AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { Rest } from '#model/left.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { isStoredId } from '../columns.ts'
import { ruleContext, ruleContexts } from '../store/context.ts'
import { copyOf } from './copy.ts'
import { describe } from './info.ts'
import { unsavedHead } from './input.ts'
import { keptInCurrency } from '../ledger/kept.ts'
import { withUncharged } from '../links/charged.ts'
import { remainingOf, withSourceFacts } from '../links/facts.ts'
import { loadFollowers, loadLinks } from '../links/load.ts'
import { wrongStatus } from './open.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { makeOf } from '../slots.ts'
import { loadDocument } from '../store/store.ts'
import type { Stored } from '../stored.ts'

/** The maximum number of sources for one document. */
const MOST_SOURCES = 50

export interface FromSource {
  /** The kind of the sources, and their ids: one, unless the definition allows many. */
  kind: string
  ids: readonly string[]
  /** Propose everything that may be taken, where the definition would propose nothing by default. */
  all?: boolean
  /** One of the `ways` of the definition. */
  way?: string
}

/**
 * Makes a prefilled document: a copy of the same kind, or one made from sources. Throws NotFound for an unknown
 * source or combination of kinds, Refused if the source is not posted or nothing of it is left.
 */
export const documentFrom = async (
  scope: Scope,
  definition: AnyDocument,
  { kind, ids, all = false, way }: FromSource,
): Promise<Stored> => {
  const source = scope.registry.documents.get(kind)
  if (!source || ids.length === 0 || ids.length > MOST_SOURCES) throw new NotFound()
  const sources: Stored[] = []
  for (const id of new Set(ids)) {
    const one = isStoredId(id) ? await loadDocument(scope.tx, source, id) : null
    if (!one) throw new NotFound()
    sources.push(one)
  }
  const found = sources[0]!
  const made = way
    ? await inWay(scope, { definition, source, way }, sources)
    : kind === definition.name
      ? copyOf(scope, definition, found)
      : await fromSources(scope, { definition, source, all }, sources)
  const fresh: Stored = {
    ...found,
    ...made,
    ...unsavedHead(scope, definition),
    date: (made['date'] as Stored['date']) ?? firstDayOf(definition, scope.settings, scope.today),
  }
  const linked = withSourceFacts(definition, fresh, await loadLinks(scope, definition, { before: null, after: fresh }))
  const prepared = (await scope.registry.slots[definition.name]?.prepare?.(scope, linked)) ?? linked
  const context = await ruleContext(scope, definition, prepared)
  const moved = withDayOf(definition, prepared, { sources, context })
  return describe(scope, definition, complete(definition, moved, context))
}

/** Lines that have what the day of their source proposed get what the new day proposes. */
const withDayOf = (
  definition: AnyDocument,
  document: Stored,
  { sources, context }: { sources: readonly Stored[]; context: RuleContext },
): Stored => {
  if (keepsDay(definition, document)) return document
  const days = new Map(sources.flatMap(({ date, lines }) => lines.map(({ lineId }) => [lineId, date] as const)))
  const links = (definition.follows ?? []).flatMap(({ line }) => line ?? [])
  const dayOf = (line: Stored['lines'][number]) =>
    links.map((name) => days.get(line[name] as unknown as string)).find(Boolean) ?? sources[0]!.date
  const fields = definition.shape.lines as Fields
  return {
    ...document,
    lines: document.lines.map((line) => lineOnDay(fields, line, { from: dayOf(line), to: document.date }, { context })),
  }
}

/** The open or refundable amount of the source, or what can be paid on it in advance; in its currency. */
const openOf = async ({ tx, baseCurrency }: Scope, { lifecycle }: AnyDocument, source: Stored): Promise<Decimal> => {
  if (postsAtAll(lifecycle)) {
    const [row] = await tx.query<{ open: string }>(sql`
      select coalesce(sum(abs(coalesce(currency_amount, amount)) - abs(coalesce(currency_settled, settled))), 0)::text as open
      from debt_entry e where ${sql.ours('e')} and document_id = ${source.id} and column_name in ('incurred', 'returned') and not further`)
    return fromLedger(row!.open)
  }
  const { total, exchangeRate, currency } = source as { total?: Decimal; exchangeRate?: Decimal; currency?: string }
  const foreign = currency && currency !== baseCurrency?.id ? currency : null
  const money = {
    currency: sql`${foreign}::uuid`,
    rate: sql`${decimalText(exchangeRate ?? unit)}::numeric`,
    decimals: sql`coalesce((select decimals from currency where ${sql.ours('currency')} and id = ${foreign}::uuid), 4)`,
  }
  const [row] = await tx.query<{ deposit: string }>(
    sql`select k.deposit::text from ${keptInCurrency(sql`${source.id}::uuid`, money)} k`,
  )
  return subtract(total ?? zero, decimal(row!.deposit))
}

interface Making {
  definition: AnyDocument
  source: AnyDocument
}

const inWay = async (
  scope: Scope,
  { definition, source, way }: Making & { way: string },
  [found, ...others]: readonly Stored[],
): Promise<Record<string, unknown>> => {
  const isKnown = definition.ways?.some((one) => one.name === way && one.of.includes(source.name))
  const make = scope.registry.slots[definition.name]?.ways?.[way]
  if (!isKnown || !make) throw new NotFound()
  if (others.length > 0) throw new Refused([problem('', 'oneSourceOnly')])
  if (!isInForce(source.lifecycle, found!)) throw wrongStatus(scope, source, found!)
  const made = await make(scope, found!)
  if (Array.isArray(made)) throw new Refused(made)
  return made
}

const fromSources = async (
  scope: Scope,
  { definition, source, all }: Making & { all: boolean },
  sources: readonly Stored[],
): Promise<Record<string, unknown>> => {
  const way = definition.sources?.find((one) => one.of === source.name)
  const make = makeOf(scope.registry.slots[definition.name], source.name)
  if (!way || !make) throw new NotFound()
  if (sources.length > 1 && !way.many) throw new Refused([problem('', 'oneSourceOnly')])
  const wrong = sources.find((one) => !isInForce(source.lifecycle, one))
  if (wrong) throw wrongStatus(scope, source, wrong)
  const remaining = new Map<string, Rest>()
  const open = new Map<string, Decimal>()
  for (const one of sources) {
    const links = await loadFollowers(scope, source, one.id)
    for (const [line, left] of remainingOf(source, one, links)) remaining.set(line, left)
    open.set(one.id, await openOf(scope, source, one))
  }
  const contextOf = await ruleContexts(scope, source, sources)
  const left = await withUncharged(scope, source, sources, contextOf)
  const made = make(left, { ...contextOf(sources[0]!), remaining, open, all })
  if (Array.isArray(made)) throw new Refused(made)
  if (made.lines.length === 0 && way.nothing)
    throw new Refused([problem('', way.nothing, { number: sources.map((one) => one.number).join(', ') })])
  return made
}
