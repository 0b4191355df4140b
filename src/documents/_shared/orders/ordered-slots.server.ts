/** Server part of orders, of customers and to suppliers: entries on the start page, and advance payments. */
import type { Scope, Todo } from '#engine/scope.ts'
import type { AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { advanceFacts, belowAdvances, depositColumn, type Order } from '../settlements/advances.server.ts'
import { lateOrdersTodo, openOrdersTodo } from '../settlements/open-orders.server.ts'

interface Change {
  before: Order | null
  after: Order
  context: RuleContext
}

/** `as`: the name of the orders in the keys of the entries. `needs`: the rights an entry needs. */
export const orderedSlots = (order: AnyDocument, as: string, needs: Todo['needs']) => ({
  listFacts: () => ({ deposit: depositColumn }),
  todos: [openOrdersTodo(order, { key: `open${as}`, needs }), lateOrdersTodo(order, { key: `late${as}`, needs })],
  guard: (scope: Scope, { before, after, context }: Change) =>
    before ? belowAdvances(scope, { before, after }, context) : Promise.resolve([]),
  facts: advanceFacts,
})
