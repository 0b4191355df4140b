/** The form of a document, or rows of a record, as the browser holds them: without a page and without a server. */
import './bare-page.ts'
import '#lists/all.ts'
import { day } from '#kernel/day.ts'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Field, Fields } from '#model/field.ts'
import { fullSight, type Sight } from '#model/marks.ts'
import type { RefRow } from '#model/rule-context.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import { createFormModel } from '#web/form/draft/store/create-model.ts'
import { createCursor } from '#web/form/draft/cursor.ts'
import { createDraftStore } from '#web/form/draft/store/draft-store.ts'
import { blankDraft, type LineDraft } from '#web/form/draft/draft.ts'
import type { LineColumn } from '#web/form/draft/layout.ts'
import { nothingTyped, type FormModel, type RowsModel } from '#web/form/draft/store/model.ts'
import { createRefCache } from '#web/form/draft/store/refs.ts'
import { createRowsStore } from '#web/form/draft/store/rows-store.ts'
import { createStore } from '#web/ui/base/store.ts'
import type { TextContext } from '#web/values/value-text.ts'

export const today = day('2026-11-21')
export const typing: TextContext = { language: 'vi', today, label: (key) => key, decimalsOf: () => 0 }

const unit = (id: string, unitName: string, factor: number, price: number, barcode: string) => ({
  unit: id,
  unitName,
  factor: decimal(factor),
  sellPrice: decimal(price),
  buyPrice: decimal(price),
  barcode,
})
/** Goods sold by the carton of 24 and by the bottle. */
export const goodsOf = (at: number): RefRow =>
  ({
    id: `g${at}`,
    code: `SP${at}`,
    name: `Nước ${at}`,
    active: true,
    unit: 'chai',
    unitName: 'Chai',
    sellPrice: decimal(1000 * at),
    units: [unit('chai', 'Chai', 1, 1000 * at, `1${at}`), unit('thung', 'Thùng', 24, 23_000 * at, `2${at}`)],
    saleUnit: 'thung',
    vatRate: decimal(8),
    trackStock: true,
  }) as unknown as RefRow

export interface SampleForm {
  model: FormModel
  /** Each line as the values of the named fields; numbers are easier to compare. */
  lines: (...names: readonly string[]) => unknown[][]
  cursor: () => string
}
const plain = (value: unknown): unknown => (typeof value === 'bigint' ? toNumber(value as Decimal) : value)
export const cursorOf = ({ cursor }: RowsModel): string => {
  const { row, column, mode } = cursor.get()
  return `${row}/${column}${mode === 'edit' ? '/edit' : ''}`
}

export const sampleForm = (
  definition: AnyDocument = salesBill,
  mayEditPrice = true,
  sight: Sight = fullSight,
): SampleForm => {
  const cache = createRefCache()
  cache.putAll('product', [1, 2, 3].map(goodsOf))
  let time = 0
  const store = createDraftStore({
    definition,
    initial: blankDraft(definition, today),
    sight,
    // Steps far apart are not merged into one.
    now: () => (time += 5000),
    context: () => ({ refs: cache, settings: defaultSettings, today, decimals: 0, baseDecimals: 0 }),
  })
  const model = createFormModel({
    definition,
    store,
    cache,
    sight,
    mayEditPrice,
    locked: false,
    other: false,
  })
  // Nobody answers; what is asked is not looked at here.
  model.facts = { ...model.facts, request: () => Promise.resolve() }
  return {
    model,
    lines: (...names) => store.get().draft.lines.map((line) => names.map((name) => plain(line[name]))),
    cursor: () => cursorOf(model),
  }
}

const columnOf = ([name, field]: [string, Field]): LineColumn => ({
  name,
  field,
  label: field.label,
  editable: true,
  width: 100,
  grows: false,
  amount: false,
  shows: 'name',
  computedTwin: undefined,
  limitedBy: undefined,
  visible: true,
})

/** Rows of a record, such as its contacts. `known`: ids by the texts that name records. */
export const sampleRows = (
  fields: Fields,
  rows: readonly LineDraft[] = [],
  known: Readonly<Record<string, string>> = {},
): RowsModel => {
  const columns = Object.entries(fields).map(columnOf)
  return {
    definition: { shape: { fields: {}, lines: fields } },
    label: 'rows',
    store: createRowsStore({ fields, rows, now: () => 0, onChange: () => undefined }),
    cache: createRefCache(),
    columns,
    shown: createStore<readonly LineColumn[]>(columns),
    cursor: createCursor(),
    typing: nothingTyped(),
    refusal: createStore(''),
    locked: createStore(false),
    recordsNamed: async () => new Map(Object.entries(known)),
    document: null,
  }
}
