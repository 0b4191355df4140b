/**
 * Descriptions that the program gives vouchers: what for the money is, and the numbers of the documents. They are stored as
 * texts, and made anew for each reader: in his language, and without numbers of documents that he does not see (decision
 * 0063). A stored text that reads like one counts as one, whoever wrote it.
 */
import { amountPattern } from '#kernel/amount-word.ts'
import { translate } from '#i18n/catalogues.server.ts'
import type { Language } from '#i18n/fill.ts'
import type { Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { textForReader } from '../stored-text.ts'
import type { Tx } from '../tx.ts'

const customerReasons = ['settled', 'debt', 'deposit', 'refund', 'offset'] as const
const supplierReasons = ['settled.supplier', 'debt.supplier', 'deposit.supplier', 'refund', 'offset'] as const
/** Of kinds that say themselves what they are described by. */
const furtherReasons = ['cod', 'cod.settled', 'fee.settled', 'claim'] as const
export type Reason =
  | (typeof customerReasons)[number]
  | (typeof supplierReasons)[number]
  | (typeof furtherReasons)[number]

const separator = ', '
const languages: readonly Language[] = ['vi', 'en']
const reasonIn = (language: Language, reason: Reason): string => translate(language, `voucher.reason.${reason}`)

/** The text as it is stored: in the language of the business. */
export const madeText = (reason: Reason, numbers: readonly string[]): string =>
  `${reasonIn('vi', reason)} ${numbers.join(separator)}`
/** Stands in it for opening debts, which have no number. */
export const openingInText = translate('vi', 'voucher.opening')

/** Vouchers are described by the program, and what says so itself. */
export const isDescribed = (definition: AnyDocument | undefined): definition is AnyDocument =>
  definition?.trade?.as === 'money' || definition?.describes !== undefined
const reasonsOf = ({ shape, trade, describes }: AnyDocument): readonly Reason[] => {
  const own = furtherReasons.filter((one) => describes?.includes(one))
  if (trade?.as !== 'money') return own
  return [...own, ...((shape.fields as Fields)['partner']?.party === 'supplier' ? supplierReasons : customerReasons)]
}

type Item = { is: 'number'; number: string } | { is: 'opening' } | { is: 'more'; n: string }
interface Made {
  reason: Reason
  items: readonly Item[]
}

const more = languages.map((language) => {
  const [before = '', after = ''] = translate(language, 'voucher.more', { n: '\n' }).split('\n')
  return { before, after }
})
const itemOf = (text: string): Item => {
  if (languages.some((language) => text === translate(language, 'voucher.opening'))) return { is: 'opening' }
  for (const { before, after } of more) {
    const n = text.slice(before.length, text.length - after.length)
    if (text === `${before}${n}${after}` && /^\d+$/.test(n)) return { is: 'more', n }
  }
  return { is: 'number', number: text }
}

/** Reads what looks like such a text; whether its numbers are those of documents is not known yet. */
const readMade = (definition: AnyDocument, text: string): Made | null => {
  for (const reason of reasonsOf(definition))
    for (const language of languages) {
      const start = `${reasonIn(language, reason)} `
      if (text.startsWith(start) && text.length > start.length)
        return { reason, items: text.slice(start.length).split(separator).map(itemOf) }
    }
  return null
}

const numbersOf = ({ items }: Made): string[] =>
  items.flatMap((item) => (item.is === 'number' ? [item.number.toLowerCase()] : []))

const existing = async (
  { registry }: Scope,
  tx: Pick<Tx, 'query'>,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> => {
  const found = await tx.query<{ number: string }>(sql`
select d.number_key as number from document d where ${sql.ours('d')} and d.kind = any(${[...registry.documents.keys()]}::text[])
  and d.number_key <> '' and d.number_key = any(${numbers}::text[])
union select lower(t.number) from deleted_document t where ${sql.ours('t')} and lower(t.number) = any(${numbers}::text[])`)
  return new Set(found.map(({ number }) => number))
}

const writeMade = (language: Language, { reason, items }: Made, seen: ReadonlySet<string>): string => {
  const isSeen = (item: Item) => item.is !== 'number' || seen.has(item.number.toLowerCase())
  const hidden = items.filter((item) => !isSeen(item)).length
  const words = items.filter(isSeen).map((item) => {
    if (item.is === 'number') return item.number
    return item.is === 'opening'
      ? translate(language, 'voucher.opening')
      : translate(language, 'voucher.more', { n: item.n })
  })
  const unseen = hidden > 0 ? [translate(language, 'problem.unseenDocuments', { n: String(hidden) })] : []
  // What is only counted stands last.
  const counted = items.at(-1)?.is === 'more' ? words.splice(-1) : []
  return `${reasonIn(language, reason)} ${[...words, ...unseen, ...counted].join(separator)}`
}

/** The text with another number of one of its documents. */
export const renumberedText = (
  definition: AnyDocument,
  text: string,
  { from, to }: { from: string; to: string },
): string => {
  const items = readMade(definition, text)?.items ?? []
  if (!items.some((item) => item.is === 'number' && item.number === from)) return text
  const numbers = items.map((item) => item.is === 'number' && item.number)
  return text
    .split(separator)
    .map((part, index) => (numbers[index] === from ? part.slice(0, part.length - from.length) + to : part))
    .join(separator)
}

export interface DescribedDocument {
  kind: string
  description: string | null
}

/** The descriptions of documents as the user reads them. Texts that people wrote stay as they are. */
const descriptionsFor = async (scope: Scope, documents: readonly DescribedDocument[]): Promise<(string | null)[]> => {
  const { tx, language, registry } = scope
  const read = documents.map(({ kind, description }) => {
    const definition = registry.documents.get(kind)
    return isDescribed(definition) && description ? readMade(definition, description) : null
  })
  // Whoever sees everything reads what is stored, if it is in his language.
  const isPlain = (made: Made | null, index: number) =>
    made === null ||
    (!tx.limits && writeMade(language, made, new Set(numbersOf(made))) === documents[index]!.description)
  const numbers = [...new Set(read.flatMap((made, index) => (made && !isPlain(made, index) ? numbersOf(made) : [])))]
  const texts = documents.map(({ kind, description }) =>
    description && isDescribed(registry.documents.get(kind)) ? textForReader(language, description) : description,
  )
  if (read.every(isPlain)) return texts
  const seen = numbers.length > 0 ? await existing(scope, tx, numbers) : new Set<string>()
  const known = tx.limits && numbers.length > 0 ? await existing(scope, tx.whole, numbers) : seen
  return read.map((made, index) =>
    made && numbersOf(made).every((number) => known.has(number)) ? writeMade(language, made, seen) : texts[index]!,
  )
}

export const descriptionFor = async (scope: Scope, document: DescribedDocument): Promise<string | null> =>
  (await descriptionsFor(scope, [document]))[0]!

/** The same, of rows that have a description. */
export const withDescriptions = async <R extends object>(
  scope: Scope,
  rows: readonly R[],
  kindOf: (row: R) => unknown,
): Promise<R[]> => {
  const textOf = (row: R): string | null => (row as { description?: string | null }).description ?? null
  const texts = await descriptionsFor(
    scope,
    rows.map((row) => ({ kind: String(kindOf(row) ?? ''), description: textOf(row) })),
  )
  return rows.map((row, index) => (texts[index] === textOf(row) ? row : { ...row, description: texts[index] }))
}

/**
 * What is kept when a description is saved: somebody who reads it made anew and sends it back has not changed it.
 */
export const keptDescription = async (
  scope: Scope,
  stored: DescribedDocument,
  sent: string | null,
): Promise<string | null> =>
  sent !== stored.description && stored.description && sent === (await descriptionFor(scope, stored))
    ? stored.description
    : sent

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const counted = more.map(({ before, after }) => sql` and t.number not like ${`${before}%${after}`}`)

/**
 * Which documents of a kind have a description that names what the user does not see, and what of it he may search, sort
 * and filter by; null: all of it. `of` is the alias of their rows. Several words without a digit are no number.
 */
const concealedSql = (
  { tx, registry }: Pick<Scope, 'tx' | 'registry'>,
  definition: AnyDocument,
  of: Sql,
): { isConcealed: Sql; reason: Sql } | null => {
  if (!tx.limits || !isDescribed(definition)) return null
  const words = reasonsOf(definition).flatMap((reason) => languages.map((one) => escaped(reasonIn(one, reason))))
  const pattern = `^(?:${words.join('|')})(?= )`
  const reason = sql`substring(${of}.description from ${pattern})`
  return {
    reason,
    isConcealed: sql`${of}.kind = ${definition.name} and ${of}.description ~ ${pattern} and exists (
  select from regexp_split_to_table(substr(${of}.description, length(${reason}) + 2), ${separator}) t (number)
  where (t.number ~ '[0-9]' or t.number !~ ' ')${sql.join(counted, '')} and not exists (select from document s where ${sql.ours('s')}
    and s.kind = any(${[...registry.documents.keys()]}::text[]) and s.number_key = lower(t.number)))`,
  }
}

/** What the user may search and sort by of documents of these kinds. */
interface Searchable {
  /** Of their search text; only where it has the words that are searched for. */
  within: Sql
  description: Sql
}

/** Null: all of it. `of` is the alias of their rows, heads or deleted documents. */
export const searchableSql = (
  scope: Pick<Scope, 'tx' | 'registry'>,
  definitions: Iterable<AnyDocument>,
  of: Sql = sql`d`,
): Searchable | null => {
  const concealed = [...definitions].flatMap((definition) => concealedSql(scope, definition, of) ?? [])
  if (concealed.length === 0) return null
  const cases = (shown: (reason: Sql) => Sql) =>
    sql.join(
      concealed.map(({ isConcealed, reason }) => sql` when ${isConcealed} then ${shown(reason)}`),
      '',
    )
  return {
    within: sql`case${cases((reason) => sql`folded(concat_ws(' ', ${of}.number, ${reason}, substring(${of}.search from ${amountPattern})))`)} else ${of}.search end`,
    description: sql`case${cases((reason) => reason)} else ${of}.description end`,
  }
}
