/**
 * Texts that the program makes and stores in rows: notes of parcels, why an invoice was not issued, what the log says.
 * They are stored in the language of the business and made anew for each reader. A stored text that reads like one
 * counts as one, whoever wrote it and whenever; so rows keep texts, and old rows are read as new ones are.
 */
import * as messages from '#i18n/areas/messages.ts'
import * as serverMessages from '#i18n/areas/server-messages.ts'
import { catalogues, translate } from '#i18n/catalogues.server.ts'
import type { Language, Words } from '#i18n/fill.ts'
import { decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Fields } from '#model/field.ts'
import { findingKinds, findingLabel } from '#model/carrier-finding.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'
import { workKinds } from '#model/work.ts'

/** What a value is: as it stands, a number with separators, texts of refusals, a word of the catalogue, or one of these. */
type ValueKind = 'text' | 'number' | 'problems' | 'word' | readonly string[]
type Values = Readonly<Record<string, ValueKind>>

const shipmentStates = Object.values(shipmentStateFacts).map(({ label }) => label)
const kindsOfWork = Object.keys(workKinds).map((kind) => `work.kind.${kind}`)
const stepsOfWork = ['work.retry', 'work.giveUp']
const amount = 'number'
const counted = { total: 'text', added: 'text', updated: 'text', failed: 'text' } as const
/** Errors of VNPT Invoice, which answers their numbers only. */
export const vnptErrors = [
  '1',
  '2',
  '3',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '13',
  '14',
  '15',
  '19',
  '20',
  '21',
  '24',
  '29',
  '30',
]

/** Longer ones before those that they begin with. */
const texts = {
  'parcel.waitsForCarrier': {},
  'parcel.feeTold': { fee: amount },
  'parcel.codTold': { cod: amount, agreed: amount },
  'parcel.partTold': {},
  'parcel.restTold': { state: shipmentStates },
  'parcel.codCorrected': { before: amount, after: amount },
  'parcel.dayClosed': { date: 'text' },
  'parcel.refused': { text: 'problems' },
  providerSilent: {},
  uploadUndecided: {},
  uploadNotIssued: {},
  'decision.saidIssued': { number: 'text' },
  'decision.saidNotIssued': {},
  'invoice.replacedBy': { by: 'text' },
  'shift.differenceNoted': { shift: 'text', reason: 'text' },
  'misa.cancelsNot': {},
  'carrier.tooHeavy': { carrier: 'text', weight: amount },
  'carrier.tooLong': { carrier: 'text', side: amount },
  'carrier.codTooMuch': { carrier: 'text', cod: amount },
  'carrier.goesNotThere': { carrier: 'text' },
  'carrier.placeUnknown': { carrier: 'text', place: 'text' },
  'carrier.estimated': {},
  'carrier.service.road': {},
  'carrier.service.fly': {},
  'carrier.service.light': {},
  'carrier.service.heavy': {},
  'work.logged': { step: stepsOfWork, kind: kindsOfWork, about: 'text' },
  'work.loggedAll': { step: stepsOfWork, kind: kindsOfWork },
  'work.resumed': {},
  'finding.logged': { finding: findingKinds.map(findingLabel), note: 'text' },
  'import.result': counted,
  sampleLogged: { count: 'text' },
} as const satisfies Readonly<Record<string, Values>>
type Numbered = `vnpt.error.${string}` | `finding.${(typeof findingKinds)[number]}`
export type StoredKey = keyof typeof texts | Numbered

const all: Readonly<Record<string, Values>> = {
  ...texts,
  ...Object.fromEntries(vnptErrors.map((code) => [`vnpt.error.${code}`, {}])),
  ...Object.fromEntries(findingKinds.map((kind) => [findingLabel(kind), {}])),
}
export const storedKeys = Object.keys(all)

const stored: Language = 'vi'
const languages: readonly Language[] = ['vi', 'en']

