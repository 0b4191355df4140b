/** What a kind of document consists of: plain data plus a few pure functions. The engine works on any such value. */
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Downloads, PrintForm } from './document-files.ts'
import type { Facts } from './facts.ts'
import type { Fields, SavedValues, Shape, Values } from './field.ts'
import type { Follows, FollowerFacts } from './follows.ts'
import type { Rest } from './left.ts'
import type { FormLayout } from './form.ts'
import type { GoodsLines } from './goods-lines.ts'
import type { RuleContext } from './rule-context.ts'
import type { MakeWay } from './make-way.ts'
import type { Move } from './move.ts'
import { titlesOf } from './registry.ts'
import type { FunctionId } from './right.ts'
import type { Settings } from './standard-settings.ts'
import type { Lifecycle, StateName } from './state.ts'
import type { Column } from './table.ts'

/** Fields every document has. `partner`, `store` and `employee` are stored in the same table if the shape has them. */
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
} & SavedValues<S['fields']> & {
    lines: (SavedValues<S['lines']> & { lineId: string })[]
  }

/** The shape type of a definition. */
export type ShapeOf<D> = D extends DocumentDefinition<infer S> ? S : never
/**
 * Maps the names of the registered documents to their shapes. The registry extends this interface, so that the model
 * does not depend on any document.
 */
// eslint-disable-next-line typescript/no-empty-object-type -- it is filled by declaration merging
export interface DocumentShapes {}

/**
 * A list column. `from` says where its value comes from: 'head' a common column, 'own' a field of the shape, `{ref,
 * column}` a column of the referenced record, 'fact' a value calculated from the ledgers by engine/document/facts.ts
 * under the same name (remaining, cost, …).
 */
export interface ListColumn extends Column {
  from: 'head' | 'own' | 'fact' | { ref: string; column: string }
}

/**
 * A filter of the list panel: the name of its query parameter and the field it filters. `late`: the day in the field
 * has passed, and followers have not taken everything. `followed`: a document in force of the kind `by` was made from it
 * (value 1), or from one in force none (value 2).
 */
export interface ListFilter {
  wire: string
  label: string
  kind: 'status' | 'ref' | 'choice' | 'payStatus' | 'late' | 'followed'
  field: string
  /** The field is one of the lines, and the documents with such a line are listed. */
  in?: 'lines'
  of?: string
  by?: string
  narrow?: Readonly<Record<string, string>>
  choices?: readonly { value: number; label: string }[]
}

export interface ImportColumn {
  heading: string
  field: string
  in: 'head' | 'line'
  required?: boolean
  /** The cells contain codes of this list. */ codeOf?: string
  /** Other headings it is found by. */ also?: readonly string[]
  /** Texts the contract uses for choices, in addition to the labels of the field. */
  words?: Readonly<Record<string, number>>
  sample: string
}

/** A document can be made from another one (contract documents §6); the server slot `makes` implements it. */
interface Source {
  /** Definition name of the source document. */
  of: string
  /** Message key when nothing of the source is left to take; without one, everything may be taken again and again. */
  nothing?: string
  /** Several sources may be combined into one document. */
  many?: true
  /** The fact of the source, of the same name outside, that says that one was made of it. */
  unless?: string
}

/** How a document reacts when other documents are made from it. */
interface Followed<S extends Shape = Shape> {
  /** Facts of its lines, in the unit of the line: the quantity that followers have taken, and the quantity left. */
  facts?: { taken: string; left: string }
  /** A flag of the head that says that nothing more will be taken. */
  closedBy?: string
  /**
   * Derives its state, while it is in force, from what was made from it. Pure. The version of the document does not
   * change with the derived state.
   */
  derive?(source: SavedDocument<S>, made: FollowerFacts): StateName
}

/** The context for making a document from source documents. */
export interface MakingContext extends RuleContext {
  /** What is left to take, by id of the source line. */
  remaining: ReadonlyMap<string, Rest>
  /** Open amount of each source in the debt ledger, by document id; in base currency. */
  open: ReadonlyMap<string, Decimal>
  /** Everything that may be taken is asked for, not only what is proposed. */ all: boolean
}

