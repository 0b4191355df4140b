/** What many calls answer: problems, saves, batches, workbooks, rights (`wire/envelope.ts`, `wire/errors.ts`). */
import {
  asked,
  askedFor,
  base64,
  count,
  flag,
  id,
  integer,
  list,
  named,
  nullable,
  number,
  object,
  oneOf,
  record,
  text,
  titled,
  type AnySchema,
} from '#model/schema.ts'

export const problemSchema = named('Problem', () =>
  object(
    { path: text, code: text, message: text },
    {
      params: record(text),
      // The documents the problem refers to.
      links: list(object({ s_ID: id, module: text, NumberID: text })),
    },
  ),
)

/** Of a save: done where `Description` is `ok`, otherwise refused, with the problems. */
export const saveSchema = named('SaveAnswer', () => ({
  ...object(
    { Description: text },
    {
      s_ID: id,
      NumberID: nullable(text),
      version: integer,
      errors: list(problemSchema),
      confirm: list(text),
      // With `ok`: what should be known beside that it is saved.
      notices: list(problemSchema),
    },
  ),
  description: 'api.note.save',
}))

/** The same with further keys. */
export const saveWith = <P extends Readonly<Record<string, AnySchema>>>(more: P) =>
  object({ Description: text }, { errors: list(problemSchema), confirm: list(text), version: integer, ...more })

/** One of several that was refused. */
export const batchRow = named('BatchFailure', () =>
  object(
    // `Description`: all problems in one text.
    { s_ID: text, NumberID: nullable(text), Description: text },
    {
      // Of the first problem that cannot be confirmed, otherwise of the first problem.
      code: text,
      params: record(text),
      // All problems are warnings: sent again with their codes in the query parameter `confirm`, it succeeds.
      confirmable: flag,
      // Each problem separately.
      errors: list(problemSchema),
    },
  ),
)
/** How many were done, and those that were not. */
export const batchKeys = { TotalCount: count, ListItem: list(batchRow) }
export const batchSchema = named('BatchAnswer', () => ({
  // `notices`: what should be known of records that were done, a duty that follows.
  ...object(batchKeys, { notices: list(batchRow) }),
  description: 'api.note.batch',
}))

const idsSchema = named('Ids', () => list(id, { minItems: 1, maxItems: 500 }))
/** Something is done with each of several records. */
export const aboutBatch = { takes: idsSchema, answers: batchSchema } as const

/** Files that are saved where the page is. */
export const filesKeys = { FileDownload: list(object({ fileName: text, fileToBytes: base64 })) }
export const downloadSchema = object({ ...filesKeys, ...batchKeys })

export const workbookSchema = named('Workbook', () => ({
  ...object({ ListItem: base64, TotalCount: count }),
  description: 'api.note.workbook',
}))

export const sumsSchema = named('Sums', () => list(object({ Name: text, Total: nullable(number) })))

/** The query parameter with the codes of the warnings that the user has confirmed. */
export const confirmed = asked('confirm', titled('api.query.confirm', text))

/** The id of what a call is about. */
export const ofRecord = askedFor('s_ID', id)

export const rows = <S extends AnySchema>(row: S) => object({ ListItem: list(row), TotalCount: count })
/** A page of rows, how many there are, and sums over all of them. */
export const pageOf = <S extends AnySchema>(row: S) =>
  object({ ListItem: list(row), TotalCount: count, arrSUM: sumsSchema })

const groupsSchema = named('Groups', () =>
  list(object({ key: text, Name: text, TotalCount: count, arrSUM: sumsSchema })),
)
/** The same of a list that can be asked for groups (`groupBy`), which then has no rows. */
export const groupedPageOf = (row: AnySchema) =>
  object({ ListItem: list(row), TotalCount: count, arrSUM: sumsSchema }, { ListGroup: groupsSchema, GroupCount: count })

export const permissionSchema = named('Permission', () =>
  object(
    { FuncID: text, FuncName: text, R: flag, A: flag, U: flag, D: flag, full: flag, Ordinal: integer },
    // `own`: only for documents that the user made or is the employee of.
    { own: flag, menu: text, route: text },
  ),
)

/** What can be posted to the print service as it is. */
export const printSchema = named('Print', () => ({
  ...object(
    { info: { type: 'object' }, code: text, pageHeight: nullable(number), pageWidth: nullable(number) },
    { orientation: oneOf('portrait', 'landscape', null), size: nullable(text), language: oneOf('vi', 'en') },
  ),
  description: 'api.note.print',
}))

/** A row of a lookup without further values. */
export const lookupSchema = object({
  Id: id,
  Name: text,
  Code: text,
  Note: text,
  GroupID: text,
  Ordinal: integer,
  /** Null: the user may not see what is owed on this side. */
  Phaithu: nullable(number),
  Phaitra: nullable(number),
})

/** Where there is nothing to tell but that it was done, or why not. */
export const done = object({ Description: text }, { errors: list(problemSchema) })
