/** What ImportList is sent, and what it answers first: the contents of the file (contract master-data §16). */
import { plainText, sameText } from '#engine/exchange/cells.ts'
import { placesOf, type Heading } from '#engine/exchange/headings.ts'
import { openReadings, type OpenAnswers, type OpenReading } from '#engine/exchange/numbers.ts'
import type { Scope } from '#engine/scope.ts'
import { excerpt } from '#kernel/excerpt.ts'
import { Refused, problem } from '#kernel/problem.ts'
import { visibleText } from '#kernel/visible-text.ts'
import { readSheetApart } from '#output/xlsx/xlsx-apart.server.ts'
import type { ReadSheet } from '#output/xlsx/xlsx-read.ts'
import { objectBody } from '#wire/body.ts'
import { Rejected } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import { createQueue } from '../http/queue.ts'

export interface ImportBody {
  /** The workbook in base64. */
  file: string
  fileName: string
  dryRun: boolean
  updateExisting: boolean
  allOrNothing: boolean
  createMissing: boolean
  /** How texts like `1,000` are read in columns that leave it open, by our headings. */
  numbers: OpenAnswers
  /** What was answered to the questions of the list, by their names. */
  answers: Readonly<Record<string, unknown>>
  /** Only return what the file contains; import nothing. */
  previewOnly: boolean
  /**
   * Our headings → those of the file, as matched by the user; '' = column left out. Null: use the file's as they are.
   */
  columns: ReadonlyMap<string, string> | null
  /** The head of the document to make with the records, in wire names. */
  carry: Record<string, unknown> | null
}

export const readImportBody = (sent: unknown): ImportBody => {
  const body = objectBody(sent)
  const { fileName, fileToBytes } = body
  if (typeof fileToBytes !== 'string' || fileToBytes === '') throw new Refused([problem('', 'fileNotWorkbook')])
  return {
    file: fileToBytes,
    fileName: typeof fileName === 'string' ? visibleText(fileName.slice(0, 200)) : '',
    dryRun: body['dryRun'] === true,
    updateExisting: body['updateExisting'] === true,
    allOrNothing: body['allOrNothing'] === true,
    createMissing: body['createMissing'] === true,
    numbers: readNumbers(body['numbers']),
    answers: readAnswers(body['answers']),
    previewOnly: body['look'] === true,
    columns: readColumns(body['columns']),
    carry: isObject(body['carry']) ? body['carry'] : null,
  }
}

const readColumns = (raw: unknown): ReadonlyMap<string, string> | null => {
  if (raw === undefined || raw === null) return null
  const pairs = isObject(raw) ? Object.entries(raw) : []
  if (!isObject(raw) || pairs.length > 200 || pairs.some(([, theirs]) => typeof theirs !== 'string'))
    throw new Refused([problem('', 'invalid', { label: 'columns' })])
  return new Map(pairs as [string, string][])
}

const readNumbers = (raw: unknown): OpenAnswers => {
  if (raw === undefined || raw === null) return new Map()
  const pairs = isObject(raw) ? Object.entries(raw) : []
  const answers = pairs.flatMap(([heading, said]): [string, OpenReading][] => {
    const found = openReadings.find((one) => one === said)
    return found ? [[heading, found]] : []
  })
  if (!isObject(raw) || pairs.length > 200 || answers.length < pairs.length)
    throw new Refused([problem('', 'invalid', { label: 'numbers' })])
  return new Map(answers)
}

const readAnswers = (raw: unknown): Readonly<Record<string, unknown>> => {
  if (raw === undefined || raw === null) return {}
  if (!isObject(raw)) throw new Refused([problem('', 'invalid', { label: 'answers' })])
  return raw
}

export interface MatchedSheet extends ReadSheet {
  /** The headings as they are in the file. */
  given: readonly string[]
}
/** Renames matched columns to our headings. Other columns lose their heading if it is one of a column of ours. */
export const matched = (
  sheet: ReadSheet,
  matching: ImportBody['columns'],
  columns: readonly Heading[],
): MatchedSheet => {
  if (!matching) return { ...sheet, given: sheet.headings }
  const ours = new Map([...matching].map(([our, theirs]) => [theirs, our]))
  const decided = columns.filter(({ heading }) => matching.has(heading))
  const taken = new Set(
    [...matching.keys(), ...decided.flatMap(({ also = [] }) => also)].map((heading) => sameText(heading)),
  )
  const headings = sheet.headings.map(
    (heading) => ours.get(excerpt(heading)) ?? (taken.has(sameText(heading)) ? '' : heading),
  )
  return { ...sheet, headings, given: sheet.headings }
}

const sampleRows = 3

/** The contents of the file, and which of its columns are ours, shown for matching them. */
export const previewAnswer = ({ headings, rows }: ReadSheet, columns: readonly Heading[]): Record<string, unknown> => {
  const places = placesOf(columns, headings)
  const shown = headings.map(excerpt)
  return {
    TotalCount: rows.length,
    ListItem: [],
    headings: shown.filter((heading) => heading !== ''),
    samples: Object.fromEntries(
      shown.map((heading, index) => [
        heading,
        rows.slice(0, sampleRows).map((row) => excerpt(plainText(row[index] ?? null))),
      ]),
    ),
    columns: columns.map(({ heading, required = false }, at) => ({
      heading,
      required,
      found: shown[places[at]!] ?? '',
    })),
  }
}

/**
 * Each reader holds a database connection while it waits, so only a few are allowed; and each has a heap of its own,
 * so they read one after another.
 */
const readers = createQueue({
  atOnce: 1,
  waiting: 8,
  refusal: () => new Rejected(429, 'tooFast'),
  ofOne: { atOnce: 1, waiting: 4 },
})

/** `columns`: those by which the row with the headings is recognised. */
export const readSheet = ({ tx }: Scope, file: string, columns: readonly Heading[]): Promise<ReadSheet> =>
  readers.run(
    () =>
      readSheetApart(
        file,
        undefined,
        columns.flatMap(({ heading, also = [] }) => [heading, ...also]),
      ),
    tx.tenant,
  )
