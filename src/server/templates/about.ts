/** What the calls of print templates take and answer. */
import {
  asked,
  base64,
  body,
  count,
  flag,
  id,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  openObject,
  text,
  type About,
} from '#model/schema.ts'
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
export const aboutRestore: About = { takes: body({}, { s_ID: id, Code: text }), answers: saveSchema }

export const aboutCheck: About = {
  takes: body({ content: text }, { Code: text, base: text, xType: integer }),
  answers: object({
    problems: list(
      object({ line: integer, column: integer, length: integer, code: text, message: text, severity: text }),
    ),
  }),
}

const ofForm = [asked('Code'), asked('xType', integer)]
const token = object(
  { path: text, label: text, kind: text },
  { each: text, filter: text, choices: list(object({ value: { type: ['string', 'integer'] }, label: text })) },
)
export const aboutTokens: About = {
  query: ofForm,
  answers: object({
    groups: list(object({ label: text, tokens: list(token) }, { each: text })),
    filters: list(object({ name: text, label: text, argument: nullable(text) })),
  }),
}

export const aboutSample: About = {
  rights: 'api.rights.sample',
  query: [...ofForm, asked('s_ID', id)],
  answers: object({ info: openObject, title: text, module: nullable(text), s_ID: nullable(id) }),
}

export const aboutExportFile: About = {
  takes: body({ ids: list(id, { minItems: 1, maxItems: 300 }) }),
  answers: object({ ListItem: base64, TotalCount: count, fileName: text }),
}

export const aboutImportFile: About = {
  rights: 'api.rights.importTemplates',
  takes: body({ fileToBytes: base64 }, { fileName: text, dryRun: flag, replace: flag }),
  answers: object({
    TotalCount: count,
    dryRun: flag,
    ListItem: list(
      object({ Code: text, Name: text, outcome: oneOf('created', 'replaced', 'refused'), Description: text }),
    ),
  }),
}
