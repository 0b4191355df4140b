/**
 * Rows a person fills in: the lines of a document, or rows a record owns. The grid, its keys, the cards and the sheet
 * of a row know no more of them than this.
 */
import { createContext, use } from 'react'
import type { AnyDocument } from '#model/document.ts'
import { createStore, type Store } from '#web/ui/store.ts'
import type { CursorStore } from './cursor.ts'
import type { LineDraft } from './draft.ts'
import type { DraftState } from './draft-store.ts'
import type { LineColumn } from './layout.ts'
import { FormModelContext, type FormModel } from './model.ts'
import type { Placed } from './problems.ts'
import type { RefCache } from './refs.ts'

export interface HasRows {
  lines: LineDraft[]
}
/** A step that touches nothing but rows, whatever else stands beside them. */
export type RowsStep = <R extends HasRows>(before: {
  raw: R
  keys: readonly string[]
}) => {
  raw: R
  keys: readonly string[]
}

/** `raw`: as typed; `draft`: with what follows from it. */
export interface RowsState extends Pick<DraftState, 'keys' | 'problems' | 'refused' | 'tried' | 'canUndo' | 'canRedo'> {
  raw: HasRows
  draft: HasRows
}
export interface RowsStore {
  get: () => RowsState
  subscribe: (listener: () => void) => () => void
  /** One step a person can undo; the same `merge` within a second joins the step before. */
  change: (step: RowsStep, merge?: string) => void
  /** What the checks would say after a step, without taking it. */
  probe: (step: RowsStep) => readonly Placed[]
  undo: () => void
  redo: () => void
}

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
