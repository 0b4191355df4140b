/** The call for the figures on the page of a record (`getFacts`), of lists that declare a hub. */
import { hubFacts } from '#engine/record/hub.ts'
import type { ListModule } from '#engine/record/record.ts'
import type { Demand } from '#model/right.ts'
import type { Fields } from '#model/field.ts'
import { writeFields } from '#wire/values.ts'
import type { Call } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { writingFor } from './listing.ts'

export const hubCalls = (module: ListModule, demand: Demand): Call[] => {
  const { definition, slots } = module
  const hub = slots?.hub
  if (!hub) return []
  const fields = Object.entries(hub.hub.facts).map(([name, { field }]) => [name, field] as const)
  return [
    {
      path: `${definition.wire.module}/getFacts`,
      demand,
      run: async (scope, { query }) => {
        const id = (fromQuery(query, 's_ID') ?? '').trim()
        const facts = await hubFacts(scope, module, { id, hub })
        const shown: Fields = Object.fromEntries(fields.filter(([name]) => name in facts))
        return writeFields(shown, facts, writingFor(scope))
      },
    },
  ]
}
