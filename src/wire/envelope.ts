/** Every JSON answer but the sign-in and the PDF bytes (contract README §5). */
export interface Envelope<T = unknown> {
  ErrorCode: number
  ErrorMessage: string
  Message: string
  Data: T
}

export const ok = <T>(data: T): Envelope<T> => ({ ErrorCode: 0, ErrorMessage: '', Message: '', Data: data })

/** What stands before the JSON of `Data` in a good answer; behind it the object ends. */
export const beforeData = JSON.stringify(ok(0)).slice(0, -2)

/** `transport`: the HTTP status is 400 or more, then the text stands in both places. */
export const failed = (text: string, transport = false): Envelope<null> => ({
  ErrorCode: -1,
  ErrorMessage: text,
  Message: transport ? text : '',
  Data: null,
})

export const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && typeof (value as Envelope).ErrorCode === 'number' && 'Data' in value

/** The text of a failure for people, whichever place it stands in. */
export const failureText = (answer: Partial<Envelope>): string => answer.ErrorMessage || answer.Message || ''

/** Rows of a slice, how many there are in all, sums over all of them (§6). */
export interface ListAnswer<Row = Readonly<Record<string, unknown>>> {
  ListItem: Row[]
  TotalCount: number
  arrSUM: SumEntry[]
}
export interface SumEntry {
  Name: string
  Total: number | null
}

/** Batch calls: how many were done, and each that was not (§8). */
export interface BatchAnswer {
  TotalCount: number
  ListItem: BatchFailure[]
}
export interface BatchFailure {
  s_ID: string
  NumberID: string
  /** Every problem, as one text. */
  Description: string
  /** Of the first problem that cannot be confirmed, or else of the first. */
  code?: string
  params?: Record<string, unknown>
  /** All of them can be passed by sending the same with their codes in the query `confirm`. */
  confirmable?: boolean
  /** Every problem by itself. */
  errors?: SaveProblem[]
}

/** UpdateDB (§10). */
export interface SaveAnswer {
  Description: string
  s_ID?: string
  NumberID?: string
  version?: number
  errors?: SaveProblem[]
  confirm?: string[]
}
export interface SaveProblem {
  path: string
  code: string
  message: string
  params?: Record<string, unknown>
  /** The documents it speaks of. */
  links?: DocumentLink[]
}
export interface DocumentLink {
  s_ID: string
  module: string
  NumberID: string
}
export const isSaved = (answer: SaveAnswer): boolean => answer.Description.toLowerCase() === 'ok'

/** One row of a lookup (contract master-data §2); extra keys are per lookup. */
export interface LookupRow {
  Id: string
  Name: string
  Code: string
  Note: string
  GroupID: string
  Ordinal: number
  Phaithu: number
  Phaitra: number
  readonly [extra: string]: unknown
}
export interface LookupAnswer {
  ListItem: LookupRow[]
  TotalCount: number
}

/** A right as it travels (§12). */
export interface PermissionEntry {
  FuncID: string
  FuncName: string
  R: boolean
  A: boolean
  U: boolean
  D: boolean
  full: boolean
  menu?: string
  route?: string
  Ordinal?: number
}
