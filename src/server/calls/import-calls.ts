/** ImportList and ImportTemplate: imports records from a workbook (contract master-data §16). */
import { plainText, sameText } from '#engine/exchange/cells.ts'
import { importDocuments } from '#engine/exchange/import-documents.ts'
import { importRecords, type ImportOptions, type ImportResult } from '#engine/exchange/import.ts'
import { activeRows } from '#engine/record/list.ts'
import type { ListModule } from '#engine/record/record.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { Refused, problem } from '#kernel/problem.ts'
import { translate } from '#i18n/catalogues.server.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { documentImports, listImports } from '#model/imports.ts'
import { needs, type FunctionId } from '#model/right.ts'
import type { Column, Row } from '#model/table.ts'
import { readSheetApart } from '#output/xlsx-apart.server.ts'
import type { ReadSheet } from '#output/xlsx-read.ts'
import { writeWorkbook, type SheetContent } from '#output/xlsx.ts'
import { objectBody } from '#wire/body.ts'
import { Rejected, problemText, type ProblemFields } from '#wire/errors.ts'
import { isObject, readValue } from '#wire/values.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { choiceWords } from './choice-words.ts'
import { documentProblemFields, listProblemFields } from './problem-labels.ts'
import { logEvent } from '../call/events.ts'
import { createQueue } from '../http/queue.ts'

interface ImportBody {
  bytes: Buffer
  fileName: string
  dryRun: boolean
  updateExisting: boolean
  allOrNothing: boolean
  /** Only return what the file contains; import nothing. */
  previewOnly: boolean
  /**
   * Our headings → those of the file, as matched by the user; '' = column left out. Null: use the file's as they are.
   */
  columns: ReadonlyMap<string, string> | null
}

/** A stricter pattern for `=` would need quadratic time for 14 MB of blanks. */
const base64 = /^[A-Za-z0-9+/=\s]*$/

const readImportBody = (sent: unknown): ImportBody => {
  const body = objectBody(sent)
  const { fileName, fileToBytes } = body
  if (typeof fileToBytes !== 'string' || fileToBytes === '' || !base64.test(fileToBytes))
    throw new Refused([problem('', 'fileNotWorkbook')])
  return {
    bytes: Buffer.from(fileToBytes, 'base64'),
    fileName: typeof fileName === 'string' ? fileName.replaceAll('\0', '').slice(0, 200).toWellFormed() : '',
    dryRun: body['dryRun'] === true,
    updateExisting: body['updateExisting'] === true,
    allOrNothing: body['allOrNothing'] === true,
    previewOnly: body['look'] === true,
    columns: readColumns(body['columns']),
  }
}

const readColumns = (raw: unknown): ReadonlyMap<string, string> | null => {
  if (raw === undefined || raw === null) return null
  const pairs = isObject(raw) ? Object.entries(raw) : []
  if (!isObject(raw) || pairs.length > 200 || pairs.some(([, theirs]) => typeof theirs !== 'string'))
    throw new Refused([problem('', 'invalid', { label: 'columns' })])
  return new Map(pairs as [string, string][])
}

/** Renames matched columns to our headings. Other columns lose their heading if it is one of ours. */
const matched = (sheet: ReadSheet, columns: ImportBody['columns']): ReadSheet => {
  if (!columns) return sheet
  const ours = new Map([...columns].map(([our, theirs]) => [theirs, our]))
  const taken = new Set([...columns.keys()].map(sameText))
  const headings = sheet.headings.map((heading) => ours.get(heading) ?? (taken.has(sameText(heading)) ? '' : heading))
  return { ...sheet, headings }
}

const SAMPLE_ROWS = 3
/** The contents of the file, shown for matching its columns. */
const previewAnswer = ({ headings, rows }: ReadSheet): unknown => ({
  TotalCount: rows.length,
  ListItem: [],
  headings: headings.filter((heading) => heading !== ''),
  samples: Object.fromEntries(
    headings.map((heading, index) => [heading, rows.slice(0, SAMPLE_ROWS).map((row) => plainText(row[index] ?? null))]),
  ),
})

/** Each reader holds a database connection while it waits, so only a few are allowed. */
const readers = createQueue({ atOnce: 2, waiting: 4, refusal: () => new Rejected(429, 'tooFast') })

interface ImportOutcome {
  right: FunctionId
  problemFields: ProblemFields
  options: ImportBody
}

/** The response of an import; all errors of a row are joined into one text. */
const importAnswer = async (
  scope: Scope,
  result: ImportResult,
  { right, problemFields, options }: ImportOutcome,
): Promise<unknown> => {
  const text = translatorFor(scope.language)
  if (!options.dryRun && result.accepted > 0) {
    await logEvent(scope, {
      functionId: right,
      action: 'import',
      number: options.fileName,
      summary: text(
        'import.result',
        Object.fromEntries(Object.entries(result.summary).map(([name, count]) => [name, String(count)])),
      ),
    })
  }
  return {
    TotalCount: result.accepted,
    ListItem: result.failures.map(({ rowNumber, number, problems }) => ({
      rowNumber,
      NumberID: number,
      Description: problemText(problems, { translate: text, problemFields }),
    })),
    summary: result.summary,
    ...(options.dryRun ? { rows: result.rows } : {}),
  }
}

