/** The calls of letters that pages make beside those of their list. */
import { describe } from '#model/call.ts'
import { letterKinds, letterStates } from '#model/letter.ts'
import { needs } from '#model/right.ts'
import { askedFor, body, flag, id, integer, list, moment, nullable, object, oneOf, text } from '#model/schema.ts'
import { aboutBatch, done, ofRecord, saveWith } from '../answer-schemas.ts'

export const longestLetter = { subject: 200, text: 10_000 }

/** True if letters can be sent; `trouble`: why not, when a mail server is set up. */
export const standingKeys = { required: { isReady: flag }, optional: { trouble: text } }

/** What is sent: a document, or a statement of a partner as the letters of a report. */
const subjectKeys = {
  module: text,
  s_ID: id,
  templateId: text,
  report: text,
  fromDate: nullable(text),
  toDate: nullable(text),
}
const addresses = { anyOf: [text, list(text)] }

export const draftOfLetter = describe({
  path: 'ApiMail/getDraft',
  about: {
    rights: 'api.rights.mail',
    takes: body({}, subjectKeys),
    answers: object(
      {
        ...standingKeys.required,
        to: text,
        subject: text,
        text,
        fileName: text,
        forms: list(object({ Id: text, Name: text })),
      },
      standingKeys.optional,
    ),
  },
  plans: 'anew',
})
export const sentLetter = describe({
  path: 'ApiMail/Send',
  about: {
    rights: 'api.rights.mail',
    takes: body(
      { to: addresses, subject: { ...text, maxLength: longestLetter.subject } },
      { ...subjectKeys, cc: addresses, text: { ...text, maxLength: longestLetter.text } },
    ),
    answers: saveWith({ s_ID: id, notice: text }),
  },
  errorStyle: 'save',
  writes: true,
})
export const standingOfMail = describe({
  path: 'ApiMailConfig/getStatus',
  about: { answers: object(standingKeys.required, standingKeys.optional) },
  demand: 'signedIn',
})
export const triedMail = describe({
  path: 'ApiMailConfig/Test',
  about: { takes: body({ to: text }), answers: done },
  demand: needs(['Config', 'U']),
  errorStyle: 'save',
  logs: true,
})

const letterKeys = {
  s_ID: id,
  kind: oneOf(...letterKinds),
  kindName: text,
  state: oneOf(...letterStates),
  stateName: text,
  to: text,
  cc: text,
  subject: text,
  by: text,
  attempts: integer,
  createdAt: nullable(moment),
  sentAt: nullable(moment),
  nextAt: nullable(moment),
  problem: text,
  detail: text,
}
export const lettersAbout = describe({
  path: 'ApiMail/getListOf',
  about: {
    rights: 'api.rights.mail',
    query: [askedFor('module'), ofRecord],
    answers: object({ ListItem: list(object(letterKeys)) }),
  },
})
export const wholeLetter = describe({
  path: 'ApiMail/getInfo',
  about: {
    query: [ofRecord],
    answers: object({ ...letterKeys, text, isSealed: flag, attachmentName: text, aboutNumber: text }),
  },
  demand: needs(['Config', 'R']),
})
export const resentLetters = describe({
  path: 'ApiMail/Resend',
  about: { rights: 'api.rights.resend', ...aboutBatch },
  demand: 'signedIn',
  writes: true,
})
