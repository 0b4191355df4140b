/** What the calls of print templates take and answer. */
import { body, id, named, nullable, object, text, type About } from '#model/schema.ts'
import { templateFields } from '#system/print-template.ts'
import { ofRecord, saveSchema } from '#wire/answer-schemas.ts'
import { savedKeys } from '#wire/document-schemas.ts'
import { answerProperties, bodyProperties } from '#wire/field-schema.ts'
import { rightsOf } from '../openapi/common.ts'

export const aboutInfo: About = {
  query: [ofRecord],
  answers: object({ s_ID: id, ...answerProperties(templateFields), label: nullable(text) }),
}

const templateBody = named('PrintTemplateBody', () => body({}, { ...savedKeys, ...bodyProperties(templateFields) }))
export const aboutSave: About = {
  rights: rightsOf('save', 'PrintTemplate'),
  takes: templateBody,
  answers: saveSchema,
}
