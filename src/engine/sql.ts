/** SQL text with its values: sql`select ${x}` → `select $1`. Fragments nest; values never become text. */
import type { Statement } from './tx.ts'

/** A piece of SQL: `chunks` lie around `values`, so there is always one chunk more. */
class Fragment implements Statement {
  readonly values: readonly unknown[]
  readonly #chunks: readonly string[]
  #text: string | undefined

  constructor(chunks: readonly string[], values: readonly unknown[]) {
    this.#chunks = chunks
    this.values = values
  }

  get text(): string {
    this.#text ??= this.#chunks.reduce((text, chunk, index) => `${text}$${index}${chunk}`)
    return this.#text
  }

  /** Puts this piece behind chunks and values collected so far. */
  appendTo(chunks: string[], values: unknown[]): void {
    chunks[chunks.length - 1] += this.#chunks[0]!
    chunks.push(...this.#chunks.slice(1))
    values.push(...this.values)
  }
}

export type Sql = Fragment

const compose = (strings: readonly string[], inserted: readonly unknown[]): Sql => {
  const chunks = [strings[0]!]
  const values: unknown[] = []
  inserted.forEach((value, index) => {
    if (value instanceof Fragment) {
      value.appendTo(chunks, values)
    } else if (value === undefined) {
      // A forgotten value would silently become NULL and match nothing.
      throw new TypeError(`Undefined value in SQL after: ${chunks.join('?').slice(-80)}`)
    } else {
      values.push(value)
      chunks.push('')
    }
    chunks[chunks.length - 1] += strings[index + 1]!
  })
  return new Fragment(chunks, values)
}

/** Text as it stands; for texts written in the program only. */
const raw = (text: string): Sql => new Fragment([text], [])

const empty = raw('')

const join = (list: readonly unknown[], separator = ', '): Sql =>
  list.length === 0 ? empty : compose(['', ...list.slice(1).map(() => separator), ''], list)

/** A name from a definition (a table, a column) in double quotes. */
const ident = (name: string): Sql => {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new TypeError(`Not a name of a table or column: ${name}`)
  return raw(`"${name}"`)
}

export const sql = Object.assign(
  (strings: TemplateStringsArray, ...inserted: readonly unknown[]): Sql => compose(strings, inserted),
  { join, ident, raw, empty },
)

/** For `like`: its signs taken as themselves. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
