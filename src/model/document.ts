/** What a document type is: plain data plus a few pure functions. The engine works on any value of this type. */
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Facts } from './facts.ts'
import type { Fields, Saved, Shape, Values } from './field.ts'
import type { FormLayout } from './form.ts'
import type { GoodsLines } from './goods-lines.ts'
import type { RuleContext } from './rule-context.ts'
import type { Move } from './move.ts'
import type { FunctionId } from './right.ts'
import type { Settings } from './standard-settings.ts'
import type { Lifecycle, StateName } from './state.ts'
import type { Column } from './table.ts'

/** Fields every document has; `partner`, `store`, `employee`, when a shape has them, are stored beside these. */
type Head = {
  id: string | null
  number: string
  date: Day | null
  description: string | null
  draft: boolean
}
type LineHead = { lineId: string | null }

export type Draft<S extends Shape = Shape> = Head & Values<S['fields']> & { lines: (LineHead & Values<S['lines']>)[] }
export type SavedDocument<S extends Shape = Shape> = Omit<Head, 'id' | 'date'> & {
  id: string
  date: Day
  seq: string
} & Saved<S['fields']> & {
    lines: (Saved<S['lines']> & { lineId: string })[]
  }

/** The shape of a definition. */
export type ShapeOf<D> = D extends DocumentDefinition<infer S> ? S : never
/** The shapes of the registered documents by name; the registry adds them, the model knows none. */
// eslint-disable-next-line typescript/no-empty-object-type -- it is filled by declaration merging
export interface DocumentShapes {}

/**
 * A list column: `from` says where its value lives:
 * 'head' common columns, 'own' a field of the shape, `{ref, column}` a column of the referred record,
 * 'fact' a value from the ledgers that engine/document/facts.ts knows by name (remaining, cost, …).
 */
export interface ListColumn extends Column {
  from: 'head' | 'own' | 'fact' | { ref: string; column: string }
}

/** A filter of the list panel: wire query name and the field it narrows. */
export interface ListFilter {
  wire: string
  label: string
  kind: 'status' | 'ref' | 'choice' | 'payStatus'
  field: string
  of?: string
  narrow?: Readonly<Record<string, string>>
  choices?: readonly { value: number; label: string }[]
}

export interface ImportColumn {
  heading: string
  field: string
  in: 'head' | 'line'
  required?: boolean
  /** Codes of a list are turned into its records. */ codeOf?: string
  /** Words of the contract for a choice, beside the labels of its field. */
  words?: Readonly<Record<string, number>>
  sample: string
}

export interface PrintForm {
  code: string
  label: string
  xType: number
  size: 'A4' | 'A5' | 'K80'
  orientation: 'portrait' | 'landscape'
  /** Carries a payment QR of what is still open. */ qr?: boolean
}

/** That a document is made from another one (contract documents §6); the slots of the server say how. */
interface Source {
  /** Definition name of the source. */
  of: string
  /** Message when nothing of the source is left: what was made has no lines. */
  nothing: string
  /** Several of them may go into one document. */
  many?: true
}

/** How much was taken already: base quantity, and money in the currency of who took it. */
export interface Taken {
  quantity: Decimal
  taxable: Decimal
  vat: Decimal
}

/**
 * That a document points to the one it was made from, and its lines to the lines they take from. The engine keeps the
 * links, holds followers to what their source leaves, and sources to what their followers took (decision 0039).
 */
export interface Follows {
  /** Definition name of the source. */
  of: string
  /** The field that names the source: a ref to one, or a list of ids where there may be several, which then have no line links. */
  head: string
  /** The ref of its lines to the line they take from. */
  line?: string
  /** Whether the source cannot be deleted or cancelled while this one is posted. */
  blocks: boolean
  /** Message where cancelling the source is refused, if not that of deleting it. */
  refusesCancel?: string
  /** Whether it must have the partner of its source, and the message when it has not. */
  partner: 'any' | { otherwise: string }
  /** Takes more than the source has left. */
  mayExceed?: true
  /** Facts the engine fills: the number of the source; what its lines leave, in the unit of the line; what rules know of them. */
  facts?: { number?: string; left?: string; origin?: string }
}

/** What becomes of a document while others are made from it. */
interface Followed<S extends Shape = Shape> {
  /** Facts of its lines, in their unit: what followers took, and what they leave. */
  facts?: { taken: string; left: string }
  /** A flag that says nothing more is taken. */
  closedBy?: string
  /** Its state, while it is in force, by what was taken of its lines; pure. Its version does not change with it. */
  derive?(source: SavedDocument<S>, taken: ReadonlyMap<string, Taken>): StateName
}

/** What a document may know that is made from others. */
export interface Making extends RuleContext {
  /** Base quantity still to be taken, by line of a source. */
  remaining: ReadonlyMap<string, Decimal>
  /** What is open of each source in the debt ledger, by id; base currency. */
  open: ReadonlyMap<string, Decimal>
  /** Everything that may be taken is asked for, not only proposed. */
  all: boolean
}

/** Lines that are proposed with nothing in them, so that a person says of which something is taken (contract amendments). */
export interface Choosing {
  /** The quantity that is proposed as 0, what it may be at most, and the link to the line it is taken from. */
  quantity: string
  most: string
  link: string
  /** Catalogue key of the button that takes all. */
  all: string
}

/** The pages of a document below its address, where the contract knows no others. */
export const usualPages = { list: 'list', grid: 'grid', create: 'create', detail: 'detail/:id' } as const

