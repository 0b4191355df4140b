/** ImportTemplate: a workbook with the headings, an example, and the codes that may be used (contract master-data §16). */
import { activeRows } from '#engine/record/list.ts'
import type { ListModule } from '#engine/record/record.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { parseDecimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Field, Fields } from '#model/field.ts'
import { documentImports, listImports } from '#model/imports.ts'
import { isNumeric, type Cell, type CellKind, type Column, type Row } from '#model/table.ts'
import { writeWorkbook, type SheetContent } from '#output/xlsx/xlsx.ts'
import { documentHead } from '#wire/document.ts'
import { translatorFor } from '../call/call.ts'

/** A column of the template: its heading, an example, and the list its codes come from. */
interface TemplateColumn {
  heading: string
  /** As it could be typed. */
  sample: string
  field: Field | undefined
  listName?: string | undefined
  words?: readonly string[] | undefined
}

const textColumn = (heading: string, index: number): Column => ({ key: `c${index}`, kind: 'text', label: heading })

/** Dates and numbers are those of a spreadsheet; codes of digits alone remain texts. */
const sampleCell = ({ sample, field }: TemplateColumn): { kind: CellKind; value: Cell } => {
  const [, date, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(sample) ?? []
  if (field?.kind === 'day' && year) return { kind: 'day', value: `${year}-${month}-${date}` }
  const number = field && isNumeric(field.kind as CellKind) ? parseDecimal(sample) : null
  return number === null ? { kind: 'text', value: sample } : { kind: 'price', value: number }
}

/** The second sheet of the template: the allowed values below each heading. */
const codesSheet = async (scope: Scope, columns: readonly TemplateColumn[]): Promise<SheetContent> => {
  const allowed = await Promise.all(
    columns
      .filter((column) => column.listName ?? column.words)
      .map(async ({ heading, listName, words }): Promise<[string, string[]][]> => {
        const list = listName ? scope.registry.lists.get(listName) : undefined
        if (!list) return [[heading, [...(words ?? [])]]]
        const { rows } = await activeRows(scope, list)
        return [
          [heading, rows.map((row) => String(row['code'] ?? ''))],
          ['', rows.map((row) => String(row['name'] ?? ''))],
        ]
      }),
  )
  const sides = allowed.flat()
  const longest = Math.max(0, ...sides.map(([, values]) => values.length))
  const rows = Array.from({ length: longest }, (_, line): Row =>
    Object.fromEntries(sides.map(([, values], index) => [`c${index}`, values[line] ?? null])),
  )
  return {
    name: translatorFor(scope.language)('import.codes'),
    columns: sides.map(([heading], index) => textColumn(heading, index)),
    rows,
  }
}

const templateAnswer = async (scope: Scope, columns: readonly TemplateColumn[]): Promise<unknown> => {
  const samples = columns.map(sampleCell)
  const data: SheetContent = {
    name: 'data',
    columns: columns.map(({ heading }, index) => ({ ...textColumn(heading, index), kind: samples[index]!.kind })),
    rows: [Object.fromEntries(samples.map(({ value }, index) => [`c${index}`, value]))],
  }
  const bytes = await writeWorkbook({
    sheets: [data, await codesSheet(scope, columns)],
    language: scope.language,
    words: translatorFor(scope.language),
  })
  return { ListItem: Buffer.from(bytes).toString('base64'), TotalCount: 1 }
}

/** `a.b`: the field b of the field a. */
const fieldAt = (fields: Fields, path: string): Field | undefined => {
  const [own = '', inner] = path.split('.')
  return inner === undefined ? fields[own] : fields[own]?.fields?.[inner]
}

export const listTemplate =
  ({ definition }: ListModule) =>
  (scope: Scope): Promise<unknown> =>
    templateAnswer(
      scope,
      listImports(definition, sightFor(scope)).map(({ heading, sample, field, codeOf, nameOf, choices }) => ({
        heading,
        sample,
        field: fieldAt(definition.fields as Fields, field),
        listName: codeOf ?? nameOf,
        words: choices && Object.keys(choices),
      })),
    )

export const documentTemplate = (definition: AnyDocument) => (scope: Scope) => {
  const head = { ...documentHead, ...(definition.shape.fields as Fields) } as Fields
  const lines = definition.shape.lines as Fields
  return templateAnswer(
    scope,
    documentImports(definition, sightFor(scope)).map(({ heading, sample, codeOf, field, in: place, words: given }) => {
      const own = (place === 'head' ? head : lines)[field]
      const words = given ? Object.keys(given) : own?.choices?.map(({ label }) => translate(scope.language, label))
      return { heading, sample, field: own, listName: codeOf, words }
    }),
  )
}
