/** Price proposals (contract documents §5): they fill a line unless the user has typed its price in the meantime. */
import { inCurrency } from '#documents/_shared/proposed-price.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, multiply, zero, type Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { Facts, FactsQuery, FactsResult } from '#model/facts.ts'
import { calls } from '#wire/calls.ts'
import { trusted } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { queryClient } from '#web/data/queries.ts'
import type { LineDraft } from './draft.ts'
import type { FormModel, GoodsNames } from './model.ts'
import { unitsOf } from './units.ts'

type Values = Readonly<Record<string, unknown>>

interface UnitPrice {
  unit: string
  unitName: string
  factor: Decimal
  price: Decimal | null
}
export interface Proposal {
  price: Decimal | null
  percent: Decimal | null
  perUnit: Decimal | null
  units: UnitPrice[]
  /** The last price this customer paid, with its day and document. */
  last: { price: Decimal; day: Day | null; number: string } | null
}

interface PriceAnswer {
  lastPrice?: number
  lastDate?: Day
  lastNumber?: string
  Price: number | null
  f_Discount: number | null
  m_Discount: number | null
  ListItem?: { unitId: string; Unit: string; factor: number; Price: number | null }[]
}

/** The rate of the document; prices of the lists and of other documents come in base currency. */
export const rateOf = ({ store }: FormModel): Decimal | null =>
  (store.get().draft['exchangeRate'] as Decimal | null | undefined) ?? null

export const readPrice = (price: number | null, rate: Decimal | null): Decimal | null => {
  const found = trusted(price)
  return found === null ? null : inCurrency(found, rate)
}

const readProposal = (answer: PriceAnswer, rate: Decimal | null): Proposal => ({
  price: readPrice(answer.Price, rate),
  percent: trusted(answer.f_Discount),
  perUnit: readPrice(answer.m_Discount, rate),
  units: (answer.ListItem ?? []).map((one) => ({
    unit: one.unitId,
    unitName: one.Unit,
    factor: trusted(one.factor) ?? decimal(1),
    price: readPrice(one.Price, rate),
  })),
  last:
    answer.lastPrice === undefined
      ? null
      : { price: readPrice(answer.lastPrice, rate)!, day: answer.lastDate ?? null, number: answer.lastNumber ?? '' },
})

/** For the units of goods; its prices are in base currency. */
export const proposalFor = async (query: Record<string, string | number>): Promise<Proposal> => {
  const answer = await queryClient.fetchQuery({
    queryKey: ['price', query],
    staleTime: 60_000,
    meta: { silent: true },
    queryFn: ({ signal }) => call<PriceAnswer>(calls.productPrice, { query, signal }),
  })
  return readProposal(answer, null)
}

/** The price stored with the product, used until the server has proposed one. */
export const listPrice = (model: FormModel, product: RefRow | undefined, unit: string | null): Decimal | null => {
  const row = unitsOf(product).find((one) => one.unit === (unit ?? product?.['unit']))
  const isBase = unit === null || unit === product?.['unit']
  const ofProduct = isBase ? (product?.['sellPrice'] as Decimal | null | undefined) : null
  const price = row ? row[model.priceKind === 1 ? 'sellPrice' : 'buyPrice'] : ofProduct
  return price ? inCurrency(price, rateOf(model)) : (price ?? null)
}

/** Query parameters of a price request: the partner and the day of the document. */
export const dealQuery = (model: FormModel): Record<string, string | number> => {
  const { draft } = model.store.get()
  const object = model.party && draft[model.party]
  return {
    iType: model.priceKind,
    ...(typeof object === 'string' && { Object_ID: object }),
    ...(draft.date && { dtDate: draft.date }),
  }
}

const itemOf = ({ goods }: FormModel, line: Readonly<Record<string, unknown>>): Record<string, string> => {
  const unit = goods?.unit ? line[goods.unit] : null
  return { Product_ID: String(line[goods!.product]), ...(typeof unit === 'string' && { unitId: unit }) }
}

