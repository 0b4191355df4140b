/**
 * The names that the contract has for what many calls say, and those of the business. A page turns an answer into its
 * own names where it makes the call (`spelt`), and speaks no others.
 */
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
  TotalTax: 'total',
  iStat: 'status',
  Trangthai: 'statusName',
  ListItem: 'rows',
  TotalCount: 'count',
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

/** What a call is about, as its query or its body names it. */
export const ofId = <T>(id: T) => ({ s_ID: id })
