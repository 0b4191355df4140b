/** The price a line proposes (contract documents §5). */
import {
  proposedPrice,
  proposedPrices,
  type Deal,
  type PriceItem,
  type ProposedPrice,
} from '#lists/product/price.server.ts'
import { isObject, type JsonObject } from '#wire/values.ts'
import type { Scope } from '#engine/scope.ts'
import { readDay } from '#kernel/day.ts'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { Call, Input } from './call.ts'
import { fromQuery, type Query } from './query.ts'

const number = (value: Decimal | null): number | null => (value === null ? null : toNumber(value))

const dayFrom = (scope: Scope, text: string | undefined) => {
  if (!text?.trim()) return null
  const day = readDay(text, scope.settings.timeZone)
  if (!day) throw new Unreadable('invalid', { label: 'document.date' })
  return day
}

const textFrom = (query: Query, name: string): string | null => fromQuery(query, name)?.trim() || null

const dealFrom = (scope: Scope, { query }: Input): Deal => ({
  partner: textFrom(query, 'Object_ID'),
  type: textFrom(query, 'iType') === '2' ? 2 : 1,
  date: dayFrom(scope, fromQuery(query, 'dtDate')),
})

const written = (answer: ProposedPrice): JsonObject => ({
  Price: number(answer.price),
  f_Discount: number(answer.discountPercent),
  m_Discount: number(answer.discountAmount),
  source: answer.source,
  ListItem: answer.units.map((one) => ({
    unitId: one.unit,
    Unit: one.unitName,
    factor: toNumber(one.factor),
    Price: number(one.price),
  })),
})

const price = async (scope: Scope, input: Input): Promise<unknown> => {
  const answer = await proposedPrice(scope, {
    ...dealFrom(scope, input),
    product: textFrom(input.query, 'Product_ID') ?? '',
    unit: textFrom(input.query, 'unitId'),
  })
  const { last } = answer
  return {
    ...written(answer),
    ...(last && { lastPrice: toNumber(last.price), lastDate: last.day, lastNumber: last.number }),
  }
}

/** As many lines as a pasted block may have. */
const mostItems = 2000
const itemsOf = (body: unknown): PriceItem[] => {
  const sent: unknown = isObject(body) ? body['items'] : undefined
  return (Array.isArray(sent) ? sent.slice(0, mostItems) : []).map((one: unknown) => {
    const { Product_ID: product, unitId: unit } = isObject(one) ? one : {}
    return {
      product: typeof product === 'string' ? product : '',
      unit: typeof unit === 'string' && unit !== '' ? unit : null,
    }
  })
}

/** The prices of many lines; null where there is nothing to propose. */
const prices = async (scope: Scope, input: Input): Promise<unknown> => {
  const answers = await proposedPrices(scope, dealFrom(scope, input), itemsOf(input.body))
  return { ListItem: answers.map((one) => one && written(one)) }
}

export const priceCalls: readonly Call[] = [
  { path: 'Product/getPrice', demand: 'signedIn', run: price },
  { path: 'Product/getPrices', demand: 'signedIn', run: prices },
]
