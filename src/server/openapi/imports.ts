/** Importing a workbook: what is sent, and what is answered of its rows. */
import type { FunctionId } from '#model/right.ts'
import {
  anything,
  asked,
  base64,
  body,
  count,
  flag,
  integer,
  list,
  named,
  number,
  nullable,
  object,
  oneOf,
  openObject,
  record,
  text,
  titled,
  type About,
} from '#model/schema.ts'
import { confirmed, workbookSchema } from '#wire/answer-schemas.ts'
import { about, rightsOf, type LabelHolder } from './common.ts'

const openReading = oneOf('thousands', 'decimals')

const importBody = named('ImportedFile', () =>
  body(
    { fileToBytes: base64 },
    {
      fileName: text,
      dryRun: titled('api.import.dryRun', flag),
      updateExisting: titled('api.import.updateExisting', flag),
      allOrNothing: titled('api.import.allOrNothing', flag),
      createMissing: titled('api.import.createMissing', flag),
      numbers: titled('api.import.numbers', nullable(record(openReading))),
      answers: titled('api.import.answers', nullable(record(nullable(number)))),
      look: titled('api.import.look', flag),
      columns: titled('api.import.columns', nullable(record(text))),
      carry: titled('api.import.carry', nullable(openObject)),
    },
  ),
)

const told = object({ rowNumber: integer, NumberID: text, Description: text })
const failed = object(
  { rowNumber: integer, NumberID: text, Description: text },
  { code: text, params: record(text), confirmable: flag },
)
const importResult = named('ImportResult', () =>
  object(
    {
      TotalCount: count,
      ListItem: list(failed),
      notes: list(told),
      summary: object({ total: count, added: count, updated: count, failed: count }, { unchanged: count }),
      missing: list(object({ kind: text, name: text, rows: list(integer), allowed: flag })),
      numbers: list(
        object({
          heading: text,
          text,
          thousands: number,
          decimals: number,
          chosen: nullable(openReading),
        }),
      ),
      questions: list(object({ name: text, label: text, kind: text, rows: count, value: nullable(number) })),
      spoiling: list(object({ heading: text, rows: count, required: flag })),
      documents: list(object({ NumberID: text, lines: count })),
    },
    {
      unused: titled('api.import.unused', list(text)),
      rows: list(
        object({
          rowNumber: integer,
          cells: record(anything),
          faults: list(text),
          action: oneOf('add', 'update', 'same', 'fail'),
        }),
      ),
    },
  ),
)
/** With `look`. */
const importPreview = named('ImportPreview', () =>
  object(
    {
      TotalCount: count,
      ListItem: list(anything),
      headings: list(text),
      samples: record(list(text)),
      columns: list(object({ heading: text, required: flag, found: text })),
    },
    {
      carry: object({
        title: text,
        heading: text,
        isProposed: flag,
        fields: list(object({ name: text, label: text, kind: text, of: nullable(text), value: nullable(text) })),
      }),
    },
  ),
)

interface Imported extends LabelHolder {
  right: FunctionId
}
type Views = Readonly<Record<string, { narrow: Readonly<Record<string, string>> }>>
/** What the pages of a list narrow it by: an import may say on which of them it is. */
const narrowing = (views: Views) => {
  const narrows = Object.values(views).map(({ narrow }) => narrow)
  const names = [...new Set(narrows.flatMap((one) => Object.keys(one)))]
  return names.map((name) => asked(name, oneOf(...new Set(narrows.flatMap((one) => one[name] ?? [])))))
}

export const aboutImport = (definition: Imported, views: Views = {}): About =>
  about('import', definition, {
    note: 'api.note.import',
    rights: rightsOf('import', definition.right),
    query: [confirmed, ...narrowing(views)],
    takes: importBody,
    answers: { anyOf: [importResult, importPreview] },
  })
export const aboutImportTemplate = (definition: LabelHolder): About =>
  about('importTemplate', definition, { answers: workbookSchema })