/** The text as it is stored. Values that are words are keys of the catalogue, numbers are written with their separators. */
export const storedText = (key: StoredKey, values: Words = {}): string => {
  const kinds = all[key]!
  const word = ([name, value]: [string, string]) => [
    name,
    Array.isArray(kinds[name]) ? translate(stored, value) : value,
  ]
  return translate(stored, key, Object.fromEntries(Object.entries(values).map(word)) as Words)
}

interface Pattern {
  key: string
  language: Language
  shape: RegExp
  /** The text's longest words without a value: what has them not is not looked at further. */
  words: string
  names: readonly string[]
}
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Places of values, and the word that goes with one or many. */
const place = /\{(\w+)(?::([^/}]*)\/([^}]*))?\}/
const patternOf = (language: Language, key: string): Pattern => {
  const parts = translate(language, key).split(new RegExp(place, 'g'))
  const names: string[] = []
  let words = parts[0]!
  let shape = escaped(words)
  for (let at = 1; at < parts.length; at += 4) {
    const [name, one, many, after] = parts.slice(at, at + 4)
    if (one === undefined) names.push(name!)
    shape += one === undefined ? '(.+?)' : `(?:${escaped(one)}|${escaped(many!)})`
    shape += escaped(after!)
    if (after!.length > words.length) words = after!
  }
  return { key, language, shape: new RegExp(`^${shape}$`, 's'), words, names }
}

interface Index {
  /** Texts without values, by themselves. */
  exact: ReadonlyMap<string, string>
  patterns: readonly Pattern[]
}
const indexOf = (keys: readonly string[]): Index => {
  const pairs = keys.flatMap((key) => languages.map((language) => ({ language, key })))
  const isPlain = ({ language, key }: (typeof pairs)[number]) => !place.test(translate(language, key))
  const exact = new Map(
    pairs
      .filter(isPlain)
      .toReversed()
      .map(({ language, key }) => [translate(language, key), key]),
  )
  const patterns = pairs.filter((pair) => !isPlain(pair)).map(({ language, key }) => patternOf(language, key))
  // What says more in its own words is found first.
  return { exact, patterns: patterns.toSorted((a, b) => b.shape.source.length - a.shape.source.length) }
}
const lazily = (keys: () => readonly string[]): (() => Index) => {
  let index: Index | undefined
  return () => (index ??= indexOf(keys()))
}
const storedIndex = lazily(() => storedKeys)
/** Words that nothing but values make a text of would be found in every text. */
const problemIndex = lazily(() =>
  Object.entries({ ...messages.vi, ...serverMessages.vi }).flatMap(([key, text]) =>
    text.replaceAll(new RegExp(place, 'g'), '').trim().length > 6 ? [key] : [],
  ),
)

