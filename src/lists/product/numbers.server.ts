/** A bar code must identify one product in one unit, in every form in which a scanner sends it. */
import type { RecordOf } from '#engine/stored.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { goodsForms, goodsKey, isGoodsNumber } from '#kernel/goods-number.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { productFields } from './fields.ts'

type Stored = RecordOf<typeof productFields>
interface Placed {
  at: string
  text: string
}

const barcodesOf = ({ barcode, units }: Stored): Placed[] =>
  [
    { at: 'barcode', text: barcode },
    ...(units ?? []).map((row, index) => ({ at: `units.${index}.barcode`, text: row.barcode })),
  ].filter((one): one is Placed => Boolean(one.text))

/** Goods are scanned by codes that are numbers, too. */
const numbersOf = (product: Stored): Placed[] => [
  ...barcodesOf(product),
  ...(['code', 'code2'] as const).flatMap((at) => {
    const text = product[at]
    return text && isGoodsNumber(text) ? [{ at, text }] : []
  }),
]

const isCode = (at: string): boolean => at === 'code' || at === 'code2'

/** Equal codes are refused where codes are; a code that is no number is no bar code either. */
const collides = (one: Placed, other: Placed): boolean =>
  goodsKey(one.text) === goodsKey(other.text) &&
  !(one.at === other.at && isCode(one.at) && one.text.toLowerCase() === other.text.toLowerCase()) &&
  (!isCode(other.at) || isGoodsNumber(one.text))

/** What stood there before stays, also if others have the number in another form since earlier. */
export const takenNumbers = async ({ tx }: Scope, before: Stored | null, after: Stored): Promise<Problem[]> => {
  const old = new Set((before ? numbersOf(before) : []).map(({ text }) => text))
  const given = numbersOf(after).filter(({ text }) => !old.has(text))
  if (given.length === 0) return []
  const forms = given.flatMap(({ text }) => goodsForms(text))
  const keys = forms.map((form) => form.toLowerCase())
  const rows = await tx.query<Placed & Record<string, unknown>>(
    sql`select 'barcode' as at, barcode as text from product p where ${sql.ours('p')} and barcode = any(${forms}::text[]) and id <> ${after.id}
union select 'barcode', barcode from product_unit u where ${sql.ours('u')} and barcode = any(${forms}::text[]) and product_id <> ${after.id}
union select 'code', code from product p where ${sql.ours('p')} and code_key = any(${keys}::text[]) and id <> ${after.id}
union select 'code2', code2 from product p where ${sql.ours('p')} and code2_key = any(${keys}::text[]) and id <> ${after.id}`,
  )
  return given
    .filter((one) => rows.some((other) => collides(one, other)))
    .map(({ at, text }) => problem(at, 'duplicate', { value: text }))
}
