/**
 * What the partner of a document took last, by product and unit: asked for once per partner, so that lists of goods
 * know it without asking again. A return knows what its bill sold instead.
 */
import { queryOptions } from '@tanstack/react-query'
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { calls } from '#wire/calls.ts'
import { trusted } from '#wire/values.ts'
import { ofId, spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { queryClient } from '#web/data/queries.ts'
import type { FormModel } from './store/model.ts'
import { dealQuery } from './money/prices.ts'

export interface TakenRow {
  product: string
  code: string
  unit: string
  quantity: Decimal
  price: Decimal | null
  day: Day
}
/** Newest first; for one product, its units in the same order. */
export interface TakenHistory {
  rows: readonly TakenRow[]
  of: (product: string) => readonly TakenRow[]
}

const read = (answer: AnswerOf<'api/Product/getTaken'>): TakenHistory => {
  const rows = spelt(answer).rows.map(({ product, code, unitId: unit, quantity, price, date }) => ({
    product,
    code,
    unit,
    quantity: trusted(quantity)!,
    price: trusted(price),
    day: date as Day,
  }))
  const byProduct = new Map<string, TakenRow[]>()
  for (const row of rows) byProduct.set(row.product, [...(byProduct.get(row.product) ?? []), row])
  return { rows, of: (product) => byProduct.get(product) ?? [] }
}

/** The document a return brings goods back from. */
export const sourceOf = ({ definition, store }: FormModel): string | null => {
  const head = definition.choosing && definition.follows?.[0]?.head
  const source = head === undefined ? null : store.get().draft[head]
  return typeof source === 'string' ? source : null
}

export const takenQuery = (model: FormModel) => {
  const source = sourceOf(model)
  // Those of a source are in its currency, which is that of the return.
  const query = { ...dealQuery(model), ...(source !== null && ofId(source)) }
  return queryOptions({
    // Dropped after every save, like all lookups.
    queryKey: ['lookup', calls.productTaken, query] as const,
    staleTime: 300_000,
    retry: false,
    meta: { silent: true },
    queryFn: async ({ signal }) => read(await call(calls.productTaken, { query, signal })),
  })
}

/** For choosing a unit; nothing when it cannot be asked. */
export const fetchTaken = (model: FormModel): Promise<TakenHistory | undefined> =>
  queryClient.fetchQuery(takenQuery(model)).catch(() => undefined)
