import { orderActions } from '../_shared/orders/order-actions.web.ts'
import { meta } from './meta.ts'

export const actions = orderActions(meta.lifecycle)
