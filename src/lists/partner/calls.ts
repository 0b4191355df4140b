/** Moves partners from an old commune to the new one (contract amendments 50), and says since when accounts are open. */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import { body, count, day, flag, id, list, nullable, object, text } from '#model/schema.ts'
import { ofRecord } from '#wire/answer-schemas.ts'
import { successorSchema } from '../village/calls.ts'

const since = { query: [ofRecord], answers: object({ since: nullable(day) }) } as const
const oldAddress = { s_ID: id, NumberID: text, Name: text, address: text }

// Whoever may not read the debts in reports does not learn since when there are any.
export const receivableSince = describe({
  path: 'Customer/getReceivableSince',
  about: since,
  demand: needs(['ReportReceivable', 'R']),
})
export const payableSince = describe({
  path: 'Customer/getPayableSince',
  about: since,
  demand: needs(['ReportPayable', 'R']),
})

/** `moved` have one successor or were chosen; `ListItem` are those to choose for (`candidates`) and those without. */
export const addressConversion = describe({
  path: 'Customer/ConvertAddress',
  about: {
    takes: body({ ids: list(id) }, { chosen: list(body({ s_ID: id, villageId: id })), dryRun: flag }),
    answers: object({
      TotalCount: count,
      moved: list(object({ ...oldAddress, newAddress: text })),
      ListItem: list(object({ ...oldAddress, candidates: list(successorSchema) })),
    }),
  },
  demand: needs(['Customer', 'U']),
  writes: true,
})
