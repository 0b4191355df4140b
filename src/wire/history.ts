/** The response of `getHistory`: the saves of a document, and what each of them changed. */
import { anything, flag, integer, list, moment, object, text, type Meaning } from '#model/schema.ts'
import { rows } from './answer-schemas.ts'

export const historySchema = rows(
  object({
    version: integer,
    action: text,
    at: moment,
    userName: text,
    changes: list(object({ field: text, label: text, from: anything, to: anything }, { goods: text })),
    restorable: flag,
  }),
)
export type HistorySave = Meaning<typeof historySchema>['ListItem'][number]
