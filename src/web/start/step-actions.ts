/** Where each step is done. */
import type { StartStep } from '#wire/start.ts'
import type { StartAnswer } from '#wire/described/start.ts'
import type { StartPlace } from '#web/data/start-way.ts'

export interface StepAction {
  key: 'Go' | 'Again' | 'Add'
  to: string
  /** A document, which leads back by the history once it is saved. */
  isDocument?: true
}

const stores = '/category/store'
const funds = '/category/currencyandcard/bank'

/**
 * The first one is what a step that is not done begins with. `at` is where the guide stands: what is saved leads back to
 * it, and behind # stands the field to begin with.
 */
export const actionsOf = (step: StartStep, { first, steps }: StartAnswer, at: StartPlace): readonly StepAction[] => {
  const isDone = steps.some((one) => one.step === step && one.state === 'done')
  const from = `from=${at}`
  switch (step) {
    case 'company':
      return [{ key: isDone ? 'Again' : 'Go', to: `/system/config/company?${from}#companyAddress` }]
    // Answered where they stand.
    case 'paper':
    case 'tax':
      return []
    case 'stores':
      return [
        isDone || !first.store
          ? { key: 'Again', to: `${stores}/list` }
          : { key: 'Go', to: `${stores}/detail/${first.store}?${from}#name` },
        { key: 'Add', to: `${stores}/detail/0?${from}` },
      ]
    case 'goods':
      return [
        { key: 'Go', to: `/stock/product/import?${from}` },
        { key: 'Add', to: `/stock/product/detail/0?${from}` },
      ]
    case 'partners':
      return [
        { key: 'Go', to: `/category/company/import?${from}` },
        { key: 'Add', to: `/sales/company/detail/0?${from}` },
      ]
    case 'stock':
      return [
        { key: 'Go', to: '/stock/productbegin/create', isDocument: true },
        { key: 'Add', to: `/stock/productbegin/import?${from}` },
      ]
    case 'funds':
      return [
        isDone || !first.fund
          ? { key: 'Again', to: `${funds}/list` }
          : { key: 'Go', to: `${funds}/detail/${first.fund}?${from}#openingBalance` },
        { key: 'Add', to: `${funds}/detail/0?${from}` },
      ]
    case 'users':
      return [{ key: 'Go', to: `/system/userrole/user/detail/0?${from}` }]
    case 'bill':
      return [{ key: 'Go', to: '/sales/billsales/create', isDocument: true }]
  }
}
