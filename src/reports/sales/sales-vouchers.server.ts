import { answers, ROW_LIMIT, wordIn, type ReportParams } from '#engine/listing/report.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { baseOf } from '#documents/trade.server.ts'
import { decimal } from '#kernel/decimal.ts'
import { showNumber, type NumberLanguage } from '#kernel/number-format.ts'
import { answerOf, ask, firstIds, type Share } from '../_shared/beginning.server.ts'
import { measures, shareOfLines, tradeLines, type Only } from '../_shared/lines.server.ts'
import { fromNumbers, withOrdinal, type SqlRow } from '../_shared/rows.server.ts'
import { byPartner, partnerJoin } from '../_shared/trade.server.ts'
import { salesVouchers } from './sales-vouchers.ts'

type Params = ReportParams<typeof salesVouchers> & Only

/** How many goods a voucher names; of the others it says how many there are. */
const NAMED = 4

/** Goods are summed in the units of the document, like the lines of the long form. */
const statement = (params: Params, decimals: number): Sql => sql`
with line as (${tradeLines('sales', params)}),
voucher as (
  select l.tenant_id, l.document_id, l.kind, l.number, l.day, l.seq, l.partner_id, l.store_id, count(*)::integer as lines, sum(l.sign * l.quantity) as quantity,
    sum(${measures.discount(decimals)}) as discount, sum(${measures.net(decimals)}) as net,
    (array_agg(json_build_array(x.name, l.quantity::text, l.unit_name) order by l.ordinal))[1:${NAMED}::integer] as goods
  from line l
  left join product x on ${sql.ours('x')} and x.tenant_id = l.tenant_id and x.id = l.product_id
  group by l.tenant_id, l.document_id, l.kind, l.number, l.day, l.seq, l.partner_id, l.store_id
)
select s.document_id as "documentId", s.kind as "documentKind", s.number, s.day as "date", p.code as "partnerCode", p.name as "partnerName",
  to_jsonb(s.goods) as goods, s.lines, s.quantity, s.discount, s.net, t.name as "storeName"
from voucher s${partnerJoin}
left join store t on ${sql.ours('t')} and t.tenant_id = s.tenant_id and t.id = s.store_id
order by ${byPartner}
limit ${ROW_LIMIT + 1}`

type Goods = readonly (readonly [name: string | null, quantity: string, unit: string | null])[]

/** `Bia 333 × 2 Thùng; Coca × 10 Lon`, and how many more there are. */
export const goodsText = (goods: Goods, { more, language }: { more: string; language: NumberLanguage }): string =>
  [
    ...goods.map(([name, quantity, unit]) =>
      [`${name ?? ''} × ${showNumber(decimal(quantity), { language })}`, unit ?? ''].filter(Boolean).join(' '),
    ),
    ...(more ? [more] : []),
  ].join('; ')

export const report = answers(salesVouchers, async (scope, params: Params) => {
  const { decimals } = baseOf(scope)
  const shares = await scope.tx.query<Share>(
    shareOfLines(tradeLines('sales', params), {
      id: sql`s.document_id`,
      keys: sql`document_id, partner_id, day, number, seq`,
      join: partnerJoin,
      order: byPartner,
    }),
  )
  const found = ask(firstIds(shares), (documents) =>
    scope.tx.query<SqlRow>(statement({ ...params, only: { documents } }, decimals)),
  )
  return answerOf(found, ({ lines, goods: named, ...row }, index) => {
    const rest = (lines as number) - NAMED
    const goods = goodsText(named as Goods, {
      more: rest > 0 ? wordIn(scope, 'report.moreGoods').replace('{n}', String(rest)) : '',
      language: scope.language,
    })
    return withOrdinal({ ...fromNumbers(row, ['quantity', 'discount', 'net']), goods }, index)
  })
})
