/** Documents made from another one, line by line. */
import { isPostedSql } from '#engine/states.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { fromLedger, type Decimal } from '#kernel/decimal.ts'
import { loadRefs } from '#engine/refs.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, type Problem } from '#kernel/problem.ts'

export interface Taken {
  quantity: bigint
  taxable: bigint
  vat: bigint
}

/** What posted returns took of bill lines; `before`: only those saved before that place in the order, and never `except` itself. */
export const returnedOf = async (
  scope: Scope,
  lines: readonly string[],
  except: string | null,
  before: string | null = null,
): Promise<Map<string, Taken>> => {
  const rows = await scope.tx.query<{ line: string; quantity: string; taxable: string; vat: string }>(sql`
    select l.source_line_id as line, (sum(l.base_quantity) * 10000)::bigint::text as quantity, (sum(l.taxable) * 10000)::bigint::text as taxable, (sum(l.line_vat) * 10000)::bigint::text as vat
    from sales_return_line l join document d on d.tenant_id = l.tenant_id and d.id = l.document_id and ${isPostedSql('d')}
    where l.source_line_id = any(${lines}::uuid[]) and d.id is distinct from ${except}::uuid and (${before}::bigint is null or d.seq < ${before}::bigint)
    group by l.source_line_id`)
  return new Map(
    rows.map((row) => [
      row.line,
      { quantity: BigInt(row.quantity), taxable: BigInt(row.taxable), vat: BigInt(row.vat) },
    ]),
  )
}

interface FollowedLine {
  lineId: string
  baseQuantity: Decimal | null
  product: string
}
interface Followed {
  date: string
  store: string | null
  lines: readonly FollowedLine[]
}

/** A line that followers already took from may not vanish or shrink below what they took. */
export const belowFollowers = async (
  scope: Scope,
  before: Followed,
  after: { lines: readonly Pick<FollowedLine, 'lineId' | 'baseQuantity'>[] },
): Promise<Problem[]> => {
  const taken = await returnedOf(
    scope,
    before.lines.map((line) => line.lineId),
    null,
  )
  const short = [...taken].flatMap(([lineId, { quantity }]) => {
    const index = after.lines.findIndex((line) => line.lineId === lineId)
    const done = fromLedger(quantity)
    const product = before.lines.find((one) => one.lineId === lineId)!.product
    return index >= 0 && (after.lines[index]!.baseQuantity ?? 0n) >= done ? [] : [{ index, done, product }]
  })
  if (short.length === 0) return []
  // A line that went may have been the only one of its goods.
  const refs = await loadRefs(
    scope,
    new Map([
      ['product', new Set(short.map((one) => one.product))],
      ['store', new Set(before.store ? [before.store] : [])],
    ]),
  )
  return short.map(({ index, done, product }) =>
    problem(index < 0 ? 'lines' : `lines.${index}.quantity`, 'qtyBelowFollowers', {
      code: refs.get('product', product)?.code ?? '',
      name: refs.get('product', product)?.name ?? '',
      store: refs.get('store', before.store)?.name ?? '',
      date: showDay(before.date as Day),
      done: showNumber(done, { language: scope.language }),
    }),
  )
}
