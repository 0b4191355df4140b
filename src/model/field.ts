/**
 * The vocabulary for describing fields. The codec, form, grid, import, database store and print all read the same
 * description. `wire` is the field's name in the contract; default: the name itself.
 */
import type { Among } from './among.ts'
import type { Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { Marks } from './marks.ts'
import type { RuleContext } from './rule-context.ts'
import type { Tone } from './state.ts'

export type NumberKind = 'money' | 'price' | 'quantity' | 'percent' | 'factor' | 'vat'
/** The role a field of a goods line plays for forms (`Field.role`). */
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
  /** Not offered yet; shown where a record has it. */
  later?: true
  /** For a payment method: the kind of fund it uses. */
  fundKind?: 'cash' | 'bank'
}
/** Restricts a ref to certain records of its list: filter names and values. */
export type Narrow = Readonly<Record<string, string>>
/** True if the named field of the same record has this value, or one of these values. */
export interface When {
  field: string
  is: unknown
}

/**
 * `taken` as it is; `empty`; `anew`: proposed as in a blank document; `byDay`: taken, but moved to the new day where it
 * is what the old one proposed; `left`: as much as nobody has taken yet; `shared`: the part of an amount that falls to
 * the goods taken; `perUnit`: taken, for the unit in which the goods are taken.
 */
type Fate = 'taken' | 'empty' | 'anew' | 'byDay'
type FateInPart = Fate | 'left' | 'shared' | 'perUnit'

export interface Becomes {
  /** In a copy ("Sao chép"). */
  copy: Fate
  /** In an order, bill or receipt that is made of what was agreed: the same field, if it has one. */
  follower: FateInPart
  /** In a return of the goods. */
  returned: FateInPart
}

export interface Pays {
  /** The field with the total it is a part of. */
  total: string
  way: 'in' | 'out'
  /** The fields with the cash that is given, and with what goes back of it; and whether it is paid in cash. */
  cash?: { given: string; change: string; isMeant(values: Readonly<Record<string, unknown>>): boolean }
  /** True if it is usual that the rest is paid later, as on delivery. `values` are those of the head. */
  isLater?(values: Readonly<Record<string, unknown>>): boolean
  /** The fact with how the document was paid whose goods come back (`OriginalPayment`); the same is proposed. */
  back?: string
}

/** How a document was paid at once, and what of it is still open. */
export interface OriginalPayment {
  paid: Decimal | null
  open: Decimal | null
  method: number | null
  fund: string | null
}

