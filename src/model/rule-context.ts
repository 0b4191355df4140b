/** What pure rules may know besides the draft: the records it refers to, the settings, the day, decimals of money. */
import type { Day } from '#kernel/day.ts'
import type { Settings } from './standard-settings.ts'

/** The records of the registered lists by the names of these; the registry adds them, the model knows none. @public */
// eslint-disable-next-line typescript/no-empty-object-type -- it is filled by declaration merging
export interface ListRows {}

/** Master records a draft refers to, by list and id. In the browser they come from the lookups, on the server from the tables. */
export type RefRow = Readonly<Record<string, unknown>> & { id: string; code: string; name: string; active: boolean }
/** Of a list whose name is only known at run time any record; of a name that is not registered none. */
export type RowIn<N extends string> = N extends keyof ListRows ? ListRows[N] : string extends N ? RefRow : never
export interface Refs {
  get<N extends string>(list: N, id: string | null | undefined): RowIn<N> | undefined
}
/** Whoever finds records finds those of every list: their types are what the registry says of the name. */
export const refsBy = (find: (list: string, id: string) => RefRow | undefined): Refs => ({
  get: <N extends string>(list: N, id: string | null | undefined) =>
    (id ? find(list, id) : undefined) as RowIn<N> | undefined,
})

/** What pure rules may know besides the draft. */
export interface RuleContext {
  refs: Refs
  settings: Settings
  today: Day
  /** Decimals of the document's currency, and of the base currency. */
  decimals: number
  baseDecimals: number
}
