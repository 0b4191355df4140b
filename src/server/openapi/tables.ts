/** What reports, and lists without records of their own, take and answer. */
import { wireName, type Field, type Fields } from '#model/field.ts'
import type { AnyReport, ReportLetters } from '#model/report.ts'
import type { RowList } from '#model/row-list.ts'
import {
  asked,
  body,
  count,
  id,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  text,
  type About,
  type AnySchema,
  type Parameter,
  type Schema,
} from '#model/schema.ts'
import { bodyFields, bodyProperties, columnProperties } from '#wire/field-schema.ts'
import { groupedPageOf, printSchema, sumsSchema, workbookSchema } from '#wire/answer-schemas.ts'
import { about, type LabelHolder } from './common.ts'
import { listParameters } from './listing.ts'

/** Columns that may be missing from a row are null there. */
const reportRow = ({ wire, columns, title }: AnyReport) =>
  named(`${wire.path.replace('/', '_')}Row`, () => ({
    ...object(columnProperties(columns), { documentId: nullable(id), documentKind: nullable(text) }),
    title,
  }))

/** In a query string. */
const parametersIn = ({ properties = {} }: Schema): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema: schema as Schema }))

/** What must be sent or chosen is told with it. */
const withConditions = ({ params, conditions }: AnyReport): Schema => {
  const fields = params as Fields
  const { properties = {} } = bodyFields(fields)
  const demanded = conditions.map(({ field, demand }) => [
    wireName(field, fields[field] as Field),
    demand === 'present' ? 'api.condition.present' : 'api.condition.chosen',
  ])
  return body(
    {},
    {
      ...properties,
      ...Object.fromEntries(
        demanded.map(([name, description]) => [name!, { ...(properties[name!] as Schema), description: description! }]),
      ),
    },
  )
}

export const aboutReport = (report: AnyReport): About => {
  const { title, wire, extra = [], lists = {} } = report
  const params = withConditions(report)
  return about(
    'report',
    { label: title },
    {
      note: wire.params === 'body' ? 'api.note.report' : 'api.note.reportByQuery',
      ...(wire.params === 'body' ? { takes: params } : { query: parametersIn(params) }),
      answers: object({
        ListItem: list(reportRow(report)),
        TotalCount: count,
        arrSUM: sumsSchema,
        ...columnProperties(extra),
        ...Object.fromEntries(
          Object.entries(lists).map(([name, columns]) => [name, list(object(columnProperties(columns)))]),
        ),
      }),
    },
  )
}

export const aboutLetters = (letters: ReportLetters): About =>
  about('letters', letters, {
    takes: body({}, { ...bodyProperties(letters.params), templateId: id, language: oneOf('vi', 'en') }),
    answers: printSchema,
  })

const parametersOf = ({ columns, filters, isOrdered, dated }: RowList) =>
  listParameters({ columns: isOrdered ? [] : columns, filters, dated })

const labelOf = ({ listTitle }: RowList): LabelHolder => ({ label: listTitle })

/** `extra`: what rows have besides their columns. */
export const aboutRows = (rowList: RowList, extra: Readonly<Record<string, AnySchema>> = {}): About =>
  about('rows', labelOf(rowList), {
    query: parametersOf(rowList),
    answers: groupedPageOf(
      named(`${rowList.module}Row`, () => ({
        ...object({ s_ID: text, version: integer, ...columnProperties(rowList.columns), ...extra }),
        title: rowList.listTitle,
      })),
    ),
  })
export const aboutRowsExport = (rowList: RowList): About =>
  about('export', labelOf(rowList), { query: parametersOf(rowList), answers: workbookSchema })
export const aboutRowsPrint = (rowList: RowList): About =>
  about('print', labelOf(rowList), {
    query: [...parametersOf(rowList), asked('templateId', id)],
    answers: printSchema,
  })
