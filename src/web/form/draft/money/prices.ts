/** Price proposals (contract documents §5): they fill a line unless the user has typed its price in the meantime. */
import { inCurrency } from '#documents/_shared/prices/proposed-price.ts'
import { decimal, decimalText, multiply, zero, type Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { Facts, FactsResult } from '#model/facts.ts'
import { calls } from '#wire/calls.ts'
import { trusted } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { queryClient } from '#web/data/queries.ts'
import type { LineDraft } from '../draft.ts'
import type { FormModel } from '../store/model.ts'
import { unitsOf } from '../units.ts'

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
  /** Where the price comes from, as the call names it (contract documents §5). */
  source: string
  levelName: string
}

type PricesAnswer = AnswerOf<'api/Product/getPrices'>
type PriceAnswer = NonNullable<PricesAnswer['ListItem'][number]>

/** The rate of the document; the prices of the lists are in base currency. */
const rateOf = ({ store }: FormModel): Decimal | null =>
  (store.get().draft['exchangeRate'] as Decimal | null | undefined) ?? null

const readProposal = (answer: PriceAnswer): Proposal => ({
  price: trusted(answer.Price),
  percent: trusted(answer.f_Discount),
  perUnit: trusted(answer.m_Discount),
  units: answer.ListItem.map((one) => ({
    unit: one.unitId,
    unitName: one.Unit,
    factor: trusted(one.factor) ?? decimal(1),
    price: trusted(one.Price),
  })),
  source: answer.source,
  levelName: answer.priceLevelName ?? '',
})

/** For the units of goods, in the currency that the query names. */
export const proposalFor = async (query: PriceQuery): Promise<Proposal> => {
  const answer = await queryClient.fetchQuery({
    queryKey: ['price', query],
    staleTime: 60_000,
    meta: { silent: true },
    queryFn: ({ signal }) => call(calls.productPrice, { query, signal }),
  })
  return readProposal(answer)
}

/** The price stored with the product in a unit, in base currency. */
const storedPrice = ({ priceKind }: FormModel, product: RefRow | undefined, unit: string | null) => {
  const row = unitsOf(product).find((one) => one.unit === (unit ?? product?.['unit']))
  const isBase = unit === null || unit === product?.['unit']
  const ofProduct = isBase ? (product?.['sellPrice'] as Decimal | null | undefined) : null
  return row ? row[priceKind === 1 ? 'sellPrice' : 'buyPrice'] : (ofProduct ?? null)
}

/** The price stored with the product, used until the server has proposed one. */
export const listPrice = (model: FormModel, product: RefRow | undefined, unit: string | null): Decimal | null => {
  const price = storedPrice(model, product, unit)
  return price ? inCurrency(price, rateOf(model)) : price
}

/** The same of a line, in money of which one unit is worth so much. */
export const listPriceAt = (model: FormModel, line: Values, rate: Decimal): Decimal | null => {
  const { product, unit } = model.goods!
  const row = model.cache.get('product', line[product] as string | null)
  const price = storedPrice(model, row, unit ? (line[unit] as string | null) : null)
  return price && inCurrency(price, rate)
}

/** In which currency the document asks for prices, and at which rate; nothing in base currency. */
const currencyQuery = ({ cache }: FormModel, draft: Values): Record<string, string> => {
  const currencyId = draft['currency']
  if (typeof currencyId !== 'string' || cache.get('currency', currencyId)?.['isBase'] === true) return {}
  const rate = draft['exchangeRate'] as Decimal | null
  return { currencyId, ...(rate && rate > zero && { ExRate: decimalText(rate) }) }
}

/** Query parameters of a price request: the partner, the day and the currency of the document. */
export const dealQuery = (
  model: FormModel,
  draft: Values = model.store.get().draft,
): Record<string, string | number> => {
  const object = model.party && draft[model.party]
  return {
    iType: model.priceKind,
    ...(typeof object === 'string' && { Object_ID: object }),
    ...(typeof draft['date'] === 'string' && { dtDate: draft['date'] }),
    ...currencyQuery(model, draft),
  }
}

interface Item {
  Product_ID: string
  unitId?: string
}
type PriceQuery = Item & Record<string, string | number>

