/**
 * Posts documents: the entries a document should have replace those it has. No other code writes ledger entries.
 * Deleting and cancelling replace them by nothing.
 */
import { assert } from '#kernel/assert.ts'
import { showDay } from '#kernel/day.ts'
import { decimal, fromLedger, SCALE, toLedger } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, warning, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { withStates } from '../links/out-of-force.ts'
import { loadRefs } from '../record/refs.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'
import { sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import { cashFromRow, cashOf, changeCash, checkFunds, loweredFunds, type LoweredFund } from './cash.ts'
import { changeDebts } from './debt.ts'
import type { Removing } from './debt-claims.ts'
import { debtStatements, debtStateFrom, noDebts, type DebtState } from './debt-state.ts'
import { lockAndDraw, lockStatement } from '../locks.ts'
import { isPosted } from '#model/state.ts'
import type { Shortage } from './shortage.ts'
import { changeStock, type LoadedBalances } from './stock.ts'
import type { Watch } from './stock-replay.ts'
import { balanceFromRow, balancesOf, entriesOfDocument, entryFromRow, type Places } from './stock-rows.ts'
import { placeOf, type StockEntry } from './valuation.ts'
import { touchedBy, type TouchedIds } from './touched.ts'
import { nothingWanted, wantedEntries, type CashEntry, type WantedEntries } from './wanted.ts'

interface LedgerState {
  stock: StockEntry[]
  /** The stock of the document's goods in its stores. */
  held: LoadedBalances
  debts: DebtState
  cash: CashEntry[]
}
const nothingStored: Omit<LedgerState, 'held'> = { stock: [], debts: noDebts, cash: [] }

/** Ledger units of the smallest amount of the base currency: 10,000 for đồng. */
export const stepOf = (baseDecimals: number): bigint => toLedger(decimal(`1e-${Math.min(baseDecimals, SCALE)}`))

export const wantedOf = (definition: AnyDocument, document: Stored | null, context: RuleContext): WantedEntries =>
  document && isPosted(definition.lifecycle, document)
    ? wantedEntries(document, definition.post(document, context))
    : nothingWanted

const stateStatements = (id: string): Statement[] => [entriesOfDocument(id), ...debtStatements(id), cashOf(id)]

/**
 * Takes the locks of a document before other documents are changed on its behalf, so that their locks come later in
 * the order.
 */
export const lockFirst = async (scope: Scope, definition: AnyDocument, document: Stored): Promise<void> => {
  await scope.tx.query(lockStatement(await touchedBy(scope, definition, [document])))
}

export interface LockedLedgers {
  touched: TouchedIds
  state: LedgerState
  /**
   * The sequence number of a new document, drawn under the locks, so that its entries come last among those of its
   * goods.
   */
  seq: string | null
}

/** Unit costs in the locked stores, in ledger units. */
export const costsOf = ({ state }: LockedLedgers): ((product: string, store: string) => bigint | undefined) => {
  const costs = new Map(state.held.balances.map((balance) => [placeOf(balance), balance.cost]))
  return (product, store) => costs.get(placeOf({ product, store }))
}

interface LockedChange {
  before: Stored | null
  after: Stored | null
  /** Funds that the rules may fill in. Later they could only be locked out of order. */
  funds?: readonly string[]
}

/**
 * Takes all locks that the change needs, then loads the ledger state of the document. Happens once per change, because
 * a second time would lock goods behind funds.
 */
export const lockAndLoad = async (
  scope: Scope,
  definition: AnyDocument,
  { before, after, funds = [] }: LockedChange,
): Promise<LockedLedgers> => {
  const named = await touchedBy(
    scope,
    definition,
    [before, after].filter((one) => one !== null),
  )
  const touched = funds.length > 0 ? { ...named, funds: named.funds.union(new Set(funds)) } : named
  const places: Places = { products: [...touched.products], stores: [...touched.stores] }
  const [locked, balances, ...answers] = await scope.tx.batch([
    before ? lockStatement(touched) : lockAndDraw(touched),
    balancesOf(places),
    ...(before ? stateStatements(before.id) : []),
  ])
  const held = { ...places, balances: balances!.map(balanceFromRow) }
  if (!before) {
    const [next] = locked as [{ seq: string }]
    return { touched, state: { ...nothingStored, held }, seq: next.seq }
  }
  const [stock, entries, allocations, kept, cash] = answers
  return {
    touched,
    state: {
      stock: stock!.map(entryFromRow),
      held,
      debts: debtStateFrom([entries!, allocations!, kept!]),
      cash: cash!.map(cashFromRow),
    },
    seq: null,
  }
}

const ASK = 1
const ALLOW = 2

/** What is short where goods go on to another store: what they cost is not known, and there it would be wrong for good. */
const movedOn = (shortages: readonly Shortage[], { stock }: WantedEntries): readonly Shortage[] =>
  shortages.filter(({ line, product, store }) =>
    stock.some(
      (entry) => entry.line === line && entry.product === product && entry.store !== store && entry.quantity > 0n,
    ),
  )

/** One short line for each shortage, with product, store and day. */
const shortageProblems = async (
  scope: Scope,
  all: readonly Shortage[],
  { wanted, context }: { wanted: WantedEntries; context: RuleContext },
): Promise<Problem[]> => {
  const { negativeStock } = scope.settings
  const shortages = negativeStock === ALLOW ? movedOn(all, wanted) : all
  if (shortages.length === 0) return []
  const known = await loadRefs(
    scope,
    new Map([
      ['product', new Set(shortages.map((one) => one.product))],
      ['store', new Set(shortages.map((one) => one.store))],
    ]),
  )
  const find = (list: string, id: string) => context.refs.get(list, id) ?? known.get(list, id)
  const show = (units: bigint) => showNumber(fromLedger(units), { language: scope.language })
  const make = negativeStock >= ASK ? warning : problem
  return shortages.map((one) => {
    const [product, store] = [find('product', one.product), find('store', one.store)]
    const values = {
      code: product?.code ?? '',
      name: product?.name ?? '',
      store: store?.name ?? '',
      date: showDay(one.day),
      onHand: show(one.onHand),
      needed: show(one.needed),
    }
    return { ...make(one.line < 0 ? '' : `lines.${one.line}.quantity`, 'stockShort', values), store: one.store }
  })
}

export interface Posting {
  /** Statements that may run before the document itself is written. */
  goods: Statement[]
  money: Statement[]
  problems: Problem[]
  /** The funds to check after the entries are written. */
  funds: LoweredFund[]
  /** The open amount of the document itself. */ open: bigint
}

/** Asserts that a document only writes where it holds locks; anything else is an error in its definition. */
const assertWithin = ({ touched, state }: Pick<LockedLedgers, 'touched' | 'state'>, wanted: WantedEntries): void => {
  const { products, stores, partners, funds } = touched
  const isInside =
    [...state.stock, ...wanted.stock].every((entry) => products.has(entry.product) && stores.has(entry.store)) &&
    [...state.debts.entries, ...wanted.debts, ...wanted.claims].every((entry) => partners.has(entry.partner)) &&
    [...state.cash, ...wanted.cash].every((entry) => funds.has(entry.fund))
  assert(isInside, 'a posting outside its locks')
}

/** Refuses entries on locked days, and removals of such entries, including moves with days of their own. */
const closedDays = ({ settings: { lockDate } }: Scope, state: LedgerState, wanted: WantedEntries): Problem[] => {
  const entries = [state.stock, state.debts.entries, state.cash, wanted.stock, wanted.debts, wanted.cash].flat()
  return lockDate && entries.some((entry) => entry.day <= lockDate)
    ? [problem('date', 'locked', { date: showDay(lockDate) })]
    : []
}

/** Names the currencies of which one cannot settle the other. */
const withCodes = async ({ tx }: Scope, problems: readonly Problem[]): Promise<readonly Problem[]> => {
  if (!problems.some(({ message }) => message === 'currencyDiffers')) return problems
  const rows = await tx.query<{ id: string; code: string }>(
    sql`select id, code from currency c where ${sql.ours('c')} and not is_base`,
  )
  const codeOf = (id: unknown): string => rows.find((row) => row.id === id)?.code ?? ''
  return problems.map((one) =>
    one.message === 'currencyDiffers'
      ? { ...one, values: { code: codeOf(one.values?.['code']), code2: codeOf(one.values?.['code2']) } }
      : one,
  )
}

/** The documents that a line of a voucher or an offset names. */
const namedByClaims = (document: string, { claims }: WantedEntries, at: string): string[] => {
  const [, line] = /^lines\.(\d+)\.voucher$/.exec(at) ?? []
  const ends = claims.flatMap((one) => [
    ...(String(one.line) === line ? [one.debt, one.credit] : []),
    ...(String(one.creditLine) === line ? [one.credit] : []),
  ])
  return ends.filter((id) => id !== document)
}

interface Change {
  document: string
  partner: string | null
  locked: Pick<LockedLedgers, 'touched' | 'state'>
  wanted: WantedEntries
  context: RuleContext
  keeps: ReadonlySet<string>
  removing: Removing
  /** Called for every later stock entry that is revalued. */
  watch?: Watch | undefined
}

/**
 * Returns the statements and problems of changing the document's ledger entries to `wanted`. The caller must hold the
 * locks.
 */
export const repost = async (
  scope: Scope,
  { document, partner, locked, wanted, context, keeps, removing, watch }: Change,
): Promise<Posting> => {
  assertWithin(locked, wanted)
  const { tx } = scope
  const { state } = locked
  const show = (units: bigint) => showNumber(fromLedger(units), { language: scope.language })
  const debts = await changeDebts(tx, {
    document,
    partner,
    stored: state.debts,
    wanted,
    keeps,
    removing,
    show,
    decimals: context.baseDecimals,
    lockDate: scope.settings.lockDate,
  })
  const stock = await changeStock(
    tx,
    { stored: state.stock, wanted: wanted.stock, held: state.held },
    { step: stepOf(context.baseDecimals), watch },
  )
  return {
    goods: stock.statements,
    money: [...debts.statements, ...changeCash(document, state.cash, wanted.cash)],
    problems: [
      ...closedDays(scope, state, wanted),
      ...(await withStates(scope, await withCodes(scope, debts.problems), (at) => namedByClaims(document, wanted, at))),
      ...(await shortageProblems(scope, stock.shortages, { wanted, context })),
    ],
    open: debts.open,
    funds: scope.settings.negativeFund === 2 ? [] : loweredFunds(state.cash, wanted.cash),
  }
}

export { checkFunds }
