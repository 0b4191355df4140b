/** One event of the log, with its changes in words (contract system §10.4). */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import { anything, id, integer, list, moment, nullable, object, text, type TypedSchema } from '#model/schema.ts'
import { ofRecord } from '../answer-schemas.ts'

export type EventValue = string | number | boolean | null
export interface EventChange {
  readonly field: string
  readonly label: string
  readonly from?: EventValue
  readonly to: EventValue
}
const change: TypedSchema<EventChange> = anything
export const wholeEvent = describe({
  path: 'ApiEvent/getInfo',
  about: {
    query: [ofRecord],
    answers: object(
      {
        s_ID: text,
        at: moment,
        userName: text,
        EmpName: text,
        FuncID: text,
        FuncName: text,
        action: text,
        NumberID: text,
        summary: text,
        ip: text,
        recordId: nullable(id),
        before: anything,
        after: anything,
        changes: list(change),
        details: list(change),
      },
      // Changes that were not written down.
      { more: integer },
    ),
  },
  demand: needs(['Event', 'R']),
})