export const priceQuery = (
  model: FormModel,
  line: Readonly<Record<string, unknown>>,
): Record<string, string | number> => ({ ...itemOf(model, line), ...dealQuery(model) })

interface PricesAnswer {
  ListItem: (PriceAnswer | null)[]
}
const pricesQuestion = (model: FormModel, lines: readonly Values[]): FactsQuery => ({
  query: dealQuery(model),
  body: { items: lines.map((line) => itemOf(model, line)) },
})

/** Fetches the prices of several lines that are not part of the draft yet, in one request. */
export const proposalsFor = async (model: FormModel, lines: readonly Values[]): Promise<(Proposal | null)[]> => {
  if (lines.length === 0) return []
  const { ListItem } = await call<PricesAnswer>(calls.productPrices, { ...pricesQuestion(model, lines) })
  return ListItem.map((one) => one && readProposal(one, rateOf(model)))
}

/** Price state of a form. */
interface Prices {
  facts: Facts
  /** Proposed discount amounts per unit, by line key; the discount follows the quantity until the user changes it. */
  each: Map<string, Decimal>
}

const valuesOf = (goods: GoodsNames, line: Values, found: Proposal): Record<string, unknown> => ({
  ...(goods.price && found.price !== null && { [goods.price]: found.price }),
  ...(goods.percent && { [goods.percent]: found.percent === zero ? null : found.percent }),
  ...(goods.amount &&
    goods.quantity &&
    found.perUnit && {
      [goods.amount]: multiply((line[goods.quantity] as Decimal | null) ?? zero, found.perUnit, 4),
    }),
})

const makePrices = (model: FormModel, goods: GoodsNames): Prices => {
  const each: Prices['each'] = new Map()
  const proposed = (one: PriceAnswer | null, key: string, line: Values): FactsResult | null => {
    if (!one) return null
    const found = readProposal(one, rateOf(model))
    if (found.perUnit) each.set(key, found.perUnit)
    else each.delete(key)
    return { values: valuesOf(goods, line, found) }
  }
  const facts: Facts = {
    of: 'lines',
    call: calls.productPrices,
    when: [goods.product, ...(goods.unit ? [goods.unit] : [])],
    needs: [goods.product],
    query: ({ records }) => pricesQuestion(model, records),
    read: (answer, { records, keys }) =>
      (answer as PricesAnswer).ListItem.map((one, at) => proposed(one, keys[at]!, records[at]!)),
  }
  return { facts, each }
}

const pricesByModel = new WeakMap<FormModel, Prices>()
const pricesOf = (model: FormModel): Prices | undefined => {
  if (!model.goods?.price) return undefined
  const prices = pricesByModel.get(model) ?? makePrices(model, model.goods)
  pricesByModel.set(model, prices)
  return prices
}

/** Requests prices for lines and fills them in, unless goods, unit or price have changed since the request. */
export const propose = (model: FormModel, keys: readonly string[]): void => {
  const prices = pricesOf(model)
  if (prices && keys.length > 0) void model.facts.request(prices.facts, keys)
}

const lineOf = (model: FormModel, key: string): LineDraft | undefined => {
  const state = model.store.get()
  return state.draft.lines[state.keys.indexOf(key)]
}

/**
 * The discount for a new quantity: the proposed amount per unit times the quantity, unless the user has typed a
 * discount.
 */
export const followQuantity = (model: FormModel, key: string, quantity: Decimal | null): Record<string, unknown> => {
  const each = pricesOf(model)?.each.get(key)
  const { goods } = model
  const line = lineOf(model, key)
  if (!each || !goods?.amount || !goods.quantity || !line) return {}
  const expected = multiply((line[goods.quantity] as Decimal | null) ?? zero, each, 4)
  return line[goods.amount] === expected ? { [goods.amount]: multiply(quantity ?? zero, each, 4) } : {}
}
