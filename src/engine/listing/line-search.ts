/**
 * Documents found by what stands in their lines: goods, partners of vouchers (decision 0111). The records that a word
 * means are looked up first; how many they are decides how their documents are found.
 */
import type { SearchedLines } from '../source-column.ts'
import { sql, type Sql } from '../sql.ts'
import type { Tx } from '../tx.ts'

/** The patterns of each word that is searched for. */
type Patterns = readonly (readonly string[])[]

/** If more records have a word, reading their lines takes longer than asking each document for its own. */
const MOST_RECORDS = 200
/** Lines of documents that stand in the question itself, so that an index leads to these. */
const MOST_LINES = 1000

const limited = (query: Sql, most: number): Sql => sql`array(${query} limit ${sql.raw(String(most + 1))})`

const asked = async (tx: Tx, queries: readonly Sql[]): Promise<string[][]> => {
  if (queries.length === 0) return []
  const [row] = await tx.query<Record<string, string[]>>(
    sql`select ${sql.join(queries.map((query, index) => sql`${query} as ${sql.raw(`w${index}`)}`))}`,
  )
  return queries.map((_, index) => row![`w${index}`]!)
}

const linesOf = ({ table, record }: SearchedLines, ids: readonly string[]): Sql =>
  sql`select l.document_id from ${table} l where ${sql.ours('l')} and l.${record} = any(${ids}::uuid[])`

/** Asked of one document after another, and only of those that everything else leaves: `offset` forbids reading all lines. */
const eachHas = ({ table, record, like }: SearchedLines, patterns: readonly string[]): Sql => {
  const records = sql.join(
    patterns.map((pattern) => sql`(${like(pattern)})`),
    ' union ',
  )
  return sql`exists (select from ${table} l where l.tenant_id = d.tenant_id and l.document_id = d.id and l.${record} in (${records}) offset 0)`
}

interface Asking {
  lines: SearchedLines
  words: Patterns
  /** The rows are few whatever the words are: a range of days says so. */
  isPart: boolean
}

/**
 * A condition for each word; null where none is worth asking. Words that a great many goods have find documents by these
 * only among rows that are few: of a part of the list, or with a word that few goods have.
 */
export const lineTerms = async (tx: Tx, { lines, words, isPart }: Asking): Promise<(Sql | null)[]> => {
  const records = await asked(
    tx,
    words.map((patterns) => {
      const any = sql.join(
        patterns.map((pattern) => sql`(${lines.like(pattern)})`),
        ' union ',
      )
      return limited(any, MOST_RECORDS)
    }),
  )
  const isBroad = (index: number): boolean => records[index]!.length > MOST_RECORDS
  const narrow = words.flatMap((_, index) => (records[index]!.length > 0 && !isBroad(index) ? [index] : []))
  const documents = await asked(
    tx,
    narrow.map((index) => limited(linesOf(lines, records[index]!), MOST_LINES)),
  )
  const mayAskEach = isPart || words.some((_, index) => !isBroad(index))
  return words.map((patterns, index) => {
    if (isBroad(index)) return mayAskEach ? eachHas(lines, patterns) : null
    const found = documents[narrow.indexOf(index)]
    if (!found || found.length === 0) return null
    return found.length <= MOST_LINES
      ? sql`d.id = any(${[...new Set(found)]}::uuid[])`
      : sql`d.id in (${linesOf(lines, records[index]!)})`
  })
}