export interface Field<T = unknown, Required extends boolean = boolean> extends Marks {
  kind: Kind
  /** Key of the catalogue. */
  label: string
  wire?: string
  required: Required
  /** Message key if a required value is missing; default `required`. */
  missing?: string
  /** Maximum length of a text. */
  max?: number
  multiline?: boolean
  /** The text is the URL of a picture; the form shows a file chooser. */
  picture?: true
  /** The text is usually one of these. */
  among?: Among
  /** For numbers: may be negative, or must be positive; default: not negative. */
  sign?: 'any' | 'positive' | 'notNegative'
  /** Choices with their labels; a choice is stored as its value. */
  choices?: readonly Choice[]
  /** The list a ref refers to, e.g. 'partner'. */
  of?: string
  /**
   * Restricts the records a ref may name, e.g. { objType: 'kh' }: pickers offer only these, and the server refuses
   * others.
   */
  narrow?: Narrow
  /**
   * A different restriction that applies when another field has a certain value: a refund to a supplier needs a
   * supplier.
   */
  narrowWhen?: When & { narrow: Narrow }
  /** The field is required if another field has a certain value: card payments need the card type. */
  requiredWhen?: When
  /** For `records` fields: the fields of the owned rows (contacts, units), which are stored in a child table. */
  fields?: Fields
  /**
   * For `object` fields with a place: the list whose folder has the input that draws it whole (`input.web.tsx`), and
   * the field with the address as text, of the object itself or else of the head.
   */
  address?: { input: string; text: string }
  /** For a part of an `object` field: who sends it beside the object means it. It is answered within only. */
  beside?: true
  /** For `records` fields: the rows are fixed; the user can neither add nor delete any. */
  fixedRows?: true
  /**
   * For `records` fields: the field that identifies a row. It gets the remaining width of the grid, and it is the
   * title of the row on a phone.
   */
  knownBy?: string
  /** Calculated by `compute` and stored; ignored on input. */
  derived?: boolean
  /** A text that the program writes: made anew for each reader (`engine/stored-text.ts`). */
  madeText?: boolean
  /** Calculated by the server on reading (from the ledgers), not stored. */
  fact?: boolean
  /** A fact that shows a column of the record that another field refers to (`partner` → its code). */
  show?: { ref: string; column: string }
  /**
   * This field has the same wire name as the named field. On input, the wire value goes to the named field (what the
   * user typed); in responses it comes from this field (what was calculated).
   */
  typedTwin?: string
  /**
   * Filled from a column of the referenced record if the user typed nothing. The stored value stays as it is when the
   * record changes later.
   */
  copies?: { ref: string; column: string }
  /**
   * Calculated as long as the user has typed nothing (fields of the head and of its objects), and recalculated whenever
   * one of the fields of the head in `from` changes. `values` are those of the head.
   */
  proposed?: { from: readonly string[]; value(values: Readonly<Record<string, unknown>>, context: RuleContext): T }
  /** Cannot be changed after the first save. */
  fixed?: boolean
  /** The role of the field in a goods line. Forms, the barcode scanner and pasting rely on it. */
  role?: GoodsRole
  /** The field names the document's partner: their prices are proposed and their debt is shown. */
  party?: 'customer' | 'supplier'
  /** The store of the goods lines. Changing it clears the lines, because another store has different stock. */
  mainStore?: true
  /** The field names a fund; the value is the name of the choice field whose `Choice.fundKind` restricts it. */
  fundOf?: string
  /**
   * Money in the currency of the fund or, in a line, of the document that the named field refers to; default: in the
   * currency of the document itself.
   */
  inCurrencyOf?: string
  /** An exchange rate, or an amount in base currency, whatever the currency of the document. */
  inBase?: true
  /** An exchange rate: one that is far from the list's (the proposed one, or that of the currency) is asked for. */
  isRate?: true
  /** Only in documents whose head has this value; in others, the currency is that of the document itself. */
  inCurrencyWhen?: { field: string; is: unknown }
  /** Money paid immediately with the document. */
  pays?: Pays
  /** The amount that follows from this field, shown with it: what a coupon takes off. */
  comesTo?: string
  /** Typing in this field clears the named field: a percentage and the amount calculated from it. */
  replaces?: string
  /**
   * What becomes of a typed value in documents made from the one that holds it. Every field of a document that people
   * may fill in says so. Links to other documents say nothing: they always begin anew.
   */
  becomes?: Becomes
  /**
   * The value that a day proposes for the line, for a field of the lines. It moves with the day of the document as long
   * as nobody typed another.
   */
  ofDay?: (line: Readonly<Record<string, unknown>>, day: Day, context: RuleContext) => T
  /** Included in the Excel export of a single document although no form shows it. */
  sheet?: true
  /**
   * Where the form of a list record shows it (`more` = behind "Thêm thông tin", `hidden` = on no form). For
   * documents, the form layout says this.
   */
  place?: 'main' | 'more' | 'hidden'
  readonly _value?: T
}
export type Fields = Readonly<Record<string, Field>>

type Options = Partial<Omit<Field, 'kind' | 'required' | '_value' | 'label'>> & { label: string; required?: boolean }
/** `O` and nothing else: an option that is misspelt does not compile. */
type Only<O extends Options> = O & Record<Exclude<keyof O, keyof Options>, never>
type MadeField<T, O extends Options> = Field<T, O['required'] extends true ? true : false>
const field =
  <T>() =>
  <O extends Options>(kind: Kind, options: O, extra: Partial<Field> = {}): MadeField<T, O> =>
    ({ kind, required: options.required === true, ...extra, ...options }) as unknown as MadeField<T, O>

