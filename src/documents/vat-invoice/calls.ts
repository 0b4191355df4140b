/** Calls of VAT invoices that pages read themselves. */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import { count, day, flag, integer, list, moment, nullable, object, oneOf, text } from '#model/schema.ts'
import { done } from '#wire/answer-schemas.ts'
import { findingKinds } from './finding-kinds.ts'

/** What is wrong with invoices, in words, and how the last look at the providers went. */
export const invoiceFindings = describe({
  path: 'OrderTax/Check',
  about: {
    answers: object({
      ListItem: list(
        object({
          kind: oneOf(...findingKinds),
          kindName: text,
          Description: text,
          documentKind: text,
          s_ID: text,
          NumberID: text,
          dtDate: nullable(day),
          Mauso: text,
          SoHieuHD: text,
          SoHD: text,
        }),
      ),
      TotalCount: count,
      checkedAt: nullable(moment),
      asked: integer,
      unanswered: integer,
      isChecking: flag,
      problem: text,
    }),
  },
  demand: needs(['OrderTax', 'R']),
})

/** The piece of the schedule comes now instead of at night. */
export const checkOfInvoices = describe({
  path: 'OrderTax/CheckNow',
  about: { answers: done },
  demand: needs(['OrderTax', 'U']),
  writes: true,
})
