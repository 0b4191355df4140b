/** Proposed prices (contract documents §5): put into a line unless its price was typed meanwhile. */
import type { Day } from '#kernel/day.ts'
import { decimal, multiply, zero, type Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/document.ts'
import { calls } from '#wire/calls.ts'
import { trusted } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { queryClient } from '#web/data/queries.ts'
import type { LineDraft } from './draft.ts'
import type { FormModel } from './model.ts'
import { setLineByKey } from './steps.ts'

export interface UnitPrice {
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
  /** What this customer paid last, and when. */
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

const readProposal = (answer: PriceAnswer): Proposal => ({
  price: trusted(answer.Price),
  percent: trusted(answer.f_Discount),
  perUnit: trusted(answer.m_Discount),
  units: (answer.ListItem ?? []).map((one) => ({
    unit: one.unitId,
    unitName: one.Unit,
    factor: trusted(one.factor) ?? decimal(1),
    price: trusted(one.Price),
  })),
  last:
    answer.lastPrice === undefined
      ? null
      : { price: trusted(answer.lastPrice)!, day: answer.lastDate ?? null, number: answer.lastNumber ?? '' },
})

export const proposalFor = async (query: Record<string, string | number>): Promise<Proposal> => {
  const answer = await queryClient.fetchQuery({
    queryKey: ['price', query],
    staleTime: 60_000,
    meta: { silent: true },
    queryFn: ({ signal }) => call<PriceAnswer>(calls.productPrice, { query, signal }),
  })
  return readProposal(answer)
}

interface UnitRow {
  unit: string
  unitName: string
  factor: Decimal
  sellPrice: Decimal | null
  buyPrice: Decimal | null
  barcode?: string | null
}
export const unitsOf = (product: RefRow | undefined): readonly UnitRow[] =>
  (product?.['units'] as UnitRow[] | undefined) ?? []

/** What the list of goods says, until the server has proposed something better. */
export const listPrice = (model: FormModel, product: RefRow | undefined, unit: string | null): Decimal | null => {
  const row = unitsOf(product).find((one) => one.unit === (unit ?? product?.['unit']))
  if (!row)
    return unit === null || unit === product?.['unit']
      ? ((product?.['sellPrice'] as Decimal | undefined) ?? null)
      : null
  return model.priceKind === 1 ? row.sellPrice : row.buyPrice
}

/** Whom the document is with, and when. */
const dealQuery = (model: FormModel): Record<string, string | number> => {
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

/** Prices of many lines with one question. */
export const proposalsFor = async (
  model: FormModel,
  lines: readonly Readonly<Record<string, unknown>>[],
): Promise<(Proposal | null)[]> => {
  if (lines.length === 0) return []
  const { ListItem } = await call<{ ListItem: (PriceAnswer | null)[] }>(calls.productPrices, {
    query: dealQuery(model),
    body: { items: lines.map((line) => itemOf(model, line)) },
  })
  return ListItem.map((one) => one && readProposal(one))
}

/** Amounts per unit that were proposed, by line: the discount follows the quantity until it is typed. */
const perUnit = new WeakMap<FormModel, Map<string, Decimal>>()
const perUnitOf = (model: FormModel) => {
  const known = perUnit.get(model) ?? new Map<string, Decimal>()
  perUnit.set(model, known)
  return known
}

const pricePatch = (
  model: FormModel,
  { key, line }: { key: string; line: LineDraft },
  found: Proposal,
): Record<string, unknown> => {
  const goods = model.goods!
  const patch: Record<string, unknown> = {}
  if (goods.price && found.price !== null) patch[goods.price] = found.price
  if (goods.percent) patch[goods.percent] = found.percent === zero ? null : found.percent
  perUnitOf(model).delete(key)
  if (goods.amount && found.perUnit && goods.quantity) {
    perUnitOf(model).set(key, found.perUnit)
    patch[goods.amount] = multiply((line[goods.quantity] as Decimal | null) ?? zero, found.perUnit, 4)
  }
  return patch
}

const lineOf = (model: FormModel, key: string): LineDraft | undefined => {
  const state = model.store.get()
  return state.raw.lines[state.keys.indexOf(key)] && state.draft.lines[state.keys.indexOf(key)]
}

/** Prices asked for and not yet answered. */
const underway = new WeakMap<FormModel, Set<Promise<void>>>()
/** A save does not wait longer than this for prices. */
const PATIENCE_MS = 5000

/** Asks for the price of a line and puts it in, if goods, unit and price are still those it was asked for. */
export const propose = (model: FormModel, key: string): Promise<void> => {
  const all = underway.get(model) ?? new Set()
  underway.set(model, all)
  const work = proposeNow(model, key).finally(() => all.delete(work))
  all.add(work)
  return work
}

/** Until every price that was asked for stands in its line: what is saved before would lack the customer's discount. */
export const pricesArrived = async (model: FormModel): Promise<void> => {
  const all = underway.get(model)
  if (!all || all.size === 0) return
  await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

const proposeNow = async (model: FormModel, key: string): Promise<void> => {
  const { goods } = model
  const line = lineOf(model, key)
  if (!goods?.price || !line?.[goods.product]) return
  const asked = { product: line[goods.product], unit: goods.unit && line[goods.unit], price: line[goods.price] }
  const found = await proposalFor(priceQuery(model, line)).catch(() => null)
  const now = lineOf(model, key)
  if (
    !found ||
    !now ||
    now[goods.product] !== asked.product ||
    now[goods.price] !== asked.price ||
    (goods.unit && now[goods.unit] !== asked.unit)
  )
    return
  model.store.amend(setLineByKey(model.definition, key, pricePatch(model, { key, line: now }, found)))
}

/** The proposed amount per unit times the new quantity, while nobody typed another. */
export const followQuantity = (model: FormModel, key: string, quantity: Decimal | null): Record<string, unknown> => {
  const each = perUnitOf(model).get(key)
  const { goods } = model
  const line = lineOf(model, key)
  if (!each || !goods?.amount || !goods.quantity || !line) return {}
  const expected = multiply((line[goods.quantity] as Decimal | null) ?? zero, each, 4)
  return line[goods.amount] === expected ? { [goods.amount]: multiply(quantity ?? zero, each, 4) } : {}
}
