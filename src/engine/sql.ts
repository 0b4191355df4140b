/**
 * SQL text with values: sql`select ${x}` → `select $1`. Fragments can be nested; values never become part of the
 * text.
 */
import { remembered } from '#kernel/remembered.ts'
import type { Statement } from './tx.ts'

/** A placeholder among the values for the tenant of the transaction, replaced when the statement is sent. */
export const ourTenant = Symbol('the tenant of the transaction')

/** A placeholder for the condition that rows belong to the tenant. */
class Ours {
  readonly alias: string

  constructor(alias: string) {
    this.alias = alias
  }
}

/** Placeholders for the tenant as a column, and for the row that has it. */
class Home {
  readonly part: 'tenant' | 'row'

  constructor(part: 'tenant' | 'row') {
    this.part = part
  }
}

interface Rendered {
  readonly text: string
  readonly values: readonly unknown[]
}

const homeTexts = {
  tenant: { plain: '$::uuid', named: 'home.tenant_id' },
  row: { plain: '(select) home', named: '(select h.tenant_id from setting h where h.tenant_id = $) home' },
} as const

/**
 * The tenant is only one parameter, however often it is used. Where row level security is sufficient, `Ours` becomes
 * nothing.
 */
const render = (chunks: readonly string[], inserted: readonly unknown[], isNamed: boolean): Rendered => {
  const values: unknown[] = []
  let tenant = 0
  let text = chunks[0]!
  inserted.forEach((one, index) => {
    const chunk = chunks[index + 1]!
    const isOurs = one instanceof Ours
    const home = one instanceof Home ? homeTexts[one.part][isNamed ? 'named' : 'plain'] : null
    if (isOurs && !isNamed) {
      text += /^\s+and\s/.test(chunk) ? chunk.replace(/^\s+and\s+/, '') : `true${chunk}`
      return
    }
    if (home && !home.includes('$')) {
      text += home + chunk
      return
    }
    const isTenant = isOurs || home !== null || one === ourTenant
    if (!isTenant || tenant === 0) values.push(isTenant ? ourTenant : one)
    if (isTenant) tenant ||= values.length
    const place = `$${isTenant ? tenant : values.length}`
    text += `${home ? home.replace('$', () => place) : isOurs ? `${one.alias}.tenant_id = ${place}` : place}${chunk}`
  })
  return { text, values }
}

/** A fragment of SQL: `chunks` surround `inserted`, so there is always one more chunk. */
class Fragment implements Statement {
  readonly #chunks: readonly string[]
  readonly #inserted: readonly unknown[]
  #plain: Rendered | undefined
  #named: Rendered | undefined

  constructor(chunks: readonly string[], inserted: readonly unknown[]) {
    this.#chunks = chunks
    this.#inserted = inserted
  }

  get text(): string {
    this.#plain ??= render(this.#chunks, this.#inserted, false)
    return this.#plain.text
  }

  get values(): readonly unknown[] {
    this.#plain ??= render(this.#chunks, this.#inserted, false)
    return this.#plain.values
  }

  get named(): Rendered {
    this.#named ??= render(this.#chunks, this.#inserted, true)
    return this.#named
  }

  /** Appends this fragment to chunks and values. */
  appendTo(chunks: string[], inserted: unknown[]): void {
    chunks[chunks.length - 1] += this.#chunks[0]!
    chunks.push(...this.#chunks.slice(1))
    inserted.push(...this.#inserted)
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

/** Unescaped text; only for texts in the program. */
const raw = (text: string): Sql => new Fragment([text], [])

const empty = raw('')

const join = (list: readonly unknown[], separator = ', '): Sql =>
  list.length === 0 ? empty : compose(['', ...list.slice(1).map(() => separator), ''], list)

const checked = (name: string): string => {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new TypeError(`Not a name of a table or column: ${name}`)
  return name
}
/** Quotes a name from a definition (table, column). There are few, and every statement has some. */
const ident = remembered(new Map<string, Sql>(), (name) => raw(`"${checked(name)}"`))

/** The tenant's id, for the column of an insert. */
const tenant = new Fragment(['', '::uuid'], [ourTenant])

/**
 * For an insert of a row that is selected from no table: `select ${sql.home.tenant}, … from ${sql.home.row} where …`. A
 * distributed database sends it to the machine of a row it reads, so there the tenant is read from the one row that he
 * has in `setting`; elsewhere nothing is read.
 */
const home = { tenant: new Fragment(['', ''], [new Home('tenant')]), row: new Fragment(['', ''], [new Home('row')]) }

/**
 * The condition that the rows of a table (by alias) belong to the tenant, which row level security ensures by itself.
 * A distributed database needs it in every part of a statement to find the machine (decision 0054), and what is planned
 * anew to compare rows with a value (decision 0083).
 */
const ours = remembered(new Map<string, Sql>(), (alias) => new Fragment(['', ''], [new Ours(checked(alias))]))

export const sql = Object.assign(
  (strings: TemplateStringsArray, ...inserted: readonly unknown[]): Sql => compose(strings, inserted),
  { join, ident, raw, empty, tenant, home, ours },
)

/** Escapes text for use in `like`. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
