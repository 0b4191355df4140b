/** What becomes of the prices in a form whose partner, rate or day was changed; loaded when that happens. */
import { notify } from '#web/ui/floating/notify.tsx'
import { currentFormWords } from '../../words/form-words.ts'
import type { Deal } from './change-head.ts'
import type { FormModel } from './store/model.ts'
import { proposalsFor, propose } from './money/prices.ts'

/** The update is only offered, because some prices may have been agreed. */
const offerPrices = (model: FormModel, message: string): void => {
  const { label } = currentFormWords()
  const keys = model.store.get().keys
  notify({
    tone: 'info',
    message: label(message),
    timeoutMs: 8000,
    actions: [{ label: label('prices.update'), run: () => propose(model, keys) }],
  })
}

/** Goods that were chosen before the customer have the prices of nobody; most customers have the same. */
const hasOtherPrices = async (model: FormModel): Promise<boolean> => {
  const { lines } = model.store.get().draft
  const found = await proposalsFor(model, lines).catch(() => [])
  return found.some(
    (one, at) => one && (one.price !== lines[at]![model.goods!.price!] || one.percent !== null || one.perUnit !== null),
  )
}

/** Whoever may not change prices has none of his own, so the new ones apply at once. */
export const followDeal = async (model: FormModel, before: Deal, now: Deal): Promise<void> => {
  const [partner, rate] = now
  if (!model.mayPrice) propose(model, model.store.get().keys)
  else if (rate !== before[1]) offerPrices(model, 'prices.newRate')
  else if (partner && partner !== before[0] && (before[0] || (await hasOtherPrices(model))))
    offerPrices(model, 'prices.newPartner')
}
