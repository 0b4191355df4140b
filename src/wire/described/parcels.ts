/** Calls of parcels that pages make beside those of their list. */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import { asked, count, day, id, integer, list, nullable, number, object, text } from '#model/schema.ts'

const figures = {
  count,
  codAmount: number,
  delivered: count,
  deliveredShare: number,
  averageDays: nullable(number),
  codReceivable: number,
  feePayable: number,
}

/** By state and carrier: how many arrive and how soon, and what carriers owe and are owed (contract system §9.2). */
export const parcelOverview = describe({
  path: 'Shipping/overview',
  about: {
    title: 'api.parcelOverview',
    query: [asked('FromDate', day), asked('ToDate', day)],
    answers: object({
      FromDate: day,
      ToDate: day,
      ...figures,
      claims: object({ count, amount: number }),
      statuses: list(object({ shipStatus: integer, shipStatusName: text, count, codAmount: number })),
      carriers: list(object({ NVC_ID: id, Code: text, Name: text, ...figures })),
    }),
  },
  demand: needs(['Shipping', 'R']),
  kind: 'report',
})
