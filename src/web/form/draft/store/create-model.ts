/** Creates the model of a document form from its definition and its draft store. */
import type { AnyDocument } from '#model/document.ts'
import type { GoodsRole } from '#model/field.ts'
import { nameWith } from '#model/form.ts'
import type { Sight } from '#model/marks.ts'
import { call } from '#web/data/call.ts'
import { createStore } from '#web/ui/base/store.ts'
import { createCursor } from '../cursor.ts'
import { shapeOf, type LineDraft } from '../draft.ts'
import type { DraftStore } from './draft-store.ts'
import { createFacts } from '../facts.ts'
import { headerLayout, lineColumns, type LineColumn } from '../layout.ts'
import { noCosts, nothingTyped, type FormModel, type GoodsNames, type Pasting, type ShortLine } from './model.ts'
import type { RefCache } from './refs.ts'

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

/** True if the line has a value in this column. A percentage of 0 counts as no value. */
const hasContent = ({ name, computedTwin: twin, field }: LineColumn, line: LineDraft): boolean => {
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
  // Columns filled by document links (taken, left) are shown only if at least one line has a value.
  const ofLinks = new Set([
    definition.choosing?.most,
    definition.followed?.facts?.taken,
    definition.followed?.facts?.left,
  ])
  const hasValue = (name: string) => store.get().raw.lines.some((line) => typeof line[name] === 'bigint')
  const visible = columns.filter(
    ({ name, visible: isVisible }) =>
      (!ofLinks.has(name) || hasValue(name)) && (hiddenColumns ? !hiddenColumns.has(name) : isVisible),
  )
  // A document that is only read hides the columns in which no line has a value.
  const isFilled = (column: LineColumn) => {
    const { lines } = store.get().draft
    return lines.length === 0 || lines.some((line) => hasContent(column, line))
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
      send: (path, question, signal) => call(path, { ...question, signal }),
    }),
    party,
    mainStore: nameWith(fields, (field) => field.mainStore === true),
    columns,
    shown,
    cursor: createCursor(),
    typing: nothingTyped(),
    refusal: createStore(''),
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
    shortage: createStore<ReadonlyMap<string, ShortLine>>(new Map()),
    outlook: createStore<ReadonlyMap<string, string>>(new Map()),
    reasons: createStore<ReadonlyMap<string, string>>(new Map()),
    tellsProfit: definition.earns === true && sight.cost === true,
    costs: createStore(noCosts),
    toOldDebts: createStore(false),
    credit: createStore<string | null>(null),
    pasting: createStore<Pasting | null>(null),
    other,
  }
}
