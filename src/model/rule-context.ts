/** What pure rules may use besides the draft: the referenced records, the settings, the date and decimals of money. */
import type { Day } from '#kernel/day.ts'
import type { Settings } from './standard-settings.ts'

/**
 * Maps the names of the registered lists to their record types. The registry extends this interface, so that the
 * model does not depend on any list. @public
 */
// eslint-disable-next-line typescript/no-empty-object-type -- it is filled by declaration merging
export interface ListRows {}

/**
 * List records that a draft refers to, by list and id. In the browser they come from lookups, on the server from the
 * tables.
 */
export type RefRow = Readonly<Record<string, unknown>> & { id: string; code: string; name: string; active: boolean }
/** The record type of a list: any record if the name is only known at run time, none if the name is not registered. */
export type RowIn<N extends string> = N extends keyof ListRows ? ListRows[N] : string extends N ? RefRow : never
export interface Refs {
  get<N extends string>(list: N, id: string | null | undefined): RowIn<N> | undefined
}
/** Makes `Refs` from one lookup function; the types come from the registry. */
export const refsBy = (find: (list: string, id: string) => RefRow | undefined): Refs => ({
  get: <N extends string>(list: N, id: string | null | undefined) =>
    (id ? find(list, id) : undefined) as RowIn<N> | undefined,
})

export interface RuleContext {
  refs: Refs
  settings: Settings
  today: Day
  /** Decimals of the document's currency, and of the base currency. */
  decimals: number
  baseDecimals: number
}
