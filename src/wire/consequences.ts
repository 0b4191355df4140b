/**
 * The response of `getConsequences` per document: the effects of deleting, cancelling, restoring or editing it.
 * `getSaveConsequences` answers one of them for the body of a save.
 */
import {
  count,
  flag,
  integer,
  list,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  type Meaning,
} from '#model/schema.ts'
import { problemSchema, rows } from './answer-schemas.ts'

const linkKeys = {
  s_ID: text,
  // '' for the opening debt of a partner.
  module: text,
  NumberID: text,
}
const linkSchema = object(linkKeys)

export const consequenceSchema = named('Consequence', () =>
  object({
    s_ID: text,
    NumberID: text,
    dtDate: nullable(text),
    ObjName: text,
    iStat: nullable(integer),
    // Null for who may not see it.
    TotalTax: nullable(number),
    paid: number,
    // Vouchers that are deleted, reopened, restored, or kept (on editing); by a save also made or changed.
    vouchers: list(
      object({
        ...linkKeys,
        amount: number,
        fundName: nullable(text),
        effect: oneOf('deleted', 'freed', 'restored', 'kept', 'made', 'changed'),
      }),
    ),
    // Documents that prevent the action.
    followers: list(object({ ...linkKeys, reason: oneOf('payment', 'follower', 'named') })),
    // Posted counts of the same goods from its day on: their differences stay, and may be wrong without it.
    counts: list(linkSchema),
    // The problems it would be refused with.
    errors: list(problemSchema),
    // Codes of the warnings that can be confirmed in the query parameter `confirm`.
    confirm: list(text),
    // True if the action is possible now, if everything in `confirm` is confirmed.
    possible: flag,
    stock: object({
      // The number of later entries of other documents whose cost would change, and of these documents.
      entries: count,
      documents: count,
      // The change of gross profit by month, of all documents together; `own` is the part of the document itself. Null
      // without the right to see costs.
      profit: nullable(list(object({ month: text, change: number, own: number }))),
    }),
    // The lock date when it stands in the way, the earliest locked day concerned, and the lock date with which the
    // action would be possible.
    locked: nullable(object({ lockDate: text, day: text, moveTo: text })),
  }),
)
export const consequencesSchema = rows(consequenceSchema)
export type ConsequenceAnswer = Meaning<typeof consequenceSchema>
export type ConsequencesAnswer = Meaning<typeof consequencesSchema>
export type ConsequenceLink = Meaning<typeof linkSchema>
