/** The price a line proposes (contract documents §5). */
import { proposedPrice } from '#lists/product/price.server.ts'
import type { Scope } from '#engine/scope.ts'
import { readDay } from '#kernel/day.ts'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { Call, Input } from './call.ts'
import { fromQuery } from './query.ts'

const number = (value: Decimal | null): number | null => (value === null ? null : toNumber(value))

const dayFrom = (scope: Scope, text: string | undefined) => {
  if (!text?.trim()) return null
  const day = readDay(text, scope.settings.timeZone)
  if (!day) throw new Unreadable('invalid', { label: 'document.date' })
  return day
}

const price = async (scope: Scope, { query }: Input): Promise<unknown> => {
  const text = (name: string) => fromQuery(query, name)?.trim() || null
  const answer = await proposedPrice(scope, {
    product: text('Product_ID') ?? '',
    partner: text('Object_ID'),
    type: text('iType') === '2' ? 2 : 1,
    unit: text('unitId'),
    date: dayFrom(scope, fromQuery(query, 'dtDate')),
  })
  return {
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
  }
}

export const priceCalls: readonly Call[] = [{ path: 'Product/getPrice', demand: 'signedIn', run: price }]
