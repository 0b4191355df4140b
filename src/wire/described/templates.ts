/** The calls of print templates beside those of their list and record (contract system §6). */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import {
  asked,
  base64,
  body,
  count,
  flag,
  id,
  integer,
  list,
  nullable,
  object,
  oneOf,
  openObject,
  text,
} from '#model/schema.ts'
import { saveSchema } from '../answer-schemas.ts'

const reads = needs(['PrintTemplate', 'R'])
const longText = 2 * 1024 * 1024
const ofForm = [asked('Code'), asked('xType', integer)] as const

export const restoredTemplate = describe({
  path: 'ApiPrintTemplate/Restore',
  about: { takes: body({}, { s_ID: id, Code: text }), answers: saveSchema },
  demand: needs(['PrintTemplate', 'U']),
  errorStyle: 'save',
  writes: true,
  bodyLimit: longText,
})

export const checkedTemplate = describe({
  path: 'ApiPrintTemplate/Check',
  about: {
    takes: body({ content: text }, { Code: text, base: text, xType: integer }),
    answers: object({
      problems: list(
        object({ line: integer, column: integer, length: integer, code: text, message: text, severity: text }),
      ),
    }),
  },
  demand: reads,
  bodyLimit: longText,
})

const token = object(
  { path: text, label: text, kind: text },
  { each: text, filter: text, choices: list(object({ value: { type: ['string', 'integer'] }, label: text })) },
)
export const templateTokens = describe({
  path: 'ApiPrintTemplate/getTokens',
  about: {
    query: ofForm,
    answers: object({
      groups: list(object({ label: text, tokens: list(token) }, { each: text })),
      // `argument`: what is written behind its colon.
      filters: list(object({ name: text, label: text, argument: nullable(text) })),
    }),
  },
  demand: reads,
})

export const templateSample = describe({
  path: 'ApiPrintTemplate/getSample',
  about: {
    rights: 'api.rights.sample',
    query: [...ofForm, asked('s_ID', id)],
    // `module`: where documents of that kind are listed; null where it has none.
    answers: object({ info: openObject, title: text, module: nullable(text), s_ID: nullable(id) }),
  },
  logs: true,
})

export const exportedTemplates = describe({
  path: 'ApiPrintTemplate/ExportFile',
  about: {
    takes: body({ ids: list(id, { minItems: 1, maxItems: 300 }) }),
    answers: object({ ListItem: base64, TotalCount: count, fileName: text }),
  },
  demand: reads,
  logs: true,
})

export const importedTemplates = describe({
  path: 'ApiPrintTemplate/ImportFile',
  about: {
    rights: 'api.rights.importTemplates',
    takes: body({ fileToBytes: base64 }, { fileName: text, dryRun: flag, replace: flag }),
    answers: object({
      TotalCount: count,
      dryRun: flag,
      ListItem: list(
        // `Description`: why it was refused.
        object({ Code: text, Name: text, outcome: oneOf('created', 'replaced', 'refused'), Description: text }),
      ),
    }),
  },
  writes: true,
})
