/** In the sheet of a line: where its price comes from, what the partner paid last, and what is earned with it. */
import { useQuery } from '@tanstack/react-query'
import { useFormModel } from '../draft/store/model.ts'
import { takenQuery } from '../draft/taken.ts'
import { useWatch } from '../../ui/base/use-watch.ts'
import style from './grid/grid.module.css'
import { hasReasons, reasonText, usePriceReason } from './price-reason.ts'
import { lastText, takenIn } from './scan/taken-text.ts'

export const PriceNote = ({ lineKey }: { lineKey: string }) => {
  const model = useFormModel()
  const { store, goods, cache } = model
  const line = useWatch(store, ({ keys, draft }) => draft.lines[keys.indexOf(lineKey)])
  const product = cache.get('product', (line?.[goods!.product] ?? null) as string | null)
  const { data: taken } = useQuery({ ...takenQuery(model), enabled: hasReasons(model) && product !== undefined })
  const unit = (goods!.unit && (line?.[goods!.unit] as string | null | undefined)) || null
  const last = product && takenIn(taken, product, unit)
  const reason = usePriceReason(model, { key: lineKey, line, last })
  const margin = useWatch(model.costs, (state) => state.margins.get(lineKey)?.whole)
  const text = [reasonText(reason), lastText(model, last), margin].filter(Boolean).join(' · ')
  return (
    <p className={style.sheetNote} aria-live="polite">
      {text}
    </p>
  )
}
