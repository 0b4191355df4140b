/** Everything the parts of one document form share. Made once per form; what changes lives in stores. */
import { createContext, use } from 'react'
import type { AnyDocument } from '#model/document.ts'
import { nameWith } from '#model/form.ts'
import type { GoodsRole } from '#model/field.ts'
import type { Sight } from '#model/marks.ts'
import { call } from '#web/data/call.ts'
import { createStore, type Store } from '#web/ui/store.ts'
import { noCosts, type CostNotes } from './cost-notes.ts'
import { createCursor } from './cursor.ts'
import { shapeOf, type LineDraft } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import { createFacts, type FormFacts } from './facts.ts'
import { headerLayout, lineColumns, type HeaderLayout, type LineColumn } from './layout.ts'
import type { RefCache } from './refs.ts'
import type { RowsModel } from './rows.ts'

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

const goodsNames = (definition: AnyDocument): GoodsNames | undefined => {
  const { lines } = shapeOf(definition)
  const named = (role: GoodsRole) => nameWith(lines, (field) => field.role === role)
  const product = named('product')
  return product === undefined
    ? undefined
    : {
        product,
        unit: named('unit'),
        quantity: named('quantity'),
        price: named('price'),
        percent: named('percent'),
        amount: named('amount'),
      }
}

/** Nothing at all, and no discount. */
const saysSomething = ({ name, twin, field }: LineColumn, line: LineDraft): boolean => {
  const value = line[name] ?? (twin ? line[twin] : null)
  if (value === 0n) return twin === undefined && field.kind !== 'percent'
  return value !== null && value !== undefined && value !== '' && value !== false
}

export interface ModelOptions {
  definition: AnyDocument
  store: DraftStore
  cache: RefCache
  sight: Sight
  mayEditPrice: boolean
  locked: boolean
  other: boolean
  hiddenColumns?: ReadonlySet<string>
}

export const createFormModel = ({
  definition,
  store,
  cache,
  sight,
  mayEditPrice,
  locked,
  other,
  hiddenColumns,
}: ModelOptions): FormModel => {
  const { fields } = shapeOf(definition)
  const columns = lineColumns(definition, sight, other)
  const party = nameWith(fields, (field) => field.party !== undefined)
  const priceKind = party !== undefined && fields[party]!.party === 'customer' ? 1 : 2
  // What other documents leave or took of a line is only shown where there is something of it.
  const ofLinks = new Set([
    definition.choosing?.most,
    definition.followed?.facts?.taken,
    definition.followed?.facts?.left,
  ])
  const isTold = (name: string) => store.get().raw.lines.some((line) => typeof line[name] === 'bigint')
  const visible = columns.filter(
    ({ name, visible: isVisible }) =>
      (!ofLinks.has(name) || isTold(name)) && (hiddenColumns ? !hiddenColumns.has(name) : isVisible),
  )
  // What is only read has no column of which no line says anything.
  const isFilled = (column: LineColumn) => {
    const { lines } = store.get().draft
    return lines.length === 0 || lines.some((line) => saysSomething(column, line))
  }
  const shownTo = (isLocked: boolean) => (isLocked ? visible.filter(isFilled) : visible)
  const lockStore = createStore(locked)
  const reading = createStore(locked)
  const shown = createStore<readonly LineColumn[]>(shownTo(locked))
  return {
    get document() {
      return this
    },
    label: 'form.lines',
    definition,
    store,
    cache,
    header: headerLayout(definition, sight, other),
    facts: createFacts({
      store,
      cache,
      declared: definition.facts ?? {},
      isStored: store.get().raw.id !== null,
      send: (path, question, signal) => call<unknown>(path, { ...question, signal }),
    }),
    party,
    mainStore: nameWith(fields, (field) => field.mainStore === true),
    columns,
    shown,
    cursor: createCursor(),
    goods: goodsNames(definition),
    priceKind,
    locked: lockStore,
    reading,
    lock: (on) => {
      reading.set(on)
      lockStore.set(on)
      shown.set(shownTo(on))
    },
    mayPrice: priceKind === 2 || mayEditPrice,
    shortage: createStore<ReadonlyMap<string, string>>(new Map()),
    costs: createStore(noCosts),
    credit: createStore<string | null>(null),
    pasting: createStore<{ text: string; at: number } | null>(null),
    other,
  }
}

export const FormModelContext = createContext<FormModel | null>(null)
export const useFormModel = (): FormModel => {
  const model = use(FormModelContext)
  if (!model) throw new Error('Impossible: a part outside a document form')
  return model
}
