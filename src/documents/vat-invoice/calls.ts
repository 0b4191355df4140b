/** Calls of VAT invoices that pages read themselves. */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import {
  body,
  count,
  day,
  either,
  flag,
  id,
  integer,
  list,
  moment,
  nullable,
  object,
  oneOf,
  text,
} from '#model/schema.ts'
import { aboutBatch, done, filesKeys, saveWith } from '#wire/answer-schemas.ts'
import { documentSchema } from '#wire/document-schemas.ts'
import { bodyProperties } from '#wire/field-schema.ts'
import { decisionFields } from './decide.ts'
import { errorNoticeFields } from './error-notice.ts'
import { findingKinds } from './finding-kinds.ts'
import { vatInvoice } from './index.ts'

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

/** What becomes of bills as invoices, as it could be saved; `errList`: of which there can be none. */
export const proposedInvoices = describe({
  path: 'OrderTax/getInfoFromOrder',
  about: {
    takes: either(list(id), body({ ids: list(id) }, { merge: flag, shippingFee: flag })),
    answers: object({
      ListItem: list(documentSchema(vatInvoice)),
      TotalCount: count,
      errList: list(object({ s_ID: id, NumberID: text, Description: text, code: text })),
    }),
  },
  demand: needs(['OrderTax', 'A'], ['Order', 'R']),
})

export const decidedUpload = describe({
  path: 'OrderTax/DecideUpload',
  about: {
    takes: body({ s_ID: id }, bodyProperties(decisionFields)),
    answers: saveWith({ s_ID: id, NumberID: text }),
  },
  demand: needs(['OrderTax', 'U']),
  writes: true,
  errorStyle: 'save',
})

export const mailedInvoices = describe({
  path: 'OrderTax/SendMail',
  about: aboutBatch,
  demand: needs(['OrderTax', 'R']),
  writes: true,
})

export const errorNotice = describe({
  path: 'OrderTax/ErrorNotice',
  about: {
    takes: body({ ids: list(id) }, bodyProperties(errorNoticeFields)),
    answers: object(filesKeys),
  },
  demand: needs(['OrderTax', 'U']),
  logs: true,
})
