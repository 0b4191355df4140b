/** What stands beside the receiving store of a transfer: the button that turns it round, and the stocks of both stores. */
import { useEffect } from 'react'
import { divide, one, type Decimal } from '#kernel/decimal.ts'
import type { Facts } from '#model/facts.ts'
import { calls } from '#wire/calls.ts'
import { trusted } from '#wire/values.ts'
import { combineEdits, setRef } from '#web/form/draft/edits.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { useStore } from '#web/ui/base/store.ts'
import { useFormWords } from '#web/words/form-words.ts'
import style from './transfer.module.css'

const DECIMALS = 2
interface Answer {
  ListItem: { Product_ID: string; QInstock: number }[]
}

/** What lies in the store named in a field of the head, without the transfer itself, in the unit of each line. */
const stockFacts = (store: 'store' | 'toStore', into: 'stockFrom' | 'stockTo'): Facts => ({
  of: 'lines',
  call: calls.productOutlook,
  when: ['product', 'unit'],
  whenHead: [store],
  needs: ['product', store],
  gives: [into],
  query: ({ head, records }) => ({
    body: { Store_ID: head[store], s_ID: head['id'] ?? '', sources: [], ids: records.map((line) => line['product']) },
  }),
  read: (answer, { records }) => {
    const found = new Map(((answer as Partial<Answer> | null)?.ListItem ?? []).map((row) => [row.Product_ID, row]))
    return records.map((line) => {
      const onHand = trusted(found.get(line['product'] as string)?.QInstock)
      const factor = (line['factor'] as Decimal | null) ?? one
      return onHand === null ? null : { values: { [into]: divide(onHand, factor, DECIMALS) } }
    })
  },
})
const stocks = [stockFacts('store', 'stockFrom'), stockFacts('toStore', 'stockTo')]

/** Turns the transfer round; as long as it is there, that is while the transfer is written, it asks for the stocks. */
export const TurnRound = () => {
  const { definition, facts, locked, store } = useFormModel()
  const { label } = useFormWords()
  useEffect(() => {
    const stops = stocks.map((one) => facts.watchAlso(one))
    return () => {
      for (const stop of stops) stop()
    }
  }, [facts])
  const turn = () => {
    const { store: from, toStore: to } = store.get().draft as unknown as Record<'store' | 'toStore', string | null>
    store.change(combineEdits(setRef(definition, 'store', to), setRef(definition, 'toStore', from)))
  }
  return (
    <button
      type="button"
      className={style.turn}
      aria-label={label('stockTransfer.turn')}
      data-tip={label('stockTransfer.turn')}
      disabled={useStore(locked)}
      onClick={turn}
    >
      <span aria-hidden="true">⇄</span>
    </button>
  )
}
