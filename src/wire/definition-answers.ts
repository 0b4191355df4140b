/**
 * What calls of these names answer, in every module that has them. Pages read the types, at the paths that
 * `calls.ts` makes; a test compares the descriptions of all calls with it.
 */
import { text, type Meaning } from '#model/schema.ts'
import { batchSchema, downloadSchema, printSchema, saveSchema, workbookSchema } from './answer-schemas.ts'
import { chainSchema } from './chain.ts'
import { consequenceSchema, consequencesSchema } from './consequences.ts'
import type { ListAnswer, LookupAnswer, LookupRow } from './envelope.ts'
import { historySchema } from './history.ts'
import { usesSchema } from './uses.ts'

export const definitionAnswers = {
  UpdateDB: saveSchema,
  UpdateList: batchSchema,
  DeleteDB: batchSchema,
  ExportList: workbookSchema,
  ExportItem: workbookSchema,
  ExportFees: workbookSchema,
  ExportPrices: workbookSchema,
  ImportTemplate: workbookSchema,
  getPrint: printSchema,
  getLabels: printSchema,
  DownloadFile: downloadSchema,
  SaveConfig: text,
  getUses: usesSchema,
  getChain: chainSchema,
  getHistory: historySchema,
  getConsequences: consequencesSchema,
  getSaveConsequences: consequenceSchema,
} as const

type Told = { [N in keyof typeof definitionAnswers]: Meaning<(typeof definitionAnswers)[N]> }
/** A record or document by its wire names, which its definition knows. */
type Written = Readonly<Record<string, unknown>>
export interface DefinitionAnswers extends Told {
  getInfo: Written
  getVersion: Written
  getInfoFrom: Written
  getlist: ListAnswer
  /** The list call of a list, which has another name in some modules. */
  list: ListAnswer
  lookup: LookupAnswer
  /** The forms of a kind of documents. */
  LoadListReportTemplate: LookupAnswer
  /** The records that texts name, or ids, and which text named which. */
  getByTexts: {
    readonly ListItem: LookupRow[]
    readonly matches: readonly { readonly text: string; readonly id: string; readonly exact: boolean }[]
  }
  /** The goods of a store, with what its books say of each. */
  getGoods: { readonly ListItem: readonly (LookupRow & { bookQty: number | null })[]; readonly isCut: boolean }
  getFacts: Written
  getDocuments: { readonly ListItem: readonly Written[]; readonly after: string | null }
  /** What the vouchers of a partner can pay, and what is left to set off. */
  getListPO: ListAnswer & { credit: number }
}
