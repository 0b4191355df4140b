/** Document numbers: a prefix and a running number, without gaps and duplicates (contract documents §3). */
import type { AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { numberDigits } from '#model/settings.ts'
import type { Numbering, Settings } from '#model/standard-settings.ts'
import { fold } from '#kernel/fold.ts'
import { violationOf } from './constraint.ts'
import { sql, type Sql } from './sql.ts'
import type { NumberSql } from './number-sql.ts'
import type { Scope } from './scope.ts'
import type { Statement, Tx } from './tx.ts'
import type { Stored } from './stored.ts'

export interface Series {
  name: string
  /** The kind of document: numbers that already exist are skipped. Codes of lists have none. */
  kind?: string
  prefix: string
  digits: number
}

const stampOf = ({ reset }: Numbering, date: string): string =>
  reset === 'yearly' ? date.slice(2, 4) : reset === 'monthly' ? date.slice(2, 4) + date.slice(5, 7) : ''

export const seriesOf = (
  definition: AnyDocument,
  document: Stored,
  context: RuleContext,
  settings: Settings,
): Series => {
  const own = definition.prefixOf?.(document, context) ?? definition.prefixes[0]
  const configured = settings.numbering[definition.wire.module] ?? {}
  const prefix = (configured.prefix || own) + stampOf(configured, document.date)
  return {
    name: `${definition.name}:${prefix}`,
    kind: definition.name,
    prefix,
    digits: configured.digits ?? numberDigits,
  }
}

export const typedNumber = (number: string): NumberSql => ({
  draw: [],
  from: null,
  where: sql.empty,
  number: sql`${number}`,
  rows: (rest) => rowsWith(null, rest),
  search: (rest) => sql`${[fold(number), rest].filter(Boolean).join(' ')}`,
})

const padded = ({ prefix, digits }: Pick<Series, 'prefix' | 'digits'>, counter: Sql): Sql =>
  sql`${prefix}::text || lpad(${counter}::text, greatest(${digits}::integer, length(${counter}::text)), '0')`

/** The first counter from `start` whose number is not used yet; a typed number may be ahead of its series. */
const firstFree = (series: Series, start: Sql): Sql =>
  series.kind === undefined
    ? start
    : sql`(select n from (select generate_series(${start}, ${start} + 100000) as n) c
    where (select d.id from document d where ${sql.ours('d')} and d.kind = ${series.kind} and d.number_key <> '' and d.number_key = lower(${padded(series, sql`n`)})) is null limit 1)`

/**
 * The next number: drawn by one statement and used by the one that writes the document. The row of the series stays
 * locked until the end of the transaction, so a refused save leaves no gap.
 */
export const drawnNumber = (series: Series): NumberSql => {
  const number = (prefix: string) => padded({ ...series, prefix }, sql`n.last`)
  const from = sql`number_series n`
  const where = sql`${sql.ours('n')} and n.series = ${series.name}`
  return {
    draw: [
      sql`insert into number_series as s (tenant_id, series, last)
  select ${sql.home.tenant}, ${series.name}, case when exists (select 1 from number_series k where ${sql.ours('k')} and k.series = ${series.name}) then 1 else ${firstFree(series, sql`1::bigint`)} end from ${sql.home.row}
  on conflict (tenant_id, series) do update set last = ${firstFree(series, sql`s.last + 1`)}`,
    ],
    from,
    where,
    number: number(series.prefix),
    rows: (rest) => sql`select n.tenant_id, ${rest} from ${from} where ${where}`,
    search: (rest) => (rest ? sql`${number(fold(series.prefix))} || ${` ${rest}`}::text` : number(fold(series.prefix))),
  }
}

/** The row of an insert, the tenant and the `rest` of its values, which may name a number that is drawn in the same batch. */
export const rowsWith = (drawn: NumberSql | null, rest: Sql): Sql =>
  drawn?.rows(rest) ?? sql`values (${sql.tenant}, ${rest})`

/** JSON whose field `name` gets the number that is drawn in the same batch; without one, the JSON as it is. */
export const jsonWith = (drawn: NumberSql | null, name: string, json: string): Sql =>
  drawn ? sql`jsonb_set(${json}::jsonb, ${sql.raw(`'{${name}}'`)}, to_jsonb(${drawn.number}))` : sql`${json}::jsonb`

/** Draws the next number, to be written later. */
export const drawNumber = async (tx: Tx, series: Series): Promise<string> => {
  const { draw, number, from, where } = drawnNumber(series)
  const answers = await tx.batch([...draw, sql`select ${number} as number from ${from} where ${where}`])
  return (answers.at(-1) as [{ number: string }])[0].number
}

/**
 * If a typed number fits the pattern with a higher counter, the counter is raised to it. A number with more digits
 * than the series is ignored (contract amendments), because a typing error must not affect all later numbers.
 */
export const raiseStatement = (series: Series, typed: string): Statement[] => {
  const counter = typed.toUpperCase().startsWith(series.prefix.toUpperCase()) ? typed.slice(series.prefix.length) : ''
  if (!/^\d{1,15}$/.test(counter)) return []
  return counter.length > series.digits
    ? [
        sql`update number_series set last = greatest(last, ${counter}::bigint) where ${sql.ours('number_series')} and series = ${series.name} and length(last::text) >= ${counter.length}`,
      ]
    : [
        sql`insert into number_series (tenant_id, series, last) values (${sql.tenant}, ${series.name}, ${counter}) on conflict (tenant_id, series) do update set last = greatest(number_series.last, excluded.last)`,
      ]
}

const isNumberFree = async (tx: Tx, definition: AnyDocument, number: string, except: string): Promise<boolean> =>
  (
    await tx.query(
      sql`select 1 from document where ${sql.ours('document')} and kind = ${definition.name} and number_key = lower(${number}) and number_key <> '' and id <> ${except}`,
    )
  ).length === 0

/** The problem of a typed number that another document already has. */
export const numberProblems = async (
  scope: Scope,
  definition: AnyDocument,
  before: Stored | null,
  draft: Stored,
): Promise<Problem[]> =>
  draft.number && draft.number !== before?.number && !(await isNumberFree(scope.tx, definition, draft.number, draft.id))
    ? [problem('number', 'duplicate.number', { value: draft.number })]
    : []

/**
 * If two concurrent saves use the same typed number, the slower one gets the unique violation of the database, which
 * becomes a refusal here.
 */
export const refuseTaken =
  (number: string) =>
  (error: unknown): never => {
    const { code, constraint } = violationOf(error)
    throw code === '23505' && constraint === 'document_number_unique'
      ? new Refused([problem('number', 'duplicate.number', { value: number })])
      : error
  }
