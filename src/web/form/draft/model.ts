/**
 * What the parts of a form share: the rows a person fills in (the lines of a document, or rows a record owns), and of a
 * document all the rest. Made once per form; what changes lives in stores.
 */
import { createContext, use } from 'react'
import type { Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import type { GoodsRole } from '#model/field.ts'
import { createStore, type Store } from '#web/ui/store.ts'
import type { DraftStore } from './draft-store.ts'
import type { FormFacts } from './facts.ts'
import type { HeaderLayout, LineColumn } from './layout.ts'
import type { RefCache } from './refs.ts'
import type { RowsStore } from './rows-store.ts'

/** Which cell of the rows is active. */
export interface Cursor {
  row: number
  column: string
  mode: 'select' | 'edit'
  /** What editing begins with; null = what is there. */
  start: string | null
  /** Editing was asked for: its list opens at once. An empty line only waits. */
  opens: boolean
  /** Counts up when the cell must take the focus. */
  asked: number
}
export type CursorStore = Store<Cursor>

/** The grid, its keys, the cards and the sheet of a row know no more of rows than this. */
export interface RowsModel {
  /** Says which fields a row has. */
  definition: Pick<AnyDocument, 'shape'>
  /** Catalogue key of what the rows are called. */
  label: string
  store: RowsStore
  cache: RefCache
  /** All columns, and those shown. */
  columns: readonly LineColumn[]
  shown: Store<readonly LineColumn[]>
  cursor: CursorStore
  /** Nothing can be typed. */
  locked: Store<boolean>
  /** The records a pasted column names: ids by the texts; without it only what is spelt is pasted. */
  recordsNamed?: (column: LineColumn, texts: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The form whose lines they are, with all it knows of goods and prices; null for rows of a record. */
  document: FormModel | null
}

export interface CostNotes {
  /** By line key: the price is below the cost. */
  below: ReadonlyMap<string, string>
  /** What is earned; null where a cost is not known, or nothing is sold. */
  profit: Decimal | null
}
export const noCosts: CostNotes = { below: new Map(), profit: null }

/** Names of the fields of a goods line, by their roles. */
export type GoodsNames = { product: string } & Readonly<
  Record<Exclude<GoodsRole, 'product' | 'note'>, string | undefined>
>

export interface FormModel extends RowsModel {
  definition: AnyDocument
  store: DraftStore
  document: FormModel
  header: HeaderLayout
  /** What is asked of the server while it is filled in. */
  facts: FormFacts
  goods: GoodsNames | undefined
  /** The field of the partner the document is with. */
  party: string | undefined
  /** The field of the store the goods lie in. */
  mainStore: string | undefined
  /** 1 sale, 2 purchase: whose prices are proposed (contract documents §5). */
  priceKind: 1 | 2
  /** Price and discount are fixed without U of EditPrice. */
  mayPrice: boolean
  /** Below the stock on hand, by line key. */
  shortage: Store<ReadonlyMap<string, string>>
  /** Sold below cost, by line key, and what is earned; nothing without the right to see costs. */
  costs: Store<CostNotes>
  /** Over the partner's credit limit. */
  credit: Store<string | null>
  /** A block being pasted as lines: its text (empty: asked for) and the line it comes before. */
  pasting: Store<{ text: string; at: number } | null>
  /** A stored document as a page that is read; while a form is saved it is only `locked`, and stays a form. */
  reading: Store<boolean>
  /** To be only read, or to be changed. */
  lock: (on: boolean) => void
  /** The other way to create (a receipt that touches no debt). */
  other: boolean
}

export const FormModelContext = createContext<FormModel | null>(null)
export const useFormModel = (): FormModel => {
  const model = use(FormModelContext)
  if (!model) throw new Error('Impossible: a part outside a document form')
  return model
}

export const RowsContext = createContext<RowsModel | null>(null)
/** Those around the part, else the lines of the document. */
export const useRows = (): RowsModel => {
  const [own, form] = [use(RowsContext), use(FormModelContext)]
  const rows = own ?? form
  if (!rows) throw new Error('Impossible: a part of a grid without rows')
  return rows
}

/** Notes a row of a record never has. */
export const noNotes = createStore<ReadonlyMap<string, string>>(new Map())

/** Cells a person may not type in: what follows from others, prices without the right to them. */
export const isCellEditable = ({ document }: RowsModel, column: LineColumn): boolean =>
  column.editable &&
  !(
    document?.goods &&
    !document.mayPrice &&
    [document.goods.price, document.goods.percent, document.goods.amount].includes(column.name)
  )
