/** The words searched for in a list, and where each may be found. */
import { foldCode, searchWords } from '#kernel/fold.ts'
import { likeText, sql, type Sql } from '../sql.ts'
import type { Tx } from '../tx.ts'

export interface SearchPlaces {
  /** Folded text of the record. */
  text: Sql
  /** Records it is found by as well. */
  owners?: readonly SearchOwner[]
}

/** Another record, by key: whose it is, or where; the ids of those whose folded text is like a pattern, already escaped. */
export interface SearchOwner {
  key: Sql
  like(pattern: string): Sql
}

const patternOf = (word: string): string => `%${likeText(word)}%`

interface Word {
  /** Phones and tax codes are also found without their signs. */
  patterns: readonly string[]
  /** A number, a phone or a code: few have it. */
  isRare: boolean
}
/** Each is a comparison of every row; a word inside a longer one is found with it. Of a text as long as one may be, 66 stay. */
const distinct = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word, _, all) => !all.some((other) => other !== word && other.includes(word)))

const wordsOf = (text: string): Word[] =>
  distinct(searchWords(text)).map((word) => {
    const bare = foldCode(word)
    return {
      patterns: bare === word || bare === '' ? [patternOf(word)] : [patternOf(word), patternOf(bare)],
      isRare: bare.length >= 4 && /\d/.test(bare),
    }
  })

/** Where more have it, looking at every record is as fast as an index. */
const MOST_OWNERS = 200

/** The owners of each rare word; none of one that so many have. */
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
 * Every word must occur somewhere. The owners of a rare word are looked up first: where the database knows them, it
 * finds a document of three years by its number as fast as one of today.
 */
export const searchTerms = async (tx: Tx, { text, owners = [] }: SearchPlaces, search: string): Promise<Sql[]> => {
  const words = wordsOf(search)
  const known: { owner: SearchOwner; idsOf: Map<Word, readonly string[]> }[] = []
  for (const owner of owners) known.push({ owner, idsOf: await ownersOf(tx, owner, words) })
  return words.map((word) => {
    const owned = known.flatMap(({ owner, idsOf }) => {
      const ids = idsOf.get(word)
      return ids
        ? [sql`${owner.key} = any(${ids}::uuid[])`]
        : word.patterns.map((pattern) => sql`${owner.key} in (${owner.like(pattern)})`)
    })
    return sql`(${sql.join([...word.patterns.map((pattern) => sql`${text} like ${pattern}`), ...owned], ' or ')})`
  })
}
