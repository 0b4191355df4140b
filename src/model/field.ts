/**
 * The words fields are written in. One field description is read by the codec, the form, the grid,
 * the import, the database store and the print. `wire` is its spelling outside; without it the name itself.
 */
import type { Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { Marks } from './marks.ts'
import type { RuleContext } from './rule-context.ts'
import type { Tone } from './state.ts'

export type NumberKind = 'money' | 'price' | 'quantity' | 'percent' | 'factor' | 'vat'
/** The fields of goods lines by what they are to a form (`Field.role`). */
export type GoodsRole = 'product' | 'unit' | 'quantity' | 'price' | 'percent' | 'amount' | 'note'

export type Kind =
  | NumberKind
  | 'text'
  | 'secret'
  | 'day'
  | 'moment'
  | 'integer'
  | 'choice'
  | 'flag'
  | 'ref'
  | 'refs'
  | 'records'
  | 'files'
  | 'object'

export interface Choice {
  value: number | string
  label: string
  tone?: Tone
  /** Of a way of paying: the funds it goes through. */
  fundKind?: 'cash' | 'bank'
}
/** Which records of a list are meant: names and values of its filters. */
export type Narrow = Readonly<Record<string, string>>
/** A field of the same record that has this value, or one of several. */
export interface When {
  field: string
  is: unknown
}

export interface Field<T = unknown, Required extends boolean = boolean> extends Marks {
  kind: Kind
  /** Key of the catalogue. */
  label: string
  wire?: string
  required: Required
  /** Message key when a required value is missing; default `required`. */
  missing?: string
  /** Longest text. */
  max?: number
  multiline?: boolean
  /** Of a text: the address of a picture, which is chosen as a file. */
  picture?: true
  /** Numbers: may be below zero, must be above zero; default: not below zero. */
  sign?: 'any' | 'positive' | 'notNegative'
  /** Choices with their labels; a choice is stored as its value. */
  choices?: readonly Choice[]
  /** A ref's list, e.g. 'partner'. */
  of?: string
  /** Which records of its list a ref may name, e.g. { objType: 'kh' }: pickers offer these, the server takes no others. */
  narrow?: Narrow
  /** Which ones instead, where a field beside it says so: who is refunded stands on the other side. */
  narrowWhen?: When & { narrow: Narrow }
  /** Required too where a field beside it says so: who pays by card names the card. */
  requiredWhen?: When
  /** Fields of the records of a `records` field (contacts, units): an owned child table. */
  fields?: Fields
  /** Of records: their rows are there, none is added and none taken away. */
  given?: true
  /** Which of those a row is known by: it has the room the others leave, and is the title of a row on a phone. */
  knownBy?: string
  /** Worked out by compute, ignored on input, stored. */
  derived?: boolean
  /** Worked out by the server when read (from ledgers), not stored. */
  fact?: boolean
  /** A fact that shows a column of the record another field refers to (`partner` → its code). */
  show?: { ref: string; column: string }
  /** Shares its spelling outside with the field of this name: that one is what was typed, this one what counts and is answered. */
  twin?: string
  /** Filled from a column of the referred record when nothing was typed; kept as printed afterwards. */
  copies?: { ref: string; column: string }
  /** Worked out while nothing was typed (fields of a head); follows the fields it comes from until something is. */
  proposed?: { from: readonly string[]; value(values: Readonly<Record<string, unknown>>, context: RuleContext): T }
  /** Fixed after the first save. */
  fixed?: boolean
  /** Of a line of goods: what forms, scans and pastes take it for. */
  role?: GoodsRole
  /** Whom the document is with: whose prices are proposed, what is said of his debt. */
  party?: 'customer' | 'supplier'
  /** The store the goods of the lines lie in: another one has other stock, so changing it clears the lines. */
  mainStore?: true
  /** A fund, by the choice that says what kind it has to be (`Choice.fundKind`). */
  fundOf?: string
  /** Money that changes hands at once: of which sum, and which way. */
  pays?: { total: string; way: 'in' | 'out' }
  /** Typing here takes back what was typed there: a percentage and the amount it gives. */
  replaces?: string
  /** Belongs to this one record: a copy begins without it. Links to other documents never go along anyway. */
  uncopied?: boolean
  /** In the sheet of one document, though no form shows it. */
  sheet?: true
  /** Where the form of a record shows it (`more` = behind "Thêm thông tin"; a document says it in its layout); `hidden` = on no form. */
  place?: 'main' | 'more' | 'hidden'
  readonly _value?: T
}
export type Fields = Readonly<Record<string, Field>>

type Options = Partial<Omit<Field, 'kind' | 'required' | '_value' | 'label'>> & { label: string; required?: boolean }
type Made<T, O extends Options> = Field<T, O['required'] extends true ? true : false>
const field =
  <T>() =>
  <O extends Options>(kind: Kind, options: O, extra: Partial<Field> = {}): Made<T, O> =>
    ({ kind, required: options.required === true, ...extra, ...options }) as unknown as Made<T, O>

export const text = <O extends Options>(options: O) => field<string>()('text', options, { max: 250 })
/** A password or key: taken in, never given out. Who reads the record is told that there is one (`secretMark`), not which. */
export const secret = <O extends Options>(options: O) => field<string>()('secret', options, { max: 200 })
export const secretMark = '••••'
export const day = <O extends Options>(options: O) => field<Day>()('day', options)
/** A point in time the server noted; read only. */
export const moment = <O extends Options>(options: O) => field<Date | string>()('moment', options, { fact: true })
export const money = <O extends Options>(options: O) => field<Decimal>()('money', options)
export const price = <O extends Options>(options: O) => field<Decimal>()('price', options)
export const quantity = <O extends Options>(options: O) => field<Decimal>()('quantity', options)
export const percent = <O extends Options>(options: O) => field<Decimal>()('percent', options)
export const factor = <O extends Options>(options: O) => field<Decimal>()('factor', options)
/** 0…100, or −1 not subject to VAT, −2 not declared (contract documents §2 block M). */
export const vat = <O extends Options>(options: O) => field<Decimal>()('vat', options, { sign: 'any' })
export const integer = <O extends Options>(options: O) => field<number>()('integer', options)
export const flag = <O extends Options>(options: O) => field<boolean>()('flag', options)
export const choice =
  <V extends number | string = number>() =>
  <O extends Options & { choices: readonly Choice[] }>(options: O) =>
    field<V>()('choice', options)
export const ref =
  <Of extends string>(of: Of) =>
  <O extends Options>(options: O) =>
    field<Id<Of>>()('ref', options, { of })
/** Several records of one list. */
export const refs =
  <Of extends string>(of: Of) =>
  <O extends Options>(options: O) =>
    field<Id<Of>[]>()('refs', options, { of })
export const files = <O extends Options>(options: O) => field<string[]>()('files', options)
/** Owned rows in a child table, e.g. the contacts of a partner. */
export const records =
  <F extends Fields>(fields: F) =>
  <O extends Options>(options: O) =>
    field<(Values<F> & { lineId: string | null })[]>()('records', options, { fields })
/** A small value of fixed shape kept as JSON, e.g. the delivery of a bill. */
export const object =
  <F extends Fields>(fields: F) =>
  <O extends Options>(options: O) =>
    field<Values<F>>()('object', options, { fields })

/** What a person is filling in: anything may still be missing. */
export type Values<F extends Fields> = { -readonly [K in keyof F]: F[K] extends Field<infer T> ? T | null : never }
/** What has been saved: the required is there. */
export type Saved<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends Field<infer T, true> ? T : F[K] extends Field<infer T> ? T | null : never
}

export const wireName = (name: string, field: Pick<Field, 'wire'>): string => field.wire ?? name

/** Most decimals a value of this kind may carry on input (contract README §3); money is given by its currency. */
export const decimalsOfKind: Record<NumberKind, number> = {
  money: 4,
  price: 4,
  quantity: 4,
  percent: 4,
  factor: 6,
  vat: 4,
}
/** Kinds whose values are lists; nothing of them is an empty list. */
export const isManyKind = (kind: string): boolean => kind === 'records' || kind === 'files' || kind === 'refs'
export const isNumberKind = (kind: string): kind is NumberKind => kind in decimalsOfKind

/** The fields of a document: of its head, and of each of its lines. */
export interface Shape {
  fields: Fields
  lines: Fields
}
export const defineShape = <S extends Shape>(shape: S): S => shape