const amountIn = (text: string, from: Language): string | null => {
  const [group, point] = from === 'vi' ? ['.', ','] : [',', '.']
  const plain = text.replaceAll(group!, '').replace(point!, '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : null
}

interface Reading {
  to: Language
  /** What texts are joined by: no value has it inside. */
  separator: string
}
/** Words of labels and statuses, which are values of problems. */
const wordKeys = (() => {
  let keys: ReadonlyMap<string, string> | undefined
  const found = () =>
    new Map(
      languages.flatMap((language) =>
        Object.entries(catalogues[language]).map(([key, text]) => [`${language} ${text}`, key] as const),
      ),
    )
  return (from: Language, text: string): string | undefined => (keys ??= found()).get(`${from} ${text}`)
})()
/** Labels and statuses among the values of a problem are keys themselves. */
const isWord = (name: string): boolean => name === 'label' || name === 'status'
/** The value for the reader; undefined if the text is none of this kind. */
const valueFor = (
  text: string,
  kind: ValueKind,
  { from, to, separator }: Reading & { from: Language },
): string | undefined => {
  if (kind === 'number') {
    const plain = amountIn(text, from)
    return plain === null ? undefined : showNumber(decimal(plain), { language: to })
  }
  if (kind === 'problems') return problemsForReader(to, text)
  if (kind === 'text') return text.includes(separator) ? undefined : text
  const key = kind === 'word' ? wordKeys(from, text) : kind.find((one) => translate(from, one) === text)
  return key && translate(to, key)
}

const kindOf = (key: string, name: string): ValueKind => all[key]?.[name] ?? (isWord(name) ? 'word' : 'text')

const readAs = (reading: Reading, text: string, pattern: Pattern): string | undefined => {
  const found = text.includes(pattern.words) ? pattern.shape.exec(text) : null
  if (!found) return undefined
  const values = pattern.names.map((name, at) => {
    const kind = kindOf(pattern.key, name)
    return [name, valueFor(found[at + 1]!, kind, { ...reading, from: pattern.language })] as const
  })
  if (values.some(([, value]) => value === undefined)) return undefined
  return translate(reading.to, pattern.key, Object.fromEntries(values) as Words)
}

const madeFor = (reading: Reading, text: string, { exact, patterns }: Index): string | undefined => {
  const key = exact.get(text)
  if (key !== undefined) return translate(reading.to, key)
  for (const pattern of patterns) {
    const made = readAs(reading, text, pattern)
    if (made !== undefined) return made
  }
  return undefined
}

/** The most pieces that one text has: its own words have two, and refusals in it a few. */
const MOST_JOINED = 8
/** Of more pieces than this, which people may write, each is looked at by itself. */
const MOST_PIECES = 40

/** What several texts are joined by; texts may have it inside, so the longest that are texts are taken. */
const pieceByPiece = (reading: Reading, text: string, { exact, patterns }: Index): string => {
  const { separator } = reading
  const pieces = text.split(separator)
  const index = { exact, patterns: patterns.filter(({ words }) => text.includes(words)) }
  const reach = pieces.length > MOST_PIECES ? 1 : MOST_JOINED
  const done: string[] = []
  for (let from = 0; from < pieces.length;) {
    let to = Math.min(from + reach, pieces.length)
    let found: string | undefined
    for (; to > from && found === undefined; to -= 1)
      found = madeFor(reading, pieces.slice(from, to).join(separator), index)
    done.push(found ?? pieces[from]!)
    from = found === undefined ? from + 1 : to + 1
  }
  return done.join(separator)
}

const worded = (values: Words): Words =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isWord(name) ? translate(stored, value) : value]),
  )
/** Refusals as a value of a stored text. */
export const storedProblems = (problems: readonly Problem[]): string =>
  problems.map(({ message, values = {} }) => translate(stored, message, worded(values))).join('; ')

/** Texts of refusals, as they were stored for somebody else. */
export const problemsForReader = (language: Language, text: string): string =>
  pieceByPiece({ to: language, separator: '; ' }, text, problemIndex())

/** A text that begins with one of these titles, and may go on with a name. */
export const titleForReader = (language: Language, text: string, titles: readonly string[]): string => {
  const found = titles
    .flatMap((key) => languages.map((from) => ({ key, begin: translate(from, key) })))
    .filter(({ begin }) => text === begin || text.startsWith(`${begin} `))
    .toSorted((a, b) => b.begin.length - a.begin.length)[0]
  return found ? translate(language, found.key) + text.slice(found.begin.length) : text
}

/** What is joined in one note. */
export const noteOf = (notes: readonly string[]): string | null => notes.join('. ') || null

/** Of a record, what the program wrote in the fields that say so. */
export const withStoredTexts = <R extends object>(language: Language, fields: Fields, record: R): R => {
  const made = Object.entries(record).flatMap(([name, value]) =>
    fields[name]?.madeText && typeof value === 'string' ? [[name, textForReader(language, value)] as const] : [],
  )
  return made.length > 0 ? { ...record, ...Object.fromEntries(made) } : record
}

/** The stored text in the language of the reader; what people or other programs wrote stays as it is. */
export const textForReader = (language: Language, text: string): string =>
  text === '' ? text : pieceByPiece({ to: language, separator: '. ' }, text, storedIndex())
