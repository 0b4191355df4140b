/** The invoice of a bill with what its customer pays for the transport, which is left out otherwise. */
import { withUncharged } from '#engine/links/charged.ts'
import type { MakeSpecially } from '#engine/scope.ts'
import { ruleContexts } from '#engine/store/context.ts'
import { fromBills, type Bill } from './source.server.ts'
import type { shape } from './shape.ts'

export const withShippingFee: MakeSpecially<typeof shape> = async (scope, source) => {
  const bills = scope.registry.documents.get('salesBill')!
  const contextOf = await ruleContexts(scope, bills, [source])
  const left = await withUncharged(scope, bills, [source], contextOf)
  const context = { ...contextOf(source), remaining: new Map(), open: new Map(), all: true }
  return fromBills(left as unknown as Bill[], context)
}
