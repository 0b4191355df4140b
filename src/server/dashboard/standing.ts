/**
 * Current state: money in funds, stock value, today's documents, drafts, days not closed, and whether a new business is
 * still guided.
 */
import { OPENING_KIND } from '#engine/ledger/opening.ts'
import { isDraftSql, isInForceSql } from '#engine/states.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import type { Day } from '#kernel/day.ts'
import { rateOnSql } from '#engine/store/rates.ts'
import { asOfToday, cashText, openingText, stockText } from '#engine/today.ts'
import type { Todo } from '#engine/scope.ts'
import type { AnyDocument } from '#model/document.ts'
import { may } from '#model/right.ts'
import { isHidden } from '#model/marks.ts'
import { isGuided } from '#start/steps.server.ts'
import type { Dashboard, FundFigures, StockFigures } from '#wire/described/dashboard.ts'
import { exact, fromUnits, type Part } from './part.ts'

interface FundRow {
  Id: string
  Name: string
  balance: string
  currencyCode: string | null
  balanceBase: string | null
}

export const cashPart = (scope: Scope): Part<FundFigures[]> => ({
  statements: [
    sql`select h.*, case when h."currencyCode" is null then h.balance else round(h.balance * h.rate, ${scope.baseCurrency?.decimals ?? 0}::integer) end as "balanceBase"
      from (select f.id as "Id", f.name as "Name", f.kind, f.code_key, ${asOfToday(scope, openingText('f'))} + round(coalesce(b.amount, 0) / 10000.0, 4) as balance, r.code as "currencyCode", ${rateOnSql(sql`${scope.today}::date`)} as rate
        from fund f left join ${asOfToday(scope, cashText)} b on b.tenant_id = f.tenant_id and b.fund_id = f.id
        left join currency r on r.tenant_id = f.tenant_id and r.id = f.currency_id and not r.is_base where ${sql.ours('f')} and f.active) h
      order by h.kind desc, h.code_key`,
  ],
  toFigures: ([funds]) =>
    (funds as FundRow[]).map(({ Id, Name, balance, currencyCode, balanceBase }) => ({
      Id,
      Name,
      balance: exact(balance),
      currencyCode,
      balanceBase: balanceBase === null ? null : exact(balanceBase),
    })),
})

interface HeldRow extends Omit<StockFigures['short'][number], 'Id' | 'QInstock' | 'stockMin'> {
  /** Null where nothing is short. */
  Id: string | null
  quantity: string
  least: string
  /** Of all goods, the same in each row. */
  value: string
  belowMin: number
  aboveMax: number
}

/**
 * The worth of what is held, and the goods that are shortest of their minimum, on a second connection. Balances are read
 * once for both, and added up by product only for goods with limits, since adding up by product takes longest. The worth
 * is that of all balances without those of goods no longer used, which are few. Sums of all goods may exceed a ledger's
 * integers, so they are numeric. What is below a minimum of nothing is the shortest.
 */
export const stockOf = async (scope: Scope): Promise<StockFigures> => {
  const lies = sql`coalesce(quantity, 0) / 10000.0`
  const isLimited = sql`active and (stock_min is not null or stock_max is not null)`
  const rows = await scope.tx.alongside<HeldRow>(sql`
    with held as materialized (
      select limited_id, sum(quantity) as quantity, sum(value) as value
      from (select case when product_id in (select id from product where ${sql.ours('product')} and ${isLimited}) then product_id end as limited_id, quantity, value from ${asOfToday(scope, stockText('quantity', 'value'))} t) b
      group by limited_id
    ), unused as (
      select sum(b.value) as value from product p join ${asOfToday(scope, stockText('value'))} b on b.tenant_id = p.tenant_id and b.product_id = p.id where ${sql.ours('p')} and not p.active
    ), lying as materialized (
      select p.id, p.code, p.code_key, p.name, p.unit_id, p.stock_min, p.stock_max, h.quantity
      from product p left join held h on h.limited_id = p.id where ${sql.ours('p')} and ${isLimited}
    ), short as materialized (
      select l.*, ${lies} / nullif(stock_min, 0) as part from lying l where stock_min is not null and stock_min > ${lies}
    ), whole as (
      select (coalesce((select sum(value) from held), 0) - coalesce((select value from unused), 0))::text as value, (select count(*) from short)::int as "belowMin",
        count(*) filter (where stock_max is not null and stock_max < ${lies})::int as "aboveMax" from lying
    ), first as (select * from short order by part nulls first, code_key limit 5)
    select w.*, f.id as "Id", f.code as "ProductID", f.name as "ProductName", u.name as "Unit", coalesce(f.quantity, 0)::text as quantity, f.stock_min as least
    from whole w left join first f on true left join unit u on ${sql.ours('u')} and u.id = f.unit_id
    order by f.part nulls first, f.code_key`)
  const { value, belowMin, aboveMax } = rows[0]!
  return {
    belowMin,
    aboveMax,
    value: isHidden({ cost: true }, sightFor(scope)) ? null : fromUnits(value),
    short: rows.flatMap(({ Id, ProductID, ProductName, Unit, quantity, least }) =>
      Id === null ? [] : [{ Id, ProductID, ProductName, Unit, QInstock: fromUnits(quantity), stockMin: exact(least) }],
    ),
  }
}

