/**
 * Lists of documents are in base currency, so that their rows can be compared and added up. What a row of another
 * currency says besides is described here, for the answer, the page and the workbook.
 */
import type { AnyDocument } from './document.ts'
import type { Fields } from './field.ts'
import type { Column } from './table.ts'

/** By the key of the column in base currency: the name of the same amount in the currency of the row. */
const names: Readonly<Record<string, string>> = {
  total: 'totalCurrency',
  amount: 'totalCurrency',
  paid: 'paidCurrency',
  remaining: 'remainingCurrency',
}

/** True if documents of the kind may be in another currency. */
export const mayBeForeign = ({ shape }: Pick<AnyDocument, 'shape'>): boolean => 'currency' in (shape.fields as Fields)

const codeColumn: Column = { key: 'currencyCode', kind: 'code', label: 'field.currency' }

/** The name of the amount of a column in the currency of the row, if rows say it. */
export const nameInCurrency = (key: string): string | undefined => names[key]

const inCurrency = (key: string): Column => ({
  key,
  kind: 'money',
  label: `column.${key}`,
  inRowCurrency: true,
})

/** The columns of a list, each amount followed by the same in the currency of the row; the currency before the first. */
export const withCurrencyColumns = (columns: readonly Column[]): Column[] => {
  const first = columns.find(({ key }) => names[key] !== undefined)
  return columns.flatMap((column) => {
    const own = names[column.key]
    if (own === undefined) return [column]
    return [column, ...(column === first ? [codeColumn] : []), inCurrency(own)]
  })
}

/** Only those that a row of another currency has in addition. */
export const currencyColumns = (columns: readonly Column[]): Column[] =>
  withCurrencyColumns(columns).filter((column) => !columns.includes(column))
