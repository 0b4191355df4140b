/**
 * What calls of these names answer, in every module that has them. Pages read the types, at the paths that
 * `calls.ts` makes; a test compares the descriptions of all calls with it.
 */
import type { Meaning } from '#model/schema.ts'
import { batchSchema, saveSchema, workbookSchema } from './answer-schemas.ts'
import { chainSchema } from './chain.ts'
import { consequenceSchema, consequencesSchema } from './consequences.ts'
import type { ListAnswer, LookupAnswer } from './envelope.ts'
import { historySchema } from './history.ts'
import { usesSchema } from './uses.ts'

export const definitionAnswers = {
  UpdateDB: saveSchema,
  UpdateList: batchSchema,
  DeleteDB: batchSchema,
  ExportList: workbookSchema,
  ExportItem: workbookSchema,
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
}
