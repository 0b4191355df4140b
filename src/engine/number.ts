/** Document numbers: prefix + running number, gapless and never twice (contract documents §3). */
import type { AnyDocument, RuleContext } from '#model/document.ts'
import type { Numbering, Settings } from '#model/settings.ts'
import { fold } from '#kernel/fold.ts'
import { sql, type Sql } from './sql.ts'
import type { Statement, Tx } from './tx.ts'
import type { Stored } from './store.ts'

export interface Series {
  name: string
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
  const own = typeof definition.prefix === 'string' ? definition.prefix : definition.prefix(document, context)
  const configured = settings.numbering[definition.wire.module] ?? {}
  const prefix = (configured.prefix || own) + stampOf(configured, document.date)
  return { name: `${definition.name}:${prefix}`, prefix, digits: configured.digits ?? 6 }
}

/** How a number is written: what comes before the statement that writes it, the number, and what it is found by. */
export interface NumberSql {
  before: Sql
  number: Sql
  /** With the folded text of everything else. */
  search(rest: string): Sql
}

export const typedNumber = (number: string): NumberSql => ({
  before: sql.empty,
  number: sql`${number}`,
  search: (rest) => sql`${[fold(number), rest].filter(Boolean).join(' ')}`,
})

/**
 * The next number, drawn by the statement that writes it; it must be returned by it. The row of the series stays locked
 * until the end of the transaction, so a refused save leaves no gap.
 */
export const drawnNumber = (series: Series): NumberSql => {
  const padded = (prefix: string) =>
    sql`(select ${prefix}::text || lpad(last::text, greatest(${series.digits}::integer, length(last::text)), '0') from drawn)`
  return {
    before: sql`with drawn as (
  insert into number_series (series, last) values (${series.name}, 1) on conflict (tenant_id, series) do update set last = number_series.last + 1 returning last) `,
    number: padded(series.prefix),
    search: (rest) => sql`concat_ws(' ', ${padded(fold(series.prefix))}, nullif(${rest}::text, ''))`,
  }
}

/** The next number for whoever writes it later. */
export const drawNumber = async (tx: Tx, series: Series): Promise<string> => {
  const { before, number } = drawnNumber(series)
  const [drawn] = await tx.query<{ number: string }>(sql`${before}select ${number} as number`)
  return drawn!.number
}

/** A typed number that follows the pattern with a higher counter moves the counter up to it. */
export const raiseStatement = (series: Series, typed: string): Statement[] => {
  const counter = typed.toUpperCase().startsWith(series.prefix.toUpperCase()) ? typed.slice(series.prefix.length) : ''
  return /^\d{1,15}$/.test(counter)
    ? [
        sql`insert into number_series (series, last) values (${series.name}, ${counter}) on conflict (tenant_id, series) do update set last = greatest(number_series.last, excluded.last)`,
      ]
    : []
}

export const isNumberFree = async (tx: Tx, definition: AnyDocument, number: string, except: string): Promise<boolean> =>
  (
    await tx.query(
      sql`select 1 from document where kind = ${definition.name} and number_key = lower(${number}) and number_key <> '' and id <> ${except}`,
    )
  ).length === 0
