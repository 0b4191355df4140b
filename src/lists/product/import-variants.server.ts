/**
 * Other programs keep goods of several sizes and colours under one name. Here each is a product, so where names would
 * be the same, what tells them apart becomes part of the name.
 */
import { sameName } from '#engine/exchange/named.ts'
import type { ImportRow } from '#engine/importing.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { problem } from '#kernel/problem.ts'
import { text, type Fields } from '#model/field.ts'
import { productFields } from './fields.ts'

const cell = () => text({ label: 'product.name', max: 250 })

/** `SIZE:21|MÀU:ĐỎ` in one cell, or each value in one of its own. */
export const attributeCells: Fields = { attributes: cell(), attribute1: cell(), attribute2: cell(), attribute3: cell() }

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const valuesOf = ({ extra }: ImportRow): string[] => {
  const listed = textOf(extra['attributes'])
    .split(/[|\n]/)
    .map((one) => one.slice(one.indexOf(':') + 1).trim())
  const single = [extra['attribute1'], extra['attribute2'], extra['attribute3']].map(textOf)
  return [...new Set([...listed, ...single].filter(Boolean))]
}

interface Variant {
  row: ImportRow
  name: string
  /** With its attributes. */
  whole: string
}

const variantOf = (row: ImportRow): Variant[] => {
  const name = textOf(row.values['name'])
  const values = row.isPart ? [] : valuesOf(row)
  const whole = [name, ...values].join(' - ')
  return name === '' || values.length === 0 || whole.length > (productFields.name.max ?? 0)
    ? []
    : [{ row, name, whole }]
}

const codeOf = ({ values }: ImportRow): string => textOf(values['code']).toLowerCase()

/** The names that stored goods have, by code: those of these rows, and others of the same name. */
const storedNames = async (
  { tx }: Scope,
  variants: readonly Variant[],
): Promise<readonly { code: string; name: string }[]> => {
  const names = variants.map(({ name }) => name.toLowerCase())
  const codes = variants.map(({ row }) => codeOf(row))
  return tx.query<{ code: string; name: string }>(
    sql`select code_key as code, name from product p where ${sql.ours('p')} and (name_key = any(${names}::text[]) or code_key = any(${codes}::text[]))`,
  )
}

export const nameByAttributes = async (scope: Scope, rows: readonly ImportRow[]): Promise<void> => {
  const variants = rows.flatMap(variantOf)
  if (variants.length === 0) return
  const stored = await storedNames(scope, variants)
  const named = Map.groupBy(
    rows.filter((row) => !row.isPart && textOf(row.values['name']) !== ''),
    (row) => sameName(textOf(row.values['name'])),
  )
  for (const { row, name, whole } of variants) {
    const isOther = (code: string) => code === '' || code !== codeOf(row)
    const own = stored.find(({ code }) => code !== '' && code === codeOf(row))
    const isTaken =
      named.get(sameName(name))!.some((one) => one !== row && isOther(codeOf(one))) ||
      stored.some((one) => isOther(one.code) && sameName(one.name) === sameName(name))
    if (!isTaken && own?.name !== whole) continue
    row.values['name'] = whole
    if (own?.name !== whole) row.notes.push(problem('name', 'namedByAttributes', { name, value: whole }))
  }
}