/** Lines are proposed with quantity 0, and the user enters how much to take of each (contract amendments). */
export interface Choosing {
  /** The field proposed as 0, the field with its maximum, and the ref to the source line. */
  quantity: string
  most: string
  link: string
  /** Catalogue key of the button that takes the maximum on all lines. */
  all: string
}

/** The pages of a document relative to its base address, unless the contract says otherwise. */
export const usualPages = { list: 'list', grid: 'grid', create: 'create', detail: 'detail/:id' } as const
/** Those of most documents of sales. */
export const salesPages = { ...usualPages, list: 'data/list', grid: 'data/grid' } as const

/** The side of the trade: sales to customers, or purchases from suppliers. */
export type TradeSide = 'sales' | 'purchase'

/**
 * What the menu, routes, palette, trash and pages of other documents need to know of a document before any of it is
 * opened. Keep it small: every page load includes the metas of all documents.
 */
export interface DocumentMeta {
  name: string
  right: FunctionId
  /** Catalogue keys of its name, and of the title of its list. */
  label: string
  listTitle: string
  /** The states it passes through, and the transitions between them. */
  lifecycle: Lifecycle
  /** Prefixes of its numbers. If there are several, `prefixOf` chooses one by the draft. */
  prefixes: readonly [string, ...string[]]
  wire: {
    module: string
    /** How a refused save is shown: as information, or for a minute; default: as an error. */
    saveFailure?: 'info' | 'minute'
    /** Kinds that its `UpdateDB` saves too: stored ones by their id, new ones by the `module` of the body. */
    alsoSaves?: readonly string[]
  }
  screen: {
    area: string
    order: number
    base: string
    list: string
    grid: string
    create: string
    /** The document has an import page; its columns are the `imports` of the definition. */
    import?: true
    detail: string
    update?: string
    quickCreate?: string
    /** The most frequently created document: a global keyboard shortcut creates one. */
    firstKey?: true
    /** Other base addresses that show the same list. */
    also?: readonly string[]
    /**
     * A second way to create the document, e.g. a receipt that touches no debt; `other` of the definition has its
     * preset values.
     */
    createOther?: { path: string; label: string; update: string; quickCreate?: string }
  }
  sources?: readonly Source[]
  /** Other ways it can be made from stored documents; the server slot `ways` implements them. */
  ways?: readonly MakeWay[]
  /** Label key of the button that makes the document from another; needed where there are `sources`. */
  makeLabel?: string
  /** The document pays the open amounts of its sources. */
  pays?: true
  /** Goods that a document lacks because they never came into its store are entered by this one. */
  opensStock?: true
  /** The part of the trade the document is: goods, returned goods, payment, or an order. Reports and the start page use it. */
  trade?: { side: TradeSide; as: 'goods' | 'goodsBack' | 'money' | 'order' }
}
export const documentMeta = (meta: Omit<DocumentMeta, 'label' | 'listTitle'>): DocumentMeta => ({
  ...titlesOf(meta.name),
  ...meta,
})

