/**
 * The state that the parts of a form share: the rows being edited (lines of a document, or rows of a record) and, for a
 * document, everything else. Created once per form; values that change are kept in stores.
 */
import { createContext, use } from 'react'
import type { Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import type { GoodsRole } from '#model/field.ts'
import { createStore, type Store } from '#web/ui/base/store.ts'
import type { DraftStore } from './draft-store.ts'
import type { FormFacts } from '../facts.ts'
import type { HeaderLayout, LineColumn } from '../layout.ts'
import type { RefCache } from './refs.ts'
import type { RowsEdit, RowsStore } from './rows-store.ts'

/** The active cell of the rows. */
export interface Cursor {
  row: number
  column: string
  mode: 'select' | 'edit'
  /** Text the cell editor starts with; null keeps the current value. */
  startText: string | null
  /**
   * The user started editing, so the suggestion list opens at once. In an empty line the list opens on the first key.
   */
  opensList: boolean
  /** Incremented each time the cell must take the focus. */
  focusRequest: number
  /** The row is brought to the middle of the grid, as one somebody was led to. */
  middle?: boolean
}
export type CursorStore = Store<Cursor>
export type TypingStore = Store<(() => RowsEdit | null) | null>
/** A function in a store is set by one that gives it. */
export const nothingTyped = (): TypingStore => createStore<(() => RowsEdit | null) | null>(null)

/** All that the grid, its keyboard handling, the cards and the row sheet know about rows. */
export interface RowsModel {
  /** Gives the fields of a row. */
  definition: Pick<AnyDocument, 'shape'>
  /** Translation key of the heading of the rows. */
  label: string
  store: RowsStore
  cache: RefCache
  /** All columns, and those that are shown. */
  columns: readonly LineColumn[]
  shown: Store<readonly LineColumn[]>
  cursor: CursorStore
  /**
   * Text in a cell that has not reached the rows yet, as the edit that leaving the cell would make; null: there is none.
   * Drafts are stored with it.
   */
  typing: TypingStore
  /** Why the text typed into the active cell is not taken; empty: nothing was refused. */
  refusal: Store<string>
  /** True when no value can be changed. */
  locked: Store<boolean>
  /** Finds the ids of records by pasted texts. Without it only plain values can be pasted. */
  recordsNamed?: (column: LineColumn, texts: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The form these lines belong to, which knows goods and prices; null for the rows of a record. */
  document: FormModel | null
}

/** A line that takes more than the stock on hand. */
export interface ShortLine {
  text: string
  /** The most the line can take, in its own unit, beside what other lines take. */
  most: Decimal
}

/** What is earned with a line, and the same as a share of its net amount. */
export interface MarginText {
  percent: string
  whole: string
}
export interface CostNotes {
  /** Warnings by line key: the price is below the cost. */
  below: ReadonlyMap<string, string>
  /** By line key; lines whose cost is not known have none. */
  margins: ReadonlyMap<string, MarginText>
  /** Profit of the document; null when a cost is unknown or nothing is sold. */
  profit: Decimal | null
  /** The profit's percentage of the net amount; null with it, and of nothing. */
  percent: Decimal | null
}
export const noCosts: CostNotes = { below: new Map(), margins: new Map(), profit: null, percent: null }

/** Names of the fields of a goods line by their roles. */
export type GoodsNames = { product: string } & Readonly<
  Record<Exclude<GoodsRole, 'product' | 'note'>, string | undefined>
>

/** A block that becomes lines. */
export interface Pasting {
  /** '' opens the dialog to paste into, where there is no file. */
  text: string
  file?: File
  /** The line it is inserted before. */
  at: number
}

export interface FormModel extends RowsModel {
  definition: AnyDocument
  store: DraftStore
  document: FormModel
  header: HeaderLayout
  /** Facts fetched from the server while the form is filled in. */
  facts: FormFacts
  goods: GoodsNames | undefined
  /** The field of the document's partner. */
  party: string | undefined
  /** The field of the store that holds the goods. */
  mainStore: string | undefined
  /** 1 for sales, 2 for purchases: decides which prices are proposed (contract documents §5). */
  priceKind: 1 | 2
  /** True if the user may change prices and discounts (right U of EditPrice). */
  mayPrice: boolean
  /** Warnings by line key: the quantity exceeds the stock on hand. */
  shortage: Store<ReadonlyMap<string, ShortLine>>
  /** What can be sold of the goods, by line key; empty unless the definition asks for it. */
  outlook: Store<ReadonlyMap<string, string>>
  /** Where the prices come from, by line key, as far as it is known. */
  reasons: Store<ReadonlyMap<string, string>>
  /** What is earned is told: of goods that are sold or offered, to who may see costs. */
  tellsProfit: boolean
  /** Warnings about sales below cost, and the profit; empty for users who may not see costs. */
  costs: Store<CostNotes>
  /** What is over of the cash that was given pays old debts of the partner. */
  toOldDebts: Store<boolean>
  /** Warning that the partner's credit limit is exceeded. */
  credit: Store<string | null>
  pasting: Store<Pasting | null>
  /**
   * A stored document is displayed as a page to read. While a form is being saved it is only `locked` and still looks
   * like a form.
   */
  reading: Store<boolean>
  /** Switches between reading and editing. */
  lock: (on: boolean) => void
  /** The document is created by the alternative form of its definition (e.g. a receipt that touches no debt). */
  other: boolean
}

export const FormModelContext = createContext<FormModel | null>(null)
export const useFormModel = (): FormModel => {
  const model = use(FormModelContext)
  if (!model) throw new Error('Impossible: a part outside a document form')
  return model
}

export const RowsContext = createContext<RowsModel | null>(null)
/** The rows of the nearest `RowsContext`, or else the lines of the document. */
export const useRows = (): RowsModel => {
  const [own, form] = [use(RowsContext), use(FormModelContext)]
  const rows = own ?? form
  if (!rows) throw new Error('Impossible: a part of a grid without rows')
  return rows
}

/** The rows of a record have no stock or cost warnings. */
export const noShortage = createStore<ReadonlyMap<string, ShortLine>>(new Map())
export const noNotes = createStore<ReadonlyMap<string, string>>(new Map())

/** False for computed cells, and for prices when the user may not change them. */
export const isCellEditable = ({ document }: RowsModel, column: LineColumn): boolean =>
  column.editable &&
  !(
    document?.goods &&
    !document.mayPrice &&
    [document.goods.price, document.goods.percent, document.goods.amount].includes(column.name)
  )
