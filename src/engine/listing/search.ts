/** Search words of a list, and where each may be found. */
import { amountsTyped } from '#kernel/amount-word.ts'
import { fold, foldCode, searchWords } from '#kernel/fold.ts'
import { phonesTyped } from '#kernel/phones.ts'
import { spellingsIn, spellingsOfWord } from '#kernel/spellings.ts'
import { visibleText } from '#kernel/visible-text.ts'
import { lineTerms } from './line-search.ts'
import type { SearchedLines, SearchOwner } from '../source-column.ts'
import { likeText, sql, type Sql } from '../sql.ts'
import type { Tx } from '../tx.ts'

export interface SearchPlaces {
  /** The normalised search text of the record. */
  text: Sql
  /** What of the text the user may search, if that is not all of it. */
  within?: Sql
  /** Rewrites what is typed before it is split into words. */
  typed?: (search: string) => string
  /** Other records by which it is found. */
  owners?: readonly SearchOwner[]
  /** What stands in the lines of documents (alias `d`), of which `isPart` says that few can match. */
  lines?: readonly SearchedLines[]
  isPart?: boolean
  /** The text has amounts, which are found whole. */
  amounts?: boolean
}

/** Quotes stand for those of any form: texts that were stored long ago keep theirs. */
const patternOf = (word: string): string => `%${likeText(word).replace(/['"]/g, '_')}%`

interface Word {
  /** The patterns to match: phone numbers and tax codes also match without separators. */
  patterns: readonly string[]
  /** The amounts it can mean. */
  amounts: readonly string[]
  /** A number, phone number or code, which few records contain. */
  isRare: boolean
}
/**
 * Drops words contained in longer words, because each word is compared with every row. At most 66 words fit into the
 * longest search text.
 */
const distinct = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word, _, all) => !all.some((other) => other !== word && other.includes(word)))

const wordOf = (word: string, withAmounts: boolean): Word => {
  const bare = foldCode(word)
  const spelt = spellingsOfWord(word)
  return {
    patterns: (bare === word || bare === '' ? spelt : [...spelt, bare]).map(patternOf),
    amounts: withAmounts ? amountsTyped(word).map((amount) => `%${amount}%`) : [],
    isRare: bare.length >= 4 && /\d/.test(bare),
  }
}

const LONGEST = 200

/** Numbers of telephones and names with several spellings are one word each, with a pattern for every form. */
const wordsOf = (text: string, withAmounts: boolean): Word[] => {
  const { rest, phones } = phonesTyped(visibleText(text.slice(0, LONGEST)))
  const { rest: words, spelt } = spellingsIn(fold(rest))
  return [
    ...phones.map((forms): Word => ({ patterns: forms.map((form) => `%${form}%`), amounts: [], isRare: true })),
    ...spelt.map((forms): Word => ({ patterns: forms.map(patternOf), amounts: [], isRare: false })),
    ...distinct(searchWords(words)).map((word) => wordOf(word, withAmounts)),
  ]
}

/** If more owners match, scanning all rows is as fast as using an index. */
const MOST_OWNERS = 200

/** The ids of owners matching each rare word; nothing for words with too many matches. */
const ownersOf = async (tx: Tx, owner: SearchOwner, words: readonly Word[]): Promise<Map<Word, readonly string[]>> => {
  const rare = words.filter(({ isRare }) => isRare)
  if (rare.length === 0) return new Map()
  const found = rare.map(({ patterns }) => {
    const any = sql.join(
      patterns.map((pattern) => sql`(${owner.like(pattern)})`),
      ' union ',
    )
    return sql`array(${any} limit ${sql.raw(String(MOST_OWNERS + 1))})`
  })
  const [row] = await tx.query<Record<string, string[]>>(
    sql`select ${sql.join(found.map((ids, index) => sql`${ids} as ${sql.raw(`w${index}`)}`))}`,
  )
  return new Map(
    rare.map((word, index) => [word, row![`w${index}`]!] as const).filter(([, ids]) => ids.length <= MOST_OWNERS),
  )
}

/**
 * Every word must occur somewhere. Owners of rare words are looked up first, because with known ids PostgreSQL can
 * use an index and finds old documents as fast as new ones.
 */
export const searchTerms = async (
  tx: Tx,
  { text, within, typed, owners = [], lines = [], isPart = false, amounts = false }: SearchPlaces,
  search: string,
): Promise<Sql[]> => {
  const words = wordsOf(typed ? typed(search) : search, amounts)
  const known: { owner: SearchOwner; idsOf: Map<Word, readonly string[]> }[] = []
  for (const owner of owners) known.push({ owner, idsOf: await ownersOf(tx, owner, words) })
  const inLines: (Sql | null)[][] = []
  if (words.length > 0)
    for (const one of lines)
      inLines.push(await lineTerms(tx, { lines: one, words: words.map(({ patterns }) => patterns), isPart }))
  return words.map((word, place) => {
    const owned = known.flatMap(({ owner, idsOf }) => {
      const ids = idsOf.get(word)
      return ids
        ? [sql`${owner.key} = any(${ids}::uuid[])`]
        : word.patterns.map((pattern) => sql`${owner.key} in (${owner.like(pattern)})`)
    })
    return sql`(${sql.join(
      [
        ...[...word.patterns, ...word.amounts].map((pattern) =>
          // The first condition leads to an index.
          within ? sql`(${text} like ${pattern} and ${within} like ${pattern})` : sql`${text} like ${pattern}`,
        ),
        ...owned,
        ...inLines.flatMap((terms) => terms[place] ?? []),
      ],
      ' or ',
    )})`
  })
}