export interface DocumentDefinition<S extends Shape = Shape> extends DocumentMeta {
  /** Base name of its tables: `<table>` and `<table>_line`. */
  table: string
  shape: S
  /** Label key of its number; default `field.number`. */
  numberLabel?: string
  /** Chooses the number prefix where it depends on the draft (cash or bank); default: the first prefix. */
  prefixOf?(draft: Draft<S>, context: RuleContext): string
  /** The date proposed for a new document ('' = today); default: today. */
  proposedDay?(settings: Settings): Day | ''
  /** The maximum number of lines; default `usualLines`. */
  maxLines?: number
  /** Every move has its own day. The lock date is checked against these days, not against the date of the document. */
  ownDays?: true
  /** The document's lines only move stock: goods that keep none are refused (`checkTracked`, and where they are saved). */
  stockOnly?: true
  /** The document sells goods or offers them: what is earned stands beside their amounts, for who may see costs. */
  earns?: true
  /**
   * True of a document that posts nothing as it stands and takes nothing of goods, partners or funds: what its fields
   * name need not be locked. A change that leads to another state or comes from one locks what that state touches.
   */
  touchesNothing?(draft: Draft<S>): boolean
  /** What for its money is, where the program describes it: keys of texts below `voucher.reason`. */
  describes?: readonly string[]
  /** The document enters opening balances. A tenant that has only such documents still counts as not started. */
  opens?: true
  list: {
    columns: readonly ListColumn[]
    sums: readonly string[]
    filters: readonly ListFilter[]
    /** Searched in addition to number, description, partner and phone: own text fields, and referenced records. */
    search?: readonly string[]
  }
  /** Fields that can be changed on many documents at once. */
  bulk: readonly string[]
  /** The layout of its form. */
  form: FormLayout<NoInfer<S>>
  /** Values that a document created the second way starts with and is recognised by, and its form layout. */
  other?: { preset: Readonly<Record<string, unknown>>; form: FormLayout<NoInfer<S>> }
  /** The ways to fill in goods lines, apart from typing them. */
  goodsLines?: GoodsLines
  /** The facts its form fetches from the server while the user fills it in, by a local name. */
  facts?: Readonly<Record<string, Facts>>
  /** Fills in defaults and everything derived; idempotent. The form runs it on every change, the server on save. */
  compute(draft: Draft<S>, context: RuleContext): Draft<S>
  /** Returns all business problems of a completed draft. The engine itself checks required fields. */
  check(draft: Draft<S>, context: RuleContext): Problem[]
  /** Returns the moves that the document makes in the ledgers. Pure and deterministic. */
  post(document: SavedDocument<S>, context: RuleContext): Move[]
  follows?: readonly Follows[]
  /** Fields that name a document it puts right without following it: at the rates of the day of that one. */
  keepsDayOf?: readonly string[]
  followed?: Followed<NoInfer<S>>
  choosing?: Choosing
  /** Lists whose stopped records it may choose anew: it settles a debt, or what is left of goods. */
  takesStopped?: readonly string[]
  prints: readonly PrintForm[]
  /** Labels of its goods are printed, by `<module>/getLabels`. */
  printsLabels?: true
  /** Other systems are asked about it (invoice providers, carriers); what was said stands beside it. */
  asksOthers?: true
  imports?: readonly ImportColumn[]
  /** What is imported are drafts; whether to post them is asked. */
  importsDrafts?: true
  downloads?: Downloads<SavedDocument<S>>
  /** Why its print cannot be sent as a letter: it goes to its partner in a way of its own. Null if it can. */
  mailed?: (document: Readonly<Record<string, unknown>>) => Problem | null
}
/** A document of any kind. This is the type the engine works with. */
// eslint-disable-next-line typescript/no-explicit-any -- variance: a definition of a narrower shape is still a definition
export type AnyDocument = DocumentDefinition<any>
export const defineDocument = <S extends Shape>(definition: DocumentDefinition<S>): DocumentDefinition<S> => definition

/** The default maximum number of lines (contract README §14). */
const usualLines = 1_000
export const maxLinesOf = ({ maxLines = usualLines }: Pick<AnyDocument, 'maxLines'>): number => maxLines

/** The date a new document starts with. */
export const firstDayOf = (definition: AnyDocument, settings: Settings, today: Day): Day =>
  definition.proposedDay?.(settings) || today

/** True if the user took nothing of this line; such lines are dropped when the document is saved. */
export const isUntaken = ({ choosing }: AnyDocument, line: Readonly<Record<string, unknown>>): boolean =>
  choosing !== undefined &&
  Boolean(line[choosing.link]) &&
  (line[choosing.quantity] === 0n || line[choosing.quantity] === null)

/** The form layout of a definition. `other` selects the layout of its second way to create. */
export const layoutOf = (definition: AnyDocument, other = false): FormLayout =>
  ((other && definition.other?.form) || definition.form) as FormLayout

/** The field with the total, if that is money: clients send the total they showed, and a rate is applied to it. */
export const mainAmount = (definition: AnyDocument): string | undefined => {
  const [name] = Object.entries(layoutOf(definition).totals).find(([, style]) => style === 'main') ?? []
  return name !== undefined && (definition.shape.fields as Fields)[name]?.kind === 'money' ? name : undefined
}
