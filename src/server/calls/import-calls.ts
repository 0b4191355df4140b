/** ImportList and ImportTemplate: imports records from a workbook (contract master-data §16). */
import { carriedColumns, listColumns } from '#engine/exchange/columns.ts'
import { importDocuments } from '#engine/exchange/import-documents.ts'
import { importRecords, type ImportOptions } from '#engine/exchange/import.ts'
import type { ImportNote, ImportResult } from '#engine/exchange/result.ts'
import { mapInSlices } from '#engine/give-way.ts'
import type { ListModule } from '#engine/record/record.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { excerpt } from '#kernel/excerpt.ts'
import { Refused, type Problem } from '#kernel/problem.ts'
import type { PlainCell } from '#kernel/sheet-cell.ts'
import type { AnyDocument } from '#model/document.ts'
import { documentImports } from '#model/imports.ts'
import { needs, type Demand, type FunctionId } from '#model/right.ts'
import { decodeDocument } from '#wire/document.ts'
import { batchProblems, problemText, type ProblemFields } from '#wire/errors.ts'
import { confirmedIn } from '../call/batch.ts'
import { fromQuery } from '../http/query.ts'
import { isObject, readValue } from '#wire/values.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { aboutImport, aboutImportTemplate } from '../openapi/imports.ts'
import { carriedBy, carryOffer } from './carry-offer.ts'
import { choiceWords } from './choice-words.ts'
import { matched, previewAnswer, readImportBody, readSheet, type ImportBody } from './import-body.ts'
import { importListed, listedIn } from './listed-documents.ts'
import { documentTemplate, listTemplate } from './import-template.ts'
import { documentProblemFields, listProblemFields } from './problem-labels.ts'
import { logEvent } from '../call/events.ts'
import { markUnchanged } from './unchanged-cells.ts'

interface ImportOutcome {
  right: FunctionId
  problemFields: ProblemFields
  options: ImportBody
}

/** More names than anybody reads before agreeing. */
const mostMissing = 500

/** A message repeats what a cell says, but not all of it. */
const shortened = (one: Problem): Problem =>
  one.values
    ? { ...one, values: Object.fromEntries(Object.entries(one.values).map(([name, value]) => [name, excerpt(value)])) }
    : one

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
  const told = ({ rowNumber, number, problems }: ImportNote) => ({
    rowNumber,
    NumberID: excerpt(number),
    Description: problemText(problems.map(shortened), { translate: text, problemFields }),
  })
  // As the failure of a batch: what can be confirmed is done when the file is sent again with the codes.
  const refused = (note: ImportNote) => {
    const { code, params, confirmable } = batchProblems(note.problems.map(shortened), {
      translate: text,
      problemFields,
    })
    return { ...told(note), code, params, confirmable }
  }
  const shown = (cell: PlainCell): PlainCell => (typeof cell === 'string' ? excerpt(cell) : cell)
  return {
    TotalCount: result.accepted,
    ListItem: await mapInSlices(result.failures, refused),
    notes: await mapInSlices(result.notes, told),
    summary: result.summary,
    missing: result.missing.slice(0, mostMissing).map(({ list, name, rows, allowed }) => ({
      kind: text(list.label),
      name: excerpt(name),
      rows,
      allowed,
    })),
    numbers: result.numbers.map((one) => ({ ...one, text: excerpt(one.text) })),
    questions: result.questions.map(({ name, field, rows, value }) => ({
      name,
      label: text(field.label),
      kind: field.kind,
      rows,
      value,
    })),
    spoiling: result.spoiling,
    documents: result.documents.map(({ number, lines }) => ({ NumberID: number, lines })),
    ...(options.dryRun && {
      unused: result.unused.map(excerpt),
      rows: result.rows.map(({ cells, ...row }) => ({
        ...row,
        cells: Object.fromEntries(Object.entries(cells).map(([heading, cell]) => [heading, shown(cell)])),
      })),
    }),
  }
}

/** Reads a cell in the same format as the value in a call. */
const readCell =
  (scope: Scope): ImportOptions['read'] =>
  (field, raw, { at, problems }) =>
    readValue(field, raw, { path: at, problems, timeZone: scope.settings.timeZone, loose: true })

/** The head of the document to make, as the user filled it in; other values are not taken. */
const headOf = (scope: Scope, module: ListModule, { carry }: ImportBody): Record<string, unknown> | null => {
  const definition = carriedBy(module)
  if (!carry || !definition) return null
  const { values, problems } = decodeDocument(definition, carry, { timeZone: scope.settings.timeZone })
  if (problems.length > 0) throw new Refused([...problems])
  const names = new Set(module.slots!.importing!.carries!.head)
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
}

/** The page it is imported on, by the filters that narrow it. A part of the list that no page shows narrows nothing. */
const narrowedBy = ({ definition }: ListModule, { query }: Input): Readonly<Record<string, string>> => {
  const asked = (name: string) => fromQuery(query, name)?.trim().toLowerCase()
  const views = Object.values(definition.screen.views ?? {})
  const found = views.find(({ narrow }) => Object.entries(narrow).every(([name, value]) => asked(name) === value))
  return found?.narrow ?? {}
}

