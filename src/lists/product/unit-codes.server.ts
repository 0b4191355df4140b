/**
 * The code of a unit identifies it as a bar code does: it is no bar code and no second code of other goods, in any form
 * of one number. Equal codes of goods and units are refused where codes are.
 */
import type { RecordOf } from '#engine/stored.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { goodsForms, goodsKey } from '#kernel/goods-number.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { productFields } from './fields.ts'

interface Placed {
  at: string
  text: string
}

const filled = (all: readonly { at: string; text: string | null | undefined }[]): Placed[] =>
  all.filter((one): one is Placed => Boolean(one.text))

const keyOf = (text: string): string => goodsKey(text).toLowerCase()
const formsOf = (all: readonly Placed[]): string[] => all.flatMap(({ text }) => goodsForms(text))
const lowerOf = (texts: readonly string[]): string[] => texts.map((text) => text.toLowerCase())

export const takenUnitCodes = async ({ tx }: Scope, after: RecordOf<typeof productFields>): Promise<Problem[]> => {
  const rows = (after.units ?? []).map((row, index) => ({ row, at: `units.${index}` }))
  const codes = filled(rows.map(({ row, at }) => ({ at: `${at}.code`, text: row.code })))
  const others = filled([
    { at: 'barcode', text: after.barcode },
    { at: 'code2', text: after.code2 },
    ...rows.map(({ row, at }) => ({ at: `${at}.barcode`, text: row.barcode })),
  ])
  if (codes.length === 0 && others.length === 0) return []
  const forms = formsOf(codes)
  const [ofUnits = [], ofGoods = []] = (await tx.batch([
    sql`select code as text from product_unit u where ${sql.ours('u')} and code_key = any(${lowerOf(formsOf(others))}::text[]) and product_id <> ${after.id}`,
    sql`select barcode as text from product p where ${sql.ours('p')} and barcode = any(${forms}::text[]) and id <> ${after.id}
union select barcode from product_unit u where ${sql.ours('u')} and barcode = any(${forms}::text[]) and product_id <> ${after.id}
union select code2 from product p where ${sql.ours('p')} and code2_key = any(${lowerOf(forms)}::text[]) and id <> ${after.id}`,
  ])) as { text: string }[][]
  const keysOf = (found: readonly { text: string }[]) => new Set(found.map(({ text }) => keyOf(text)))
  const [units, goods] = [keysOf(ofUnits), keysOf(ofGoods)]
  return [
    ...others.filter(({ text }) => units.has(keyOf(text))),
    ...codes.filter(({ text }) => goods.has(keyOf(text))),
  ].map(({ at, text }) => problem(at, 'duplicate', { value: text }))
}
