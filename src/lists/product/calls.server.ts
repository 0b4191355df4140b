/** Answers `calls.ts`: the prices that document lines propose, and what can be sold of goods. */
import { goodsTaken, outlookOfGoods, priceOfGoods, pricesOfGoods } from './calls.ts'
import { mergeCall } from '../_shared/merge-calls.server.ts'
import { proposedPrice, proposedPrices, type Deal, type PriceItem, type ProposedPrice } from './price.server.ts'
import { askedCurrency } from './asked-currency.server.ts'
import { lastTaken } from './taken.server.ts'
import { isStoredId } from '#engine/columns.ts'
import { outlookOf } from '#engine/links/outstanding.ts'
import { isObject, type JsonObject } from '#wire/values.ts'
import { answering, type Answering, type Call, type SentTo } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { readDay } from '#kernel/day.ts'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { Unreadable } from '#kernel/problem.ts'

const number = (value: Decimal | null): number | null => (value === null ? null : toNumber(value))

const dayFrom = (scope: Scope, text: string) => {
  if (!text) return null
  const day = readDay(text, scope.settings.timeZone)
  if (!day) throw new Unreadable('invalid', { label: 'document.date' })
  return day
}

const typeFrom = (text: string): Deal['type'] => {
  if (!['', '1', '2'].includes(text)) throw new Unreadable('invalid', { label: 'iType' })
  return text === '2' ? 2 : 1
}

const dealFrom = async (scope: Scope, { asked }: Pick<SentTo<typeof pricesOfGoods>, 'asked'>): Promise<Deal> => {
  const date = dayFrom(scope, asked.dtDate)
  return {
    partner: asked.Object_ID || null,
    type: typeFrom(asked.iType),
    date,
    currency: await askedCurrency(scope, { currency: asked.currencyId, rate: asked.ExRate, date }),
  }
}

const written = (answer: ProposedPrice) => ({
  Price: number(answer.price),
  f_Discount: number(answer.discountPercent),
  m_Discount: number(answer.discountAmount),
  source: answer.source,
  ...(answer.levelName !== null && { priceLevelName: answer.levelName }),
  ListItem: answer.units.map((one) => ({
    unitId: one.unit,
    Unit: one.unitName,
    factor: toNumber(one.factor),
    Price: number(one.price),
  })),
})

const price: Answering<typeof priceOfGoods> = async (scope, input) => {
  const answer = await proposedPrice(scope, {
    ...(await dealFrom(scope, input)),
    product: input.asked.Product_ID,
    unit: input.asked.unitId || null,
  })
  const { last } = answer
  return {
    ...written(answer),
    ...(last && { lastPrice: toNumber(last.price), lastDate: last.day, lastNumber: last.number }),
  }
}

/** The maximum number of lines in a pasted block. */
const mostItems = 2000
/** The maximum number of documents that one is made from. */
const mostSources = 100
/** The list of that name in a body; a body without it is refused. */
const listIn = (body: unknown, name: string): unknown[] => {
  const sent: unknown = isObject(body) ? body[name] : undefined
  if (!Array.isArray(sent)) throw new Unreadable('invalid', { label: name })
  return sent
}
const itemsOf = (body: unknown): PriceItem[] =>
  listIn(body, 'items')
    .slice(0, mostItems)
    .map((one: unknown) => {
      const { Product_ID: product, unitId: unit } = isObject(one) ? one : {}
      return {
        product: typeof product === 'string' ? product : '',
        unit: typeof unit === 'string' && unit !== '' ? unit : null,
      }
    })

/** The prices of many lines; null where there is no proposal. */
const prices: Answering<typeof pricesOfGoods> = async (scope, input) => {
  const answers = await proposedPrices(scope, await dealFrom(scope, input), itemsOf(input.body))
  return { ListItem: answers.map((one) => one && written(one)) }
}

const ids = (sent: unknown, most: number): string[] =>
  Array.isArray(sent) ? [...new Set(sent.filter(isStoredId))].slice(0, most) : []

/** What lies in a store, is promised and is coming of many products; the names are those of the list of stock. */
const outlook: Answering<typeof outlookOfGoods> = async (scope, { body }) => {
  const products = listIn(body, 'ids')
  const { Store_ID: store, s_ID: document, sources } = body as JsonObject
  const found = await outlookOf(scope, {
    products: ids(products, mostItems),
    store: isStoredId(store) ? store : null,
    document: isStoredId(document) ? document : null,
    sources: ids(sources, mostSources),
  })
  const goods = [...found].map(([id, { onHand, promised, available, incoming }]) => ({
    Product_ID: id,
    QInstock: toNumber(onHand),
    ordered: toNumber(promised),
    available: toNumber(available),
    incoming: toNumber(incoming),
  }))
  return { ListItem: goods, TotalCount: goods.length }
}

/** What the partner took last, newest first; without a partner, what the user sold or bought. */
const taken: Answering<typeof goodsTaken> = async (scope, input) => {
  const found = await lastTaken(scope, { ...(await dealFrom(scope, input)), document: input.asked.s_ID || null })
  return {
    ListItem: found.map((row) => ({
      Product_ID: row.product,
      Code: row.code,
      unitId: row.unit,
      Qty: toNumber(row.quantity),
      Price: number(row.price),
      dtDate: row.day,
      NumberID: row.number,
    })),
    TotalCount: found.length,
  }
}

export const productCalls: readonly Call[] = [
  answering(priceOfGoods, price),
  answering(pricesOfGoods, prices),
  answering(outlookOfGoods, outlook),
  answering(goodsTaken, taken),
  mergeCall('product', 'Product'),
]
