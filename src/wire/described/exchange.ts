/** The calls of `api/ApiExchange`: what was said to computers of others about a document or record. */
import { describe } from '#model/call.ts'
import { asked, count, flag, id, integer, list, moment, nullable, object, text } from '#model/schema.ts'
import { ofRecord } from '../answer-schemas.ts'

const keys = {
  s_ID: id,
  at: moment,
  durationMs: count,
  adapter: text,
  action: text,
  by: text,
  method: text,
  address: text,
  status: nullable(integer),
  outcome: text,
  outcomeName: text,
  mayHaveArrived: flag,
}

export const exchangesAbout = describe({
  path: 'ApiExchange/getListOf',
  about: {
    rights: 'api.rights.exchange',
    query: [asked('module'), asked('s_ID', id), asked('adapter')],
    answers: object({ ListItem: list(object(keys)) }),
  },
})
export const wholeExchange = describe({
  path: 'ApiExchange/getInfo',
  about: {
    rights: 'api.rights.exchange',
    query: [ofRecord, asked('module')],
    answers: object({ ...keys, request: text, answer: text }),
  },
})