/** What a business lives on: whom it sells to, and whom it buys from. */
export type TradeSide = 'sales' | 'purchase'

/** What menu, routes, palette, trash and other documents' pages must know of a document before any of it is opened. Small: every visit loads all of them. */
export interface DocumentMeta {
  name: string
  right: FunctionId
  /** Catalogue keys: its name, and the title of its list. */
  label: string
  listTitle: string
  /** The states it passes through, and what leads from one to another. */
  lifecycle: Lifecycle
  /** Prefixes of its numbers; which of several is for the draft to say (`prefixOf`). */
  prefixes: readonly [string, ...string[]]
  wire: { module: string; /** Also answers to the tenant header on its lists. */ saveFailure?: 'info' | 'minute' }
  screen: {
    area: string
    icon: string
    order: number
    base: string
    list: string
    grid: string
    create: string
    /** Has a page that reads a file; its columns are the definition's `imports`. */
    import?: true
    detail: string
    update?: string
    quickCreate?: string
    /** The most frequent one: a key of its own everywhere makes it. */
    firstKey?: true
    /** Other bases that show the same list. */
    also?: readonly string[]
    /** A second way to create, e.g. a receipt that touches no debt; the definition's `other` says what it begins with. */
    createOther?: { path: string; label: string; update: string; quickCreate?: string }
  }
  sources?: readonly Source[]
  /** What is open of its sources is paid with it. */
  pays?: true
  /** What of a side of the trade it is: goods, goods that come back, or the money for them. Reports and the start page ask. */
  trade?: { side: TradeSide; as: 'goods' | 'goodsBack' | 'money' }
}

export interface DocumentDefinition<S extends Shape = Shape> extends DocumentMeta {
  /** Base name of its tables: `<table>` and `<table>_line`. */
  table: string
  shape: S
  /** What its number is called; without it `field.number`, the word of vouchers. */
  numberLabel?: string
  /** Which of its prefixes, where that depends on the draft (cash or bank); otherwise the first. */
  prefixOf?(draft: Draft<S>, context: RuleContext): string
  /** The day a new one is proposed for ('' = today); absent: today. */
  proposedDay?(settings: Settings): Day | ''
  /** Most lines one may have; absent: `usualLines`. */
  maxLines?: number
  /** Every move bears its own day: those days are held against the lock date, not the document's. */
  ownDays?: true
  /** It brings in what there was before the first document: a house that has nothing else has not begun. */
  opens?: true
  list: {
    columns: readonly ListColumn[]
    sums: readonly string[]
    filters: readonly ListFilter[]
    /** Beside number, description, partner and phone: texts of its own, and records it is found by. */
    search?: readonly string[]
  }
  /** Fields that may be changed on many documents at once. */
  bulk: readonly string[]
  /** Where its fields stand on its form. */
  form: FormLayout<NoInfer<S>>
  /** What a document of the second way begins with, and is known by; and its form. */
  other?: { preset: Readonly<Record<string, unknown>>; form: FormLayout<NoInfer<S>> }
  /** How its lines of goods are filled in, beside being typed. */
  goodsLines?: GoodsLines
  /** What its form asks the server for while it is filled in, by a name of its own. */
  facts?: Readonly<Record<string, Facts>>
  /** Fills defaults and everything derived; must be idempotent. Runs in the form on every change and on save. */
  compute(draft: Draft<S>, context: RuleContext): Draft<S>
  /** All business problems of a filled draft (required fields are tested by the engine). */
  check(draft: Draft<S>, context: RuleContext): Problem[]
  /** What it does to the ledgers. Pure and deterministic. */
  post(document: SavedDocument<S>, context: RuleContext): Move[]
  follows?: readonly Follows[]
  followed?: Followed<NoInfer<S>>
  choosing?: Choosing
  prints: readonly PrintForm[]
  imports?: readonly ImportColumn[]
}
/** Any document, for the engine, which never looks inside. */
// eslint-disable-next-line typescript/no-explicit-any -- variance: a definition of a narrower shape is still a definition
export type AnyDocument = DocumentDefinition<any>
export const defineDocument = <S extends Shape>(definition: DocumentDefinition<S>): DocumentDefinition<S> => definition

/** Most lines of a document, where its definition says nothing else (contract README §14). */
const usualLines = 1_000
export const maxLinesOf = ({ maxLines = usualLines }: Pick<AnyDocument, 'maxLines'>): number => maxLines

/** The day a new document of a kind begins with. */
export const firstDayOf = (definition: AnyDocument, settings: Settings, today: Day): Day =>
  definition.proposedDay?.(settings) || today

/** A line of which nothing was taken: it is left out when the document is saved. */
export const isUntaken = ({ choosing }: AnyDocument, line: Readonly<Record<string, unknown>>): boolean =>
  choosing !== undefined &&
  Boolean(line[choosing.link]) &&
  (line[choosing.quantity] === 0n || line[choosing.quantity] === null)

/** The layout of a definition; `other`: of its second way to create. */
export const layoutOf = (definition: AnyDocument, other = false): FormLayout =>
  ((other && definition.other?.form) || definition.form) as FormLayout

/** The sum of the whole document, where that is an amount of money: what clients say they saw, what a rate is applied to. */
export const mainAmount = (definition: AnyDocument): string | undefined => {
  const [name] = Object.entries(layoutOf(definition).totals).find(([, style]) => style === 'main') ?? []
  return name !== undefined && (definition.shape.fields as Fields)[name]?.kind === 'money' ? name : undefined
}
