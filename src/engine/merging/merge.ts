/**
 * Makes one record of two that are the same: everything that refers to the one that goes refers to the one that stays.
 * A preview does it and undoes it, so that it tells exactly what would happen (decision 0030).
 */
import { translate } from '#i18n/catalogues.server.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { AnyList } from '#model/list.ts'
import { isStoredId, ownTable } from '../columns.ts'
import { violationOf } from '../constraint.ts'
import { problemsAsSeen } from '../document/seen-problems.ts'
import { collectStockChanges, type StockConsequence } from '../document/stock-consequences.ts'
import { eventStatement } from '../event.ts'
import { joinDebts, joinStock, type Two } from '../ledger/join.ts'
import type { Watch } from '../ledger/stock-replay.ts'
import { lockStatement } from '../locks.ts'
import { loadRecords } from '../record/read.ts'
import type { ListModule } from '../record/record.ts'
import { refreshSearch } from '../record/save.ts'
import { readValue, valueNamed } from '../record/value.ts'
import { recordStatements } from '../record/write.ts'
import { wholeScope, type ListMerging, type Pair, type Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { inWords, type ToldLoss } from './lost.ts'
import { heldBy, movedStatements, namingBoth, referencesTo, type ReferenceCount } from './references.ts'
import { givenUp, rulesOf, takenOver } from './values.ts'

export interface MergeOrder extends Two {
  dryRun: boolean
}

/** A sum of the list, of each of the two. */
interface Figure {
  name: string
  keep: Decimal
  remove: Decimal
}

export interface MergeResult extends Pair {
  held: ReferenceCount[]
  figures: Figure[]
  /** What stands in the way; nothing is merged then. */
  problems: readonly Problem[]
  /** Values of the one that goes that are given up. */
  lost: readonly ToldLoss[]
  /** What else of it is given up. */
  notes: readonly Problem[]
  stock: StockConsequence
}

const nothing: StockConsequence = { entries: 0, documents: 0, profit: [] }

/** Locks both records, and their places in the ledgers like a save does. */
const openBoth = async (scope: Scope, { definition, slots }: ListModule, two: Two) => {
  const ids = [two.keep, two.remove]
  const found = await loadRecords({ scope, definition }, ids, { lock: true })
  const [keep, remove] = ids.map((id) => found.get(id.toLowerCase()))
  if (!keep || !remove) throw new Refused([problem('', 'notFound')])
  if (keep.id === remove.id) throw new Refused([problem('', 'mergeSame')])
  const isStock = slots!.merging!.ledger === 'stock'
  await scope.tx.query(lockStatement({ products: isStock ? ids : [], partners: isStock ? [] : ids, funds: [] }))
  return { keep, remove }
}

const figuresOf = async (scope: Scope, definition: AnyList, two: Two): Promise<Figure[]> => {
  const values = definition.sums.map((name) => ({ name, value: valueNamed({ scope, definition }, name) }))
  const columns = values.map(({ value }, index) => sql`, ${value.sql} as ${sql.raw(`f${index}`)}`)
  const rows = await scope.tx.query<{ id: string } & Record<string, unknown>>(
    sql`select r.id${sql.join(columns, '')} from ${sql.ident(definition.table)} r where ${sql.ours('r')} and r.id = any(${[two.keep, two.remove]}::uuid[])`,
  )
  return values.flatMap(({ name, value }, index) => {
    const of = (id: string) => (readValue(value, rows.find((row) => row.id === id)?.[`f${index}`]) ?? zero) as Decimal
    return value.hidden ? [] : [{ name, keep: of(two.keep), remove: of(two.remove) }]
  })
}

/** Days that are closed keep their values; that a document there has another name of goods or partner changes none. */
const closed = ({ settings: { lockDate } }: Scope, first: Day | null): Problem[] =>
  lockDate !== '' && first !== null && first <= lockDate
    ? [problem('', 'mergeLocked', { date: showDay(lockDate) })]
    : []

const joinLedgers = async (
  scope: Scope,
  { ledger }: ListMerging,
  two: Two,
): Promise<{ stock: StockConsequence; problems: Problem[] }> => {
  if (ledger === 'debts') {
    await joinDebts(scope, two)
    return { stock: nothing, problems: [] }
  }
  const seen = collectStockChanges(null)
  let first: Day | null = null
  const watch: Watch = (before, after) => {
    if (before.value !== after.value && (first === null || after.day < first)) first = after.day as Day
    seen.watch(before, after)
  }
  await joinStock(scope, two, watch)
  return { stock: await seen.result(scope, new Map(), new Map()), problems: closed(scope, first) }
}

/** The record that both become, and what has no place in it. */
const joinValues = ({ settings }: Scope, { definition, slots }: ListModule, pair: Pair) => {
  const merging = slots!.merging!
  const rules = rulesOf(definition, merging, settings)
  const whole = takenOver(rules, pair)
  const joined = merging.joined?.(pair, whole) ?? whole
  return { joined, lost: givenUp(rules, joined, pair.remove) }
}

/** What was written about the one that goes is kept in the event, whole. */
const writeRecords = async (
  scope: Scope,
  definition: AnyList,
  { keep, remove, joined }: Pair & { joined: Pair['keep'] },
): Promise<void> => {
  const after = { ...joined, version: keep.version + 1 }
  await scope.tx.batch([
    sql`delete from ${sql.ident(ownTable(definition))} r where ${sql.ours('r')} and r.id = ${remove.id}`,
    ...recordStatements({ scope, definition }, keep, after),
    eventStatement(scope, {
      functionId: definition.right,
      action: 'merge',
      number: keep.code,
      summary: `${remove.code} ${remove.name} → ${keep.code} ${keep.name}`,
      recordId: keep.id,
      before: { ...keep, merged: remove },
      after,
    }),
  ])
  await refreshSearch(scope, definition, [keep.id])
}

/** Drafts have no number. */
const numbersOf = ({ language }: Scope, numbers: readonly string[]): string =>
  numbers.map((number) => number || translate(language, 'status.draft')).join(', ')

const run = async (scope: Scope, module: ListModule, two: Two): Promise<MergeResult> => {
  const { definition, slots } = module
  const merging = slots!.merging!
  const pair = await openBoth(scope, module, two)
  const ids = { keep: pair.keep.id, remove: pair.remove.id }
  // Balances of 0 and what was withdrawn mean nothing any more, and would stand twice.
  for (const id of Object.values(ids)) await slots!.release?.(scope, id)
  const references = await referencesTo(scope, definition)
  const { joined, lost } = joinValues(scope, module, pair)
  const told = {
    ...pair,
    held: await heldBy(scope, definition, references, ids),
    figures: await figuresOf(scope, definition, ids),
    lost: await inWords(scope, lost),
    notes: (await merging.notes?.(scope, pair)) ?? [],
  }
  const together = await namingBoth(
    scope,
    references.filter(({ table }) => merging.apart(table)),
    ids,
  )
  const problems = [
    ...((await slots!.keep?.(scope, pair.remove)) ?? []),
    ...(await merging.problems(scope, pair)),
    ...(together.length > 0 ? [problem('', 'mergeTogether', { numbers: numbersOf(scope, together) })] : []),
  ]
  if (problems.length > 0) return { ...told, problems, stock: nothing }
  await scope.tx.batch([...(merging.clear?.(pair) ?? []), ...movedStatements(definition, references, ids)])
  const { stock, problems: late } = await joinLedgers(scope, merging, ids)
  if (late.length === 0) await writeRecords(scope, definition, { ...pair, joined })
  return { ...told, problems: late, stock }
}

/** Carries the answer out of what is undone. */
class Undone extends Error {
  readonly merged: MergeResult
  constructor(merged: MergeResult) {
    super()
    this.merged = merged
  }
}

/** A document saved in the meantime may name the record that goes. */
const refuseBusy = (error: unknown): never => {
  if (violationOf(error).code === '23503') throw new Refused([problem('', 'mergeBusy')])
  throw error
}

/** Throws Refused with what stands in the way; a preview returns it. */
export const mergeRecords = async (scope: Scope, module: ListModule, order: MergeOrder): Promise<MergeResult> => {
  if (!isStoredId(order.keep) || !isStoredId(order.remove)) throw new Refused([problem('', 'notFound')])
  try {
    return await scope.tx.savepoint(async () => {
      const found = await run(wholeScope(scope), module, order)
      const merged = { ...found, problems: await problemsAsSeen(scope, found.problems) }
      if (order.dryRun) throw new Undone(merged)
      if (merged.problems.length > 0) throw new Refused(merged.problems)
      return merged
    })
  } catch (error) {
    if (error instanceof Undone) return error.merged
    return refuseBusy(error)
  }
}
