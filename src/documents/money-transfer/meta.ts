import { documentMeta, usualPages } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta = documentMeta({
  name: 'moneyTransfer',
  right: 'TransCurr',
  lifecycle: posting,
  prefixes: ['CT'],
  wire: { module: 'TransCurr' },
  screen: { area: 'pay', order: 30, base: '/pay/transcurr', ...usualPages, create: 'detail/0' },
})