export const readable = ({ registry, user }: Scope): AnyDocument[] =>
  [...registry.documents.values()].filter(({ right }) => may(user.rights, right, 'R'))

interface KindCount {
  definition: AnyDocument
  count: number
}
export interface TodoCount {
  definition: AnyDocument
  todo: Todo
  count: number
}
export interface Waiting {
  today: KindCount[]
  drafts: KindCount[]
}

/**
 * Runs the `todos` of the definitions that the user may act on, and returns the counts with the list that shows the
 * counted records. Those of the whole business run without the limits of the user; `inBell` adds those that only the
 * bell tells.
 */
export const todosPart = (scope: Scope, ofWhole: boolean, inBell = false): Part<TodoCount[]> => {
  const { rights } = scope.user
  const todoQueries = readable(scope).flatMap((definition) =>
    (scope.registry.slots[definition.name]?.todos ?? [])
      .filter(({ inBellOnly = false }) => inBell || !inBellOnly)
      .filter(({ needs, isWhole = false }) => isWhole === ofWhole && needs.some(([id, flag]) => may(rights, id, flag)))
      .map((todo) => ({ definition, todo })),
  )
  return {
    statements: todoQueries.map(({ todo }) => todo.count(scope)),
    toFigures: (answers) =>
      todoQueries.map((one, index) => {
        const [{ count } = { count: 0 }] = answers[index] as { count: number }[]
        return { ...one, count }
      }),
  }
}

/** Today's posted documents and all drafts, in the order of the registry. */
export const waitingPart = (scope: Scope): Part<Waiting> => {
  const definitions = readable(scope)
  const kinds = definitions.map(({ name }) => name)
  const inOrder = (rows: readonly unknown[]): KindCount[] =>
    definitions.flatMap((definition) =>
      (rows as { kind: string; count: number }[])
        .filter(({ kind }) => kind === definition.name)
        .map(({ count }) => ({ definition, count })),
    )
  return {
    statements: [
      sql`select kind, count(*)::int as count from document d where ${sql.ours('d')} and kind = any(${kinds}::text[]) and day = ${scope.today} and ${isInForceSql('d')} group by kind`,
      sql`select kind, count(*)::int as count from document d where ${sql.ours('d')} and kind = any(${kinds}::text[]) and ${isDraftSql('d')} group by kind`,
    ],
    toFigures: ([today, drafts]) => ({ today: inOrder(today!), drafts: inOrder(drafts!) }),
  }
}

/**
 * The days from one on, before today, with a document the user sees. The first one seen of each day suffices, in the
 * index of lists; counting distinct days would read every head. Kinds of which he sees only his own come last.
 */
const seenDays = ({ registry, tx, today }: Scope, from: Day): Statement => {
  const isOwn = (kind: string) => tx.limits?.ownKinds.includes(kind) === true
  const kinds = [...registry.documents.keys(), OPENING_KIND]
  const ordered = [...kinds.filter((kind) => !isOwn(kind)), ...kinds.filter(isOwn)]
  return sql`
    select count(*)::int as days from generate_series(${from}::timestamp, ${today}::date - 1, interval '1 day') g (day)
    where exists (select from unnest(${ordered}::text[]) k (kind) cross join lateral (
      select from document d where ${sql.ours('d')} and d.kind = k.kind and d.day = g.day::date limit 1) seen)`
}

/** Days before today that have documents and are not closed by the lock date. */
export const closingOf = async (scope: Scope): Promise<NonNullable<Dashboard['closing']>> => {
  const { settings, today, tx } = scope
  const lockDate = settings.lockDate === '' ? null : settings.lockDate
  // Sums by day are of the whole business, so to a limited user they say only where to begin.
  const [all] = await tx.whole.query<{ days: number; first: Day | null }>(
    sql`select count(*)::int as days, to_char(min(day), 'YYYY-MM-DD') as first from (select day from document_sum where ${sql.ours('document_sum')} and day < ${today} and day > ${lockDate ?? '-infinity'}::date group by day having sum(count) > 0) open`,
  )
  const { days, first } = all!
  if (!tx.limits || !first) return { lockDate, openDays: days }
  const [seen] = await tx.query<{ days: number }>(seenDays(scope, first))
  return { lockDate, openDays: seen!.days }
}

/** True if nothing but opening balances was posted, also where the user does not see it. */
const isEmpty = async ({ registry, tx }: Scope): Promise<boolean> => {
  const kinds = [...registry.documents.values()].flatMap((one) => (one.opens ? [] : [one.name]))
  const [used] = await tx.whole.query<{ any: boolean }>(
    sql`select exists (select from document d where ${sql.ours('d')} and kind = any(${kinds}::text[]) and ${isInForceSql('d')}) as any`,
  )
  return !used!.any
}

/** The guided start, as long as it stands on the page. */
export const guideOf = async (scope: Scope): Promise<Dashboard['guide']> =>
  (await isGuided(scope)) ? { isEmpty: await isEmpty(scope) } : null