const itemOf = ({ goods }: FormModel, line: Readonly<Record<string, unknown>>): Item => {
  const unit = goods?.unit ? line[goods.unit] : null
  return { Product_ID: String(line[goods!.product]), ...(typeof unit === 'string' && { unitId: unit }) }
}

export const priceQuery = (model: FormModel, line: Readonly<Record<string, unknown>>): PriceQuery => ({
  ...itemOf(model, line),
  ...dealQuery(model),
})

const pricesQuestion = (model: FormModel, lines: readonly Values[]) => ({
  query: dealQuery(model),
  body: { items: lines.map((line) => itemOf(model, line)) },
})

/** Fetches the prices of several lines that are not part of the draft yet, in one request. */
export const proposalsFor = async (model: FormModel, lines: readonly Values[]): Promise<(Proposal | null)[]> => {
  if (lines.length === 0) return []
  const { ListItem } = await call(calls.productPrices, pricesQuestion(model, lines))
  return ListItem.map((one) => one && readProposal(one))
}

/** What a proposal was asked for: goods and unit of a line; partner, day, currency and rate of the document. */
interface Asked {
  item: string
  deal: string
}
export const askedFor = (model: FormModel, line: Values, head: Values = model.store.get().draft): Asked => ({
  item: JSON.stringify(itemOf(model, line)),
  deal: JSON.stringify(dealQuery(model, head)),
})

export type LineProposal = Proposal & Asked
/** Price state of a form. */
interface Prices {
  facts: Facts
  /** By line key. A proposed discount per unit follows the quantity until the user changes it. */
  proposed: Map<string, LineProposal>
}

/** So much off each unit, in the money of the document (contract documents §5). */
export const discountOf = ({ store }: FormModel, quantity: unknown, perUnit: Decimal): Decimal =>
  multiply((quantity as Decimal | null | undefined) ?? zero, perUnit, store.decimals())

/** What a proposal fills into a line. */
export const valuesOf = (
  model: FormModel,
  line: Values,
  found: Proposal,
  goods = model.goods!,
): Record<string, unknown> => ({
  ...(goods.price && found.price !== null && { [goods.price]: found.price }),
  ...(goods.percent && { [goods.percent]: found.percent === zero ? null : found.percent }),
  ...(goods.amount &&
    goods.quantity &&
    found.perUnit && {
      [goods.amount]: discountOf(model, line[goods.quantity], found.perUnit),
    }),
})

const makePrices = (model: FormModel): Prices => {
  const goods = model.goods!
  const proposed: Prices['proposed'] = new Map()
  const facts: Facts = {
    of: 'lines',
    call: calls.productPrices,
    when: [goods.product, ...(goods.unit ? [goods.unit] : [])],
    needs: [goods.product],
    query: ({ records }) => pricesQuestion(model, records),
    read: (answer, { head, records, keys }) =>
      (answer as PricesAnswer).ListItem.map((one, at): FactsResult | null => {
        // What comes back has the price at which it went.
        if (!one || records[at]!['origin']) return null
        const line = records[at]!
        const found = readProposal(one)
        proposed.set(keys[at]!, { ...found, ...askedFor(model, line, head) })
        return { values: valuesOf(model, line, found) }
      }),
  }
  return { facts, proposed }
}

const pricesByModel = new WeakMap<FormModel, Prices>()
const pricesOf = (model: FormModel): Prices | undefined => {
  if (!model.goods?.price) return undefined
  const prices = pricesByModel.get(model) ?? makePrices(model)
  pricesByModel.set(model, prices)
  return prices
}

/** The latest proposal for each line that was given one since the form was opened. */
export const proposedIn = (model: FormModel): ReadonlyMap<string, LineProposal> | undefined => pricesOf(model)?.proposed

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
  const each = proposedIn(model)?.get(key)?.perUnit
  const { goods } = model
  const line = lineOf(model, key)
  if (!each || !goods?.amount || !goods.quantity || !line) return {}
  return line[goods.amount] === discountOf(model, line[goods.quantity], each)
    ? { [goods.amount]: discountOf(model, quantity, each) }
    : {}
}