/** Reads a cell in the same format as the value in a call. */
const readCell =
  (scope: Scope): ImportOptions['read'] =>
  (field, raw, { at, problems }) =>
    readValue(field, raw, { path: at, problems, timeZone: scope.settings.timeZone, loose: true })

const importList =
  (module: ListModule) =>
  async (scope: Scope, { body }: Input): Promise<unknown> => {
    const options = readImportBody(body)
    const { dryRun, updateExisting, allOrNothing } = options
    const sheet = await readers.run(() => readSheetApart(options.bytes))
    if (options.previewOnly) return previewAnswer(sheet)
    const result = await importRecords(scope, module, {
      sheet: matched(sheet, options.columns),
      dryRun,
      updateExisting,
      allOrNothing,
      read: readCell(scope),
    })
    return importAnswer(scope, result, {
      right: module.definition.right,
      problemFields: listProblemFields(module.definition),
      options,
    })
  }

/** A column of the template: its heading, an example, and the list its codes come from. */
interface TemplateColumn {
  heading: string
  sample: string
  listName?: string | undefined
  words?: readonly string[] | undefined
}

const textColumn = (heading: string, index: number): Column => ({ key: `c${index}`, kind: 'text', label: heading })

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
  const data: SheetContent = {
    name: 'data',
    columns: columns.map(({ heading }, index) => textColumn(heading, index)),
    rows: [Object.fromEntries(columns.map(({ sample }, index) => [`c${index}`, sample]))],
  }
  const bytes = await writeWorkbook({
    sheets: [data, await codesSheet(scope, columns)],
    language: scope.language,
    words: translatorFor(scope.language),
  })
  return { ListItem: Buffer.from(bytes).toString('base64'), TotalCount: 1 }
}

const template =
  ({ definition }: ListModule) =>
  (scope: Scope): Promise<unknown> =>
    templateAnswer(
      scope,
      listImports(definition, sightFor(scope)).map(({ heading, sample, codeOf, nameOf, choices }) => ({
        heading,
        sample,
        listName: codeOf ?? nameOf,
        words: choices && Object.keys(choices),
      })),
    )

/** A file of 10 MB, base64-encoded. */
const importBodyLimit = 14 * 1024 * 1024

/** Updating existing records requires more rights than adding. */
const changesExisting = ({ body }: Input): boolean => isObject(body) && body['updateExisting'] === true

export const importListCalls = (module: ListModule): Call[] => {
  const { right, open, wire, imports } = module.definition
  if (!imports) return []
  const add = (input: Input) =>
    changesExisting(input)
      ? needs([right, 'U'], ...(open ? [] : [[right, 'A'] as const]))
      : open
        ? ('signedIn' as const)
        : needs([right, 'A'])
  return [
    {
      path: `${wire.module}/ImportList`,
      demand: add,
      writes: true,
      kind: 'import',
      bodyLimit: importBodyLimit,
      problemFields: listProblemFields(module.definition),
      run: importList(module),
    },
    { path: `${wire.module}/ImportTemplate`, demand: open ? 'signedIn' : needs([right, 'R']), run: template(module) },
  ]
}

const importDocumentList =
  (definition: AnyDocument) =>
  async (scope: Scope, { body }: Input): Promise<unknown> => {
    const options = readImportBody(body)
    const { dryRun, updateExisting, allOrNothing } = options
    const sheet = await readers.run(() => readSheetApart(options.bytes))
    if (options.previewOnly) return previewAnswer(sheet)
    const result = await importDocuments(scope, definition, {
      sheet: matched(sheet, options.columns),
      dryRun,
      updateExisting,
      allOrNothing,
      choices: choiceWords,
      // Kinds without a definition of their own are opening balances.
      moduleOf: (kind) => scope.registry.documents.get(kind)?.wire.module ?? 'Opening',
      read: readCell(scope),
    })
    return importAnswer(scope, result, {
      right: definition.right,
      problemFields: documentProblemFields(definition),
      options,
    })
  }

const documentTemplate = (definition: AnyDocument) => (scope: Scope) =>
  templateAnswer(
    scope,
    documentImports(definition, sightFor(scope)).map(({ heading, sample, codeOf, field, in: place, words: given }) => {
      const ownField = ((place === 'head' ? definition.shape.fields : definition.shape.lines) as Fields)[field]
      const words = given ? Object.keys(given) : ownField?.choices?.map(({ label }) => translate(scope.language, label))
      return { heading, sample, listName: codeOf, words }
    }),
  )

export const importCalls = (definition: AnyDocument): Call[] => {
  const { right, wire, imports } = definition
  if (!imports) return []
  return [
    {
      path: `${wire.module}/ImportList`,
      demand: (input) => (changesExisting(input) ? needs([right, 'A'], [right, 'U']) : needs([right, 'A'])),
      writes: true,
      kind: 'import',
      bodyLimit: importBodyLimit,
      problemFields: documentProblemFields(definition),
      run: importDocumentList(definition),
    },
    {
      path: `${wire.module}/ImportTemplate`,
      demand: needs([right, 'R']),
      run: documentTemplate(definition),
    },
  ]
}
