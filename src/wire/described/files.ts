/** What the files of a record are called. */
import { describe } from '#model/call.ts'
import { askedFor, count, id, object, text } from '#model/schema.ts'
import { rows } from '../answer-schemas.ts'

export const headsOfFiles = describe({
  path: 'File/getList',
  about: { query: [askedFor('ids')], answers: rows(object({ id, fileName: text, size: count, type: text })) },
  demand: 'signedIn',
})
