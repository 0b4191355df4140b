/** Where each step is done. */
import type { StartAnswer, StartStep } from '#wire/start.ts'

interface StepAction {
  key: 'Go' | 'Again' | 'Add'
  to: string
}

const stores = '/category/store'
const funds = '/category/currencyandcard/bank'

/** The first one is what a step that is not done begins with. */
export const actionsOf = (step: StartStep, { first, steps }: StartAnswer): readonly StepAction[] => {
  const isDone = steps.some((one) => one.step === step && one.state === 'done')
  switch (step) {
    case 'company':
      return [{ key: isDone ? 'Again' : 'Go', to: '/system/config/company?from=start' }]
    case 'stores':
      return [
        isDone || !first.store
          ? { key: 'Again', to: `${stores}/list` }
          : { key: 'Go', to: `${stores}/detail/${first.store}?from=start` },
        { key: 'Add', to: `${stores}/detail/0?from=start` },
      ]
    case 'goods':
      return [
        { key: 'Go', to: '/stock/product/import?from=start' },
        { key: 'Add', to: '/stock/product/detail/0?from=start' },
      ]
    case 'partners':
      return [
        { key: 'Go', to: '/category/company/import?from=start' },
        { key: 'Add', to: '/sales/company/detail/0?from=start' },
      ]
    case 'stock':
      return [
        { key: 'Go', to: '/stock/productbegin/create' },
        { key: 'Add', to: '/stock/productbegin/import?from=start' },
      ]
    case 'funds':
      return [
        isDone || !first.fund
          ? { key: 'Again', to: `${funds}/list` }
          : { key: 'Go', to: `${funds}/detail/${first.fund}?from=start` },
        { key: 'Add', to: `${funds}/detail/0?from=start` },
      ]
    case 'users':
      return [{ key: 'Go', to: '/system/userrole/user/detail/0?from=start' }]
    case 'bill':
      return [{ key: 'Go', to: '/sales/billsales/create' }]
  }
}
