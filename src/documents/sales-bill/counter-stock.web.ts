/** Stock and units of goods whose bill was left open: a draft holds only what was typed. */
import { useEffect } from 'react'
import { moduleCall } from '#wire/calls.ts'
import type { LookupRow } from '#wire/envelope.ts'
import { call } from '#web/data/call.ts'
import { CallFailed } from '#web/data/call-failed.ts'
import { cacheGoods } from '#web/form/draft/lines.ts'
import type { FormModel } from '#web/form/draft/model.ts'
import type { StockedGoods } from '#web/form/draft/stock-notes.ts'
import { goodsList, goodsRow, storeOf } from '#web/form/lines/goods-search.ts'
import { useWatch } from '#web/ui/use-watch.ts'

/** The codes of goods on the bill of which only the record is known. */
const unknownIn = ({ store, cache }: FormModel): string =>
  store
    .get()
    .draft.lines.flatMap((line): string[] => {
      const row: StockedGoods | undefined = cache.get('product', line['product'] as string | null)
      return row && row.onHandStore === undefined && row.code ? [row.code] : []
    })
    .join('\n')

export const useStockOfKept = (model: FormModel): void => {
  const codes = useWatch(model.store, () => unknownIn(model))
  useEffect(() => {
    const store = storeOf(model)
    if (codes === '' || store === '') return
    const load = async () => {
      const { ListItem } = await call<{ ListItem: LookupRow[] }>(moduleCall(goodsList().wire.module, 'getByTexts'), {
        query: { Store_ID: store },
        body: { texts: codes.split('\n') },
      })
      cacheGoods(model, ...ListItem.map((row) => goodsRow(model, row)))
    }
    load().catch((failure: unknown) => {
      // Without a connection the bill has no stock, and is sold all the same.
      if (!(failure instanceof CallFailed)) throw failure
    })
  }, [model, codes])
}
