/** What is on hand of the goods of a document's lines, promised to other customers, and coming: question and notes. */
import { add, zero, type Decimal } from '#kernel/decimal.ts'
import type { Facts, FactsResult } from '#model/facts.ts'
import type { RefRow } from '#model/rule-context.ts'
import { calls } from '#wire/calls.ts'
import { trusted } from '#wire/values.ts'
import type { FormModel } from '#web/form/draft/store/model.ts'

export const amounts = ['onHand', 'promised', 'available', 'incoming'] as const
export type OutlookOf = Record<(typeof amounts)[number], Decimal> & { store: string }
interface Answer {
  ListItem: { Product_ID: string; QInstock: number; ordered: number; available: number; incoming: number }[]
}

type NotedForm = Pick<FormModel, 'store' | 'cache' | 'goods' | 'mainStore'>

/** The answers are kept with the products, for which all lines of the same goods share them. */
export const outlookFacts = ({
  definition,
  goods,
  mainStore,
}: Pick<FormModel, 'definition' | 'goods' | 'mainStore'>): Facts => {
  const { product, quantity } = goods!
  const sources = (definition.follows ?? []).map(({ head }) => head)
  return {
    of: 'lines',
    call: calls.productOutlook,
    when: [product, quantity!],
    whenHead: [mainStore!, ...sources],
    needs: [product, mainStore!],
    query: ({ head, records }) => ({
      body: {
        Store_ID: head[mainStore!],
        s_ID: head['id'] ?? '',
        sources: sources.flatMap((name) => head[name] ?? []),
        ids: records.map((line) => line[product]),
      },
    }),
    read: (answer, { head, records }) => {
      const found = new Map(((answer as Partial<Answer> | null)?.ListItem ?? []).map((one) => [one.Product_ID, one]))
      return records.map((line): FactsResult | null => {
        const one = found.get(line[product] as string)
        if (!one) return null
        const outlook: OutlookOf = {
          store: head[mainStore!] as string,
          onHand: trusted(one.QInstock) ?? zero,
          promised: trusted(one.ordered) ?? zero,
          available: trusted(one.available) ?? zero,
          incoming: trusted(one.incoming) ?? zero,
        }
        return { refs: { product: [{ id: one.Product_ID, code: '', name: '', active: true, outlook } as RefRow] } }
      })
    },
  }
}

export interface OutlookNote {
  key: string
  product: RefRow
  outlook: OutlookOf
  /** The document takes more of the goods than can be sold. */
  isOver: boolean
}

/** The lines of goods that are kept in stock, as far as the answer is known. */
export const outlookNotes = ({ store, cache, goods, mainStore }: NotedForm): OutlookNote[] => {
  const { draft, keys } = store.get()
  const wanted = new Map<string, Decimal>()
  const known = draft.lines.flatMap((line, at) => {
    const product = cache.get('product', line[goods!.product] as string | null) as
      | (RefRow & { trackStock?: boolean; outlook?: OutlookOf })
      | undefined
    const outlook = product?.outlook
    if (!outlook || product.trackStock === false || outlook.store !== draft[mainStore!]) return []
    const quantity = (line['baseQuantity'] as Decimal | null | undefined) ?? zero
    wanted.set(product.id, add(wanted.get(product.id) ?? zero, quantity))
    return [{ key: keys[at]!, product, outlook }]
  })
  return known.map((one) => ({ ...one, isOver: wanted.get(one.product.id)! > one.outlook.available }))
}