export const text = <O extends Options>(options: Only<O>) => field<string>()('text', options, { max: 250 })
/** A password or key. It can be written but never read: readers get `secretMark` if there is a value. */
export const secret = <O extends Options>(options: Only<O>) => field<string>()('secret', options, { max: 200 })
export const secretMark = '••••'
/** The same for a value that cannot be opened, because its key is missing: it must be entered again. */
export const lostSecretMark = '••••?'
/** True for what is shown in place of a secret; a caller who sends it back changes nothing. */
export const isSecretMark = (value: unknown): boolean => value === secretMark || value === lostSecretMark
export const day = <O extends Options>(options: Only<O>) => field<Day>()('day', options)
/** A timestamp set by the server; read-only. */
export const moment = <O extends Options>(options: Only<O>) => field<Date | string>()('moment', options, { fact: true })
export const money = <O extends Options>(options: Only<O>) => field<Decimal>()('money', options)
export const price = <O extends Options>(options: Only<O>) => field<Decimal>()('price', options)
export const quantity = <O extends Options>(options: Only<O>) => field<Decimal>()('quantity', options)
export const percent = <O extends Options>(options: Only<O>) => field<Decimal>()('percent', options)
export const factor = <O extends Options>(options: Only<O>) => field<Decimal>()('factor', options)
/** 0…100, or −1 for not subject to VAT, −2 for not declared (contract documents §2 block M). */
export const vat = <O extends Options>(options: Only<O>) => field<Decimal>()('vat', options, { sign: 'any' })
export const integer = <O extends Options>(options: Only<O>) => field<number>()('integer', options)
export const flag = <O extends Options>(options: Only<O>) => field<boolean>()('flag', options)
export const choice =
  <V extends number | string = number>() =>
  <O extends Options & { choices: readonly Choice[] }>(options: Only<O>) =>
    field<V>()('choice', options)
export const ref =
  <Of extends string>(of: Of) =>
  <O extends Options>(options: Only<O>) =>
    field<Id<Of>>()('ref', options, { of })
/** References to several records of one list. */
export const refs =
  <Of extends string>(of: Of) =>
  <O extends Options>(options: Only<O>) =>
    field<Id<Of>[]>()('refs', options, { of })
export const files = <O extends Options>(options: Only<O>) => field<string[]>()('files', options)
/** Owned rows in a child table, e.g. the contacts of a partner. */
export const records =
  <F extends Fields>(fields: F) =>
  <O extends Options>(options: Only<O>) =>
    field<(Values<F> & { lineId: string | null })[]>()('records', options, { fields })
/** A small object with fixed fields, stored as JSON, e.g. the delivery of a bill. */
export const object =
  <F extends Fields>(fields: F) =>
  <O extends Options>(options: Only<O>) =>
    field<Values<F>>()('object', options, { fields })

/** The values of a record that is being edited: each of them may still be missing. */
export type Values<F extends Fields> = { -readonly [K in keyof F]: F[K] extends Field<infer T> ? T | null : never }
/** The values of a saved record: the required ones are present. */
export type SavedValues<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends Field<infer T, true> ? T : F[K] extends Field<infer T> ? T | null : never
}

export const wireName = (name: string, field: Pick<Field, 'wire'>): string => field.wire ?? name

/**
 * The maximum number of decimals of a value of this kind on input (contract README §3). For money, the currency
 * decides.
 */
export const decimalsOfKind: Record<NumberKind, number> = {
  money: 4,
  price: 4,
  quantity: 4,
  percent: 4,
  factor: 6,
  vat: 4,
}
/** Amounts and prices of a currency, whose decimals decide how they are typed (contract typed-numbers). */
export const isAmount = ({ kind, inBase }: Pick<Field, 'kind' | 'inBase'>): boolean =>
  kind === 'money' || kind === 'price' || inBase === true
/** Kinds that may be followed by a per cent sign. */
export const isPercentKind = (kind: string): boolean => kind === 'percent' || kind === 'vat'
/** Kinds whose values are arrays; their empty value is an empty array. */
export const isManyKind = (kind: string): boolean => kind === 'records' || kind === 'files' || kind === 'refs'
export const isNumberKind = (kind: string): kind is NumberKind => kind in decimalsOfKind

/** The fields of a document: those of its head, and those of each line. */
export interface Shape {
  fields: Fields
  lines: Fields
}
export const defineShape = <S extends Shape>(shape: S): S => shape
