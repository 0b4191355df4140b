/** Finds goods by what was typed or scanned. */
import { fold } from '#kernel/fold.ts'
import { goodsKey } from '#kernel/goods-number.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { FoundRow } from '#wire/spelling.ts'
import { lookupQuery } from '#web/data/lookups.ts'
import { queryClient } from '#web/data/queries.ts'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { unitsOf } from '#web/form/draft/units.ts'
import { fetchTaken } from '#web/form/draft/taken.ts'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { listNamed, lookupPath } from '#web/pickers/registry.ts'
import { causeIsOver, notifyError } from '#web/ui/floating/notify.tsx'
import { currentFormWords } from '#web/words/form-words.ts'
import { unitFor } from './goods-units.ts'

/** The store whose stock is shown: the store the goods leave, if the form has one. */
export const storeOf = (model: FormModel): string => {
  const { mainStore } = model
  const store = mainStore === undefined ? null : model.store.get().draft[mainStore]
  return typeof store === 'string' ? store : ''
}
export const goodsList = () => listNamed('product')!
export const goodsLookup = (model: FormModel, search: string) => {
  const store = storeOf(model)
  return { path: lookupPath(goodsList()), search, ...(store && { narrow: { Store_ID: store } }) }
}
export const goodsRow = (model: FormModel, row: FoundRow): RefRow =>
  ({ ...refFromLookup('product', row), onHandStore: storeOf(model) }) as RefRow

/** True when the whole text is the code or a bar code of the product, or of one of its units, in any form of a scanner. */
export const isCodeOf = (product: RefRow, text: string): boolean => {
  const key = fold(goodsKey(text))
  const ofUnits = unitsOf(product).flatMap((unit) => [unit.code, unit.barcode])
  const codes = [product.code, product['code2'], product['barcode'], ...ofUnits]
  return codes.some((code) => typeof code === 'string' && code !== '' && fold(goodsKey(code)) === key)
}

export interface FoundGoods {
  product: RefRow
  /** Null is the base unit. */
  unit: string | null
}

/** Searches immediately, for users who press Enter before the suggestions have loaded. Returns the best match. */
export const findGoods = async (model: FormModel, typed: string): Promise<FoundGoods | undefined> => {
  const [{ pages }, taken] = await Promise.all([
    queryClient.fetchInfiniteQuery(lookupQuery(goodsLookup(model, typed.trim()))),
    model.party === undefined ? undefined : fetchTaken(model),
  ])
  const row = pages[0]?.rows[0]
  if (!row) return undefined
  const product = goodsRow(model, row)
  return { product, unit: unitFor(model, product, { typed, taken }) }
}

/** Asks for goods of which the text is a code or bar code; a part of one is none. */
export const rowOfCode = async (search: string, narrow: Readonly<Record<string, string>> = {}) => {
  const { pages } = await queryClient.fetchInfiniteQuery(
    lookupQuery({ path: lookupPath(goodsList()), search, ...(Object.keys(narrow).length > 0 && { narrow }) }),
  )
  return pages[0]?.rows.find((row) => isCodeOf(refFromLookup('product', row), search))
}
export const findCode = async (model: FormModel, text: string): Promise<RefRow | undefined> => {
  const row = await rowOfCode(text, goodsLookup(model, text).narrow)
  return row && goodsRow(model, row)
}

/** High for goods that were scanned, low for a code nobody knows. */
export const soundOf = (isFound: boolean): void => {
  if (isFound) causeIsOver('scan')
  // Without its sound, what was scanned is still seen.
  import('../../../pickers/scan-sound.ts')
    .then(({ soundTaken, soundUnknown }) => (isFound ? soundTaken() : soundUnknown()))
    .catch(() => undefined)
}

/** Reports an unknown code. The text stays in the input and is selected, so that the next scan replaces it. */
export const reportUnknownCode = (code: string, box: HTMLInputElement | null): void => {
  notifyError(currentFormWords().t('form.codeUnknown', { code: code.trim() }), { cause: 'scan' })
  soundOf(false)
  box?.select()
}
