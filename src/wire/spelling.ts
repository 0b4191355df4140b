/**
 * The names that the contract has for what many calls say, and those of the business. A page turns an answer into its
 * own names where it makes the call (`spelt`), and speaks no others.
 */
import type { BatchAnswer, BatchFailure, ListAnswer, LookupRow } from './envelope.ts'

export const spellings = {
  s_ID: 'id',
  Id: 'id',
  Code: 'code',
  Name: 'name',
  Note: 'note',
  NumberID: 'number',
  dtDate: 'date',
  Description: 'description',
  ObjName: 'partnerName',
  EmpName: 'employeeName',
  UserName: 'userName',
  FuncName: 'functionName',
  ProductName: 'productName',
  Product_ID: 'product',
  Price: 'price',
  FuncID: 'functionId',
  Unit: 'unitName',
  Qty: 'quantity',
  QInstock: 'onHand',
  Total: 'amount',
  Doanhso: 'revenue',
  tenkhachhang: 'partnerName',
  doanhso: 'amount',
  NVC_ID: 'carrier',
  Mauso: 'template',
  SoHieuHD: 'series',
  SoHD: 'invoiceNumber',
  TotalTax: 'total',
  iStat: 'status',
  Trangthai: 'statusName',
  ListItem: 'rows',
  TotalCount: 'count',
  arrSUM: 'sums',
  ListGroup: 'groups',
  GroupCount: 'groupCount',
  errList: 'failures',
  FileDownload: 'files',
} as const
type Spellings = typeof spellings

/** The same with the names of the business, in all its parts. */
export type Spelt<T> = T extends readonly (infer E)[]
  ? readonly Spelt<E>[]
  : T extends object
    ? { readonly [K in keyof T as K extends keyof Spellings ? Spellings[K] : K]: Spelt<T[K]> }
    : T

const names: Readonly<Record<string, string>> = spellings
const speltValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(speltValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [names[name] ?? name, speltValue(one)]))
}
export const spelt = <T>(answer: T): Spelt<T> => speltValue(answer) as Spelt<T>

/** A page of rows as their definition reads them, how many there are, and sums over all. */
export const sliceOf = ({ ListItem, ...about }: ListAnswer) => ({ rows: ListItem, ...spelt(about) })
export type Slice = ReturnType<typeof sliceOf>

/** A row of a lookup; what only some lookups tell keeps the names that their lists know (`lookup.extra`). */
export interface FoundRow {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly note: string
  readonly group: string
  readonly receivable: number | null
  readonly payable: number | null
  readonly [extra: string]: unknown
}
export const foundRow = ({ Id, Name, Code, Note, GroupID, Phaithu, Phaitra, ...extra }: LookupRow): FoundRow => ({
  ...extra,
  id: Id,
  name: Name,
  code: Code,
  note: Note,
  group: GroupID,
  receivable: Phaithu,
  payable: Phaitra,
})
/** The rows of a lookup, and how many there are. */
export const foundRows = ({ ListItem, TotalCount }: { ListItem: readonly LookupRow[]; TotalCount: number }) => ({
  rows: ListItem.map(foundRow),
  count: TotalCount,
})
export type FoundRows = ReturnType<typeof foundRows>

/** What a batch came to: how many were done, and those that were refused, each with why. */
export interface BatchOutcome {
  readonly done: number
  readonly failures: readonly Failure[]
  /** What should be known of records that were done. */
  readonly notices?: readonly Failure[]
}
export interface Failure extends Omit<BatchFailure, 's_ID' | 'NumberID' | 'Description'> {
  readonly id: string
  readonly number: string | null
  readonly description: string
}
const failureOf = ({ s_ID: id, NumberID: number, Description: description, ...more }: BatchFailure): Failure => ({
  id,
  number,
  description,
  ...more,
})
export const batchOutcome = ({ TotalCount, ListItem, notices }: BatchAnswer): BatchOutcome => ({
  done: TotalCount,
  failures: ListItem.map(failureOf),
  ...(notices && { notices: notices.map(failureOf) }),
})

/** What a call is about, as its query or its body names it. */
export const ofId = <T>(id: T) => ({ s_ID: id })

/** The id of a row as it was listed. */
export const idIn = (row: Readonly<Record<string, unknown>>): string => String(row['s_ID'] ?? '')