const importList =
  (module: ListModule) =>
  async (scope: Scope, input: Input): Promise<unknown> => {
    const options = readImportBody(input.body)
    const { dryRun, updateExisting, allOrNothing, createMissing, numbers } = options
    const columns = [...listColumns(scope, module), ...carriedColumns(scope, module.slots?.importing?.carries)]
    const sheet = await readSheet(scope, options.file, columns)
    if (options.previewOnly) return { ...previewAnswer(sheet, columns), ...(await carryOffer(scope, module, sheet)) }
    const given = matched(sheet, options.columns, columns)
    const result = await importRecords(scope, module, {
      sheet: updateExisting ? await markUnchanged(scope, module, given) : given,
      dryRun,
      confirm: confirmedIn(input.query),
      narrow: narrowedBy(module, input),
      updateExisting,
      allOrNothing,
      createMissing,
      numbers,
      answers: options.answers,
      carry: headOf(scope, module, options),
      read: readCell(scope),
    })
    return importAnswer(scope, result, {
      right: module.definition.right,
      problemFields: importProblemFields(module),
      options,
    })
  }

/** Problems may be those of the record, or of the document made with it. */
const importProblemFields = (module: ListModule): ProblemFields => {
  const own = listProblemFields(module.definition)
  const definition = carriedBy(module)
  if (!definition) return own
  const carried = documentProblemFields(definition)
  return { ...carried, ...own, fields: { ...carried.fields, ...own.fields } }
}

/** A file of 10 MB, base64-encoded. */
const importBodyLimit = 14 * 1024 * 1024

/** Updating existing records requires more rights than adding. */
const changesExisting = ({ body }: Input): boolean => isObject(body) && body['updateExisting'] === true

/** A document made with the records requires its own right. */
const carriedDemand = (module: ListModule, { body }: Input): (readonly [FunctionId, 'A'])[] => {
  const definition = carriedBy(module)
  return definition && isObject(body) && isObject(body['carry']) ? [[definition.right, 'A']] : []
}

export const importListCalls = (module: ListModule): Call[] => {
  const { right, open, wire, imports } = module.definition
  if (!imports) return []
  const demand = (input: Input): Demand => {
    const all = [
      ...(changesExisting(input) ? [[right, 'U'] as const] : []),
      ...(open ? [] : [[right, 'A'] as const]),
      ...carriedDemand(module, input),
    ]
    return all.length > 0 ? needs(...all) : 'signedIn'
  }
  return [
    {
      path: `${wire.module}/ImportList`,
      about: aboutImport(module.definition, module.definition.screen.views),
      demand,
      writes: true,
      kind: 'import',
      bodyLimit: importBodyLimit,
      problemFields: importProblemFields(module),
      run: importList(module),
    },
    {
      path: `${wire.module}/ImportTemplate`,
      about: aboutImportTemplate(module.definition),
      demand: open ? 'signedIn' : needs([right, 'R']),
      run: listTemplate(module),
    },
  ]
}

const importDocumentList =
  (definition: AnyDocument) =>
  async (scope: Scope, { body, query }: Input): Promise<unknown> => {
    const options = readImportBody(body)
    const { dryRun, updateExisting, allOrNothing, createMissing, numbers } = options
    const columns = documentImports(definition, sightFor(scope))
    const sheet = await readSheet(scope, options.file, columns)
    const listed = listedIn(scope, definition, sheet)
    if (options.previewOnly) return previewAnswer(sheet, listed ?? columns)
    if (listed) {
      const ofList = { sheet: matched(sheet, options.columns, listed), columns: listed, confirm: confirmedIn(query) }
      return importAnswer(
        scope,
        await importListed(scope, definition, { ...ofList, dryRun, allOrNothing, updateExisting }),
        { right: definition.right, problemFields: documentProblemFields(definition), options },
      )
    }
    const result = await importDocuments(scope, definition, {
      sheet: matched(sheet, options.columns, columns),
      dryRun,
      confirm: confirmedIn(query),
      updateExisting,
      allOrNothing,
      createMissing,
      numbers,
      answers: options.answers,
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

export const importCalls = (definition: AnyDocument): Call[] => {
  const { right, wire, imports } = definition
  if (!imports) return []
  return [
    {
      path: `${wire.module}/ImportList`,
      about: aboutImport(definition),
      demand: (input) => (changesExisting(input) ? needs([right, 'A'], [right, 'U']) : needs([right, 'A'])),
      writes: true,
      kind: 'import',
      bodyLimit: importBodyLimit,
      problemFields: documentProblemFields(definition),
      run: importDocumentList(definition),
    },
    {
      path: `${wire.module}/ImportTemplate`,
      about: aboutImportTemplate(definition),
      demand: needs([right, 'R']),
      run: documentTemplate(definition),
    },
  ]
}
