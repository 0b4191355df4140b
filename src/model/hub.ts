/**
 * The page of a record as a hub: figures on top, what can be done next, and tabs with all that belongs to it. Data,
 * declared in `hub.ts` in the folder of a list.
 */
import { addDays, type Day, type DayRange, type Preset } from '#kernel/day.ts'
import type { Field } from './field.ts'
import type { FunctionId } from './right.ts'

type Values = Readonly<Record<string, unknown>>
/** Says for which records something is meant, by their values; for all where it is missing. */
type Meant = (record: Values) => boolean

/** What counts as recent. */
const RECENT_DAYS = 30
export const recent = (today: Day): DayRange => ({ from: addDays(today, 1 - RECENT_DAYS), to: today })

/**
 * Where a figure or an action leads: to a part of a tab, of recent days or of all, or to the document whose id a fact
 * holds. `statement`: the report since the account is open, ready to be printed. `query`: further parameters of the
 * address.
 */
export type HubTarget =
  | { tab: string; part?: string; days?: 'recent' | 'all'; statement?: true; query?: Readonly<Record<string, string>> }
  | { document: string; id: string }

export interface HubFact {
  field: Field
  /** Right R of any of these functions shows it; it is shown to everybody where none is named. */
  needs?: readonly FunctionId[]
  meant?: Meant
  /** Not shown by itself: another fact shows it or leads to it. */
  aside?: true
  /** The field of the record that it should not exceed; 0 is no limit. */
  limit?: string
  /** Bad when it is more than nothing. */
  bad?: true
  /** Another fact that is shown below it. */
  note?: string
  /** A `records` field of the record that tells where it lies: the names of its columns of text and number. */
  spread?: { field: string; by: string; amount: string }
  /** The first that the user may open. */
  opens?: readonly HubTarget[]
}

export interface HubAction {
  name: string
  label: string
  /** In the palette, with the name of the record as `{name}`. */
  says: string
  meant?: Meant
  /** Offered by the palette alone: on the page itself it is at hand anyway. */
  paletteOnly?: true
  /** The kind of document that is made with the record in it, or where it leads. */
  does: { makes: string } | HubTarget
}

/** Rows of other records that tell of this one, shown below its own to those with right R of `right`. */
export interface AskedRows {
  /** Names them in a heading. */
  field: Field
  right: FunctionId
  /** The call that answers them, and its parameter with the id of the record. */
  call: string
  by: string
  /** Said where there are none. */
  none: string
}

/** The facts with what is owed, and the beginning of the keys of the sentences that tell it to the partner. */
export interface HubReminder {
  owed: string
  overdue: string
  says: 'hub.remind' | 'hub.owing'
}

/** One view of a tab: the record itself, rows of it, or the list or report that exists, narrowed to the record. */
export type HubPart = {
  name: string
  label: string
  meant?: Meant
  /** Names the tab when it is alone there. */ names?: true
} & (
  | { is: 'record' }
  | { is: 'rows'; field: Field; rows: (record: Values) => readonly Values[]; asked?: AskedRows }
  /** The documents of all kinds of the tab together, of which each also has a part of its own. */
  | { is: 'allDocuments'; days: 'recent' | 'all' }
  /** `days`: which are shown when the tab is opened. */
  | { is: 'documents'; of: string; days: 'recent' | 'all' }
  /**
   * `by`: the parameter of the report that names the record. `since`: the call that answers since when the account is
   * open, for a statement (`statement` of a target). `reminds`: what is said when that is shared.
   */
  | { is: 'report'; of: string; by: string; preset: Preset; since?: string; reminds?: HubReminder }
  | { is: 'events' }
)

export interface HubTab {
  name: string
  label: string
  parts: readonly HubPart[]
}

export interface Hub {
  /**
   * Fields of the record in the head of the page: those beside its name, which of them say their label as well, and the
   * one with a phone number.
   */
  head: { beside: readonly string[]; labelled?: readonly string[]; phone?: string }
  /** Fields that the text of the record leaves out, because the page shows them elsewhere. */
  elsewhere: readonly string[]
  facts: Readonly<Record<string, HubFact>>
  actions: readonly HubAction[]
  /** The first is the page itself, the others have addresses of their own. */
  tabs: readonly HubTab[]
}

export const isMeant = ({ meant }: { meant?: Meant }, record: Values): boolean => meant?.(record) ?? true
