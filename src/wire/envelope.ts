/** Every JSON response except sign-in (contract README §5), and answers that many calls share. */
import type { Meaning } from '#model/schema.ts'
import type {
  batchRow,
  batchSchema,
  permissionSchema,
  problemSchema,
  saveSchema,
  sumsSchema,
  workbookSchema,
} from './answer-schemas.ts'

export interface Envelope<T = unknown> {
  ErrorCode: number
  ErrorMessage: string
  Message: string
  Data: T
  /** Only where a failure must be told apart by programs: `secondFactorDemanded`. */
  Code?: string
}

export const ok = <T>(data: T): Envelope<T> => ({ ErrorCode: 0, ErrorMessage: '', Message: '', Data: data })

/** The text before the JSON of `Data` in a successful response; after `Data` only the closing brace follows. */
export const beforeData = JSON.stringify(ok(0)).slice(0, -2)

/** `transport`: the HTTP status is 400 or more, and the text is then in both places. */
export const failed = (text: string, transport = false): Envelope<null> => ({
  ErrorCode: -1,
  ErrorMessage: text,
  Message: transport ? text : '',
  Data: null,
})

export const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && typeof (value as Envelope).ErrorCode === 'number' && 'Data' in value

/** The error text for users, from whichever key has it. */
export const failureText = (answer: Partial<Envelope>): string => answer.ErrorMessage || answer.Message || ''

/** A page of rows, the total number of rows, and sums over all of them (§6). */
export interface ListAnswer<Row = Readonly<Record<string, unknown>>> {
  ListItem: Row[]
  TotalCount: number
  arrSUM: SumEntry[]
  /** In place of rows where they were asked for, and how many there are; more than 1,000 are not answered. */
  ListGroup?: GroupEntry[]
  GroupCount?: number
}
/** The rows of a report, and what some of them answer beside. */
export interface ReportAnswer {
  ListItem: Record<string, unknown>[]
  TotalCount: number
  arrSUM: SumEntry[]
  [extra: string]: unknown
}
export interface GroupEntry {
  /** What `group` asks for its rows by; '' = the rows without a value. */
  key: string
  Name: string
  TotalCount: number
  arrSUM: SumEntry[]
}
export type SumEntry = Meaning<typeof sumsSchema>[number]

/** Response of batch calls: how many records succeeded, and the others with their problems (§8). */
export type BatchAnswer = Meaning<typeof batchSchema>
export type BatchFailure = Meaning<typeof batchRow>

/** A file as base64 text. */
export type WorkbookAnswer = Meaning<typeof workbookSchema>

/** Response of UpdateDB (§10). */
export type SaveAnswer = Meaning<typeof saveSchema>
export type SaveProblem = Meaning<typeof problemSchema>
export type DocumentLink = NonNullable<SaveProblem['links']>[number]
export const isSaved = (answer: SaveAnswer): boolean => answer.Description.toLowerCase() === 'ok'

/** One row of a lookup (contract master-data §2); extra keys depend on the lookup. */
export interface LookupRow {
  Id: string
  Name: string
  Code: string
  Note: string
  GroupID: string
  Ordinal: number
  Phaithu: number | null
  Phaitra: number | null
  readonly [extra: string]: unknown
}
export interface LookupAnswer {
  ListItem: LookupRow[]
  TotalCount: number
}

/** A right on the wire (§12). */
export type PermissionEntry = Meaning<typeof permissionSchema>
