/**
 * The stock and the cost of goods that nobody picked here: a kept draft, a stored document and one that is made from
 * another name the record only. Whoever chooses another store gets them for that one.
 */
import type { RefRow, RuleContext } from '#model/rule-context.ts'
import { isPosted } from '#model/state.ts'
import { moduleCall } from '#wire/calls.ts'
import { type FoundRow, foundRow } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { CallFailed } from '#web/data/call-failed.ts'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { listNamed } from '#web/pickers/registry.ts'
import { cacheGoods } from './lines.ts'
import type { FormModel } from './store/model.ts'
import { movesOf, type StockedGoods } from './problems/stock-notes.ts'

/** The most records the server tells of at once. */
const AT_ONCE = 1000

/** What was asked for already, so that goods that are not found are not asked for with every key. */
const asked = new WeakMap<FormModel, Set<string>>()

const storeOf = ({ mainStore, store }: FormModel): string => {
  const id = mainStore === undefined ? null : store.get().draft[mainStore]
  return typeof id === 'string' ? id : ''
}

/** True if stock or cost of its goods are looked at. */
const looksAtStock = (model: FormModel, context: RuleContext): boolean =>
  model.definition.earns === true ||
  movesOf(model, model.store.get().draft, context).some((move) => move.what === 'goods' && move.from.at === 'store')

const unknownGoods = ({ goods, store, cache }: FormModel, at: string): string[] => [
  ...new Set(
    store.get().draft.lines.flatMap((line): string[] => {
      const id = line[goods!.product]
      const row: StockedGoods | undefined = typeof id === 'string' ? cache.get('product', id) : undefined
      return typeof id === 'string' && row?.onHandStore !== at ? [id] : []
    }),
  ),
]

/** Values of the goods in a store. */
const inStore = ['trackStock', 'onHandAt', 'costAt', 'onHandStore'] as const

/**
 * What a stored document may know anew of its goods: units and taxes of today would change it by being looked at. A
 * posted one cost what the ledger of stock says, not what its goods cost now.
 */
const stockOnly = (row: RefRow, isPast: boolean): RefRow => ({
  id: row.id,
  code: row.code,
  name: row.name,
  active: row.active,
  ...Object.fromEntries(inStore.map((key) => [key, isPast && key === 'costAt' ? null : row[key]])),
})

const take = (model: FormModel, rows: readonly RefRow[]): void => {
  const { cache, definition, store } = model
  const { raw } = store.get()
  const isNew = raw['id'] === null
  const known = rows.map((row) => stockOnly(row, !isNew && isPosted(definition.lifecycle, raw as never)))
  // An empty cost is one of this store, too: it takes the place of that of another.
  cache.replace(
    'product',
    known.map((row): RefRow => ({ ...cache.get<string>('product', row.id), ...row })),
  )
  if (isNew) cacheGoods(model, ...rows)
  else cache.putAll('product', known)
}

type Ask = (store: string, ids: readonly string[]) => Promise<readonly FoundRow[]>
const askServer: Ask = async (store, ids) => {
  const path = moduleCall(listNamed('product')!.wire.module, 'getByTexts')
  return (await call(path, { query: { Store_ID: store }, body: { ids } })).ListItem.map(foundRow)
}

/** Asks for what is missing; the form is computed again when it comes. */
export const loadStock = async (model: FormModel, context: RuleContext, ask: Ask = askServer): Promise<void> => {
  const at = storeOf(model)
  if (!model.goods || at === '' || model.locked.get() || !looksAtStock(model, context)) return
  const before = asked.get(model) ?? new Set<string>()
  asked.set(model, before)
  const ids = unknownGoods(model, at)
    .filter((id) => !before.has(`${at}/${id}`))
    .slice(0, AT_ONCE)
  if (ids.length === 0) return
  for (const id of ids) before.add(`${at}/${id}`)
  try {
    const found = await ask(at, ids)
    take(
      model,
      found.map((row): RefRow => ({ ...refFromLookup('product', row), onHandStore: at })),
    )
  } catch (failure) {
    // Without a connection there is no stock, and the document can be written all the same.
    if (!(failure instanceof CallFailed)) throw failure
    for (const id of ids) before.delete(`${at}/${id}`)
  }
}
