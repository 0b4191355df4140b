/** What can be wrong with invoices, in the order in which it is shown; each has the text `finding.<kind>`. */
export const findingKinds = [
  'sending',
  'unknownThere',
  'otherNumber',
  'cancelledThere',
  'replacedThere',
  'totalDiffers',
  'unknownHere',
  'numbersMissing',
  'invoiceWithoutBill',
  'sumsDiffer',
  'noCode',
  'billWithoutInvoice',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** What a provider said that differs from what is stored here. `document` is null for what is not known here. */
export interface SaidFinding {
  kind: FindingKind
  document: string | null
  template: string
  series: string
  /** Eight digits. */
  number: string
  values: Readonly<Record<string, string>>
}
