/**
 * Prices that can hardly be meant: none at all, one of another size than that of the goods, that of another unit. They
 * are asked about before they are saved.
 */
import { absolute, decimal, multiply, zero, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import type { Warning } from '#web/asking/question.ts'
import { currentFormWords } from '../../../words/form-words.ts'
import type { DraftRecord, LineDraft } from '../../draft/draft.ts'
import type { FormModel } from '../../draft/store/model.ts'
import { listPrice } from '../../draft/money/prices.ts'
import { unitsOf } from '../../draft/units.ts'

export interface UnlikelyPrice {
  line: number
  name: string
  code: 'zeroPrice' | 'farPrice' | 'unitPrice'
  price: Decimal
  /** What the goods cost in the unit of the line, where it is known. */
  usual: Decimal | null
  /** The unit whose price it is, of `unitPrice`. */
  unitName?: string
}

/** Thousands that were left out or typed twice are a thousand times, give or take what prices move by. */
const HUNDREDS = decimal(300)
const FIFTH = decimal('0.2')
const HALF_MORE = decimal('1.5')

const isFar = (price: Decimal, usual: Decimal): boolean =>
  price >= multiply(usual, HUNDREDS) || multiply(price, HUNDREDS) <= usual

/** Within a fifth of it. */
const isAbout = (price: Decimal, other: Decimal): boolean =>
  absolute((price - other) as Decimal) <= multiply(other, FIFTH)

/** Another unit whose price it has, while that of its own is another by half and more. */
const unitWithPrice = (model: FormModel, line: LineDraft, { price, usual }: { price: Decimal; usual: Decimal }) => {
  const { product, unit } = model.goods!
  const goods = model.cache.get('product', line[product] as string | null)
  const own = unit ? line[unit] : null
  if (price < multiply(usual, HALF_MORE) && usual < multiply(price, HALF_MORE)) return undefined
  return unitsOf(goods).find((one) => {
    const theirs = one.unit === own ? null : listPrice(model, goods, one.unit)
    return theirs !== null && theirs > zero && isAbout(price, theirs)
  })
}

const unlikelyIn = (model: FormModel, line: LineDraft): Omit<UnlikelyPrice, 'line' | 'name'> | null => {
  const { product, unit, price: name } = model.goods!
  const price = line[name!] as Decimal | null
  const goods = model.cache.get('product', line[product] as string | null)
  if (price === null || price === undefined || !line[product]) return null
  const usual = listPrice(model, goods, unit ? (line[unit] as string | null) : null)
  if (price === zero) return { code: 'zeroPrice', price, usual }
  if (usual === null || usual <= zero || price < zero) return null
  const other = unitWithPrice(model, line, { price, usual })
  if (other) return { code: 'unitPrice', price, usual, unitName: other.unitName }
  return isFar(price, usual) ? { code: 'farPrice', price, usual } : null
}

/** Lines whose goods, unit and price were so when the page was opened are not asked about. */
export const unlikelyPrices = (model: FormModel, opened: DraftRecord): UnlikelyPrice[] => {
  const { goods, mayPrice, store } = model
  const name = goods?.price
  if (!goods || name === undefined || !mayPrice) return []
  const { draft, keys } = store.get()
  const before = new Map(opened.lines.flatMap((line) => (line['lineId'] ? [[line['lineId'], line]] : [])))
  const told = [goods.product, name, ...(goods.unit ? [goods.unit] : [])]
  return draft.lines.flatMap((line, index) => {
    const earlier = before.get(line['lineId'] ?? '')
    if (earlier && told.every((one) => earlier[one] === line[one])) return []
    const found = unlikelyIn(model, line)
    // The save asks about it as a sale below cost.
    if (found?.code === 'farPrice' && model.costs.get().below.has(keys[index]!)) return []
    return found ? [{ ...found, line: index, name }] : []
  })
}

/** What was agreed to in a form is not asked again, also where the save is refused and tried anew. */
const agreed = new WeakMap<FormModel, Set<string>>()

const markOf = ({ goods, store }: FormModel, { line, code, price }: UnlikelyPrice): string => {
  const { draft, keys } = store.get()
  return [keys[line], code, price, draft.lines[line]?.[goods!.product], goods!.unit && draft.lines[line]?.[goods!.unit]]
    .map(String)
    .join(' ')
}

const questionOf = (model: FormModel, { line, code, price, usual, unitName }: UnlikelyPrice): Warning => {
  const { t, language } = currentFormWords()
  const goods = model.cache.get('product', model.store.get().draft.lines[line]?.[model.goods!.product] as string)
  const shown = (value: Decimal | null) => (value === null ? '' : showNumber(value, { language }))
  const named = { name: `${goods?.code ?? ''} – ${goods?.name ?? ''}`, price: shown(price), usual: shown(usual) }
  const message =
    code === 'zeroPrice'
      ? t('form.zeroPrice', named)
      : code === 'unitPrice'
        ? t('form.unitPrice', { ...named, unit: unitName ?? '' })
        : t('form.farPrice', named)
  return { code, message, where: t('form.lineTitle', { n: line + 1 }) }
}

/** The first price that the user does not want; null if all may be saved. */
export const refusedPrice = async (
  model: FormModel,
  opened: DraftRecord,
  ask: (asked: readonly Warning[]) => Promise<boolean>,
): Promise<UnlikelyPrice | null> => {
  const known = agreed.get(model) ?? new Set()
  const found = unlikelyPrices(model, opened).filter((one) => !known.has(markOf(model, one)))
  if (!found[0]) return null
  if (!(await ask(found.map((one) => questionOf(model, one))))) return found[0]
  agreed.set(model, new Set([...known, ...found.map((one) => markOf(model, one))]))
  return null
}
