/** What every engine function receives first: the transaction, who acts, and the tenant's settings. */
import type { Day } from '#kernel/day.ts'
import type { Language } from '#i18n/fill.ts'
import type { AnyDocument } from '#model/document.ts'
import type { AnyList } from '#model/list.ts'
import { may, type Rights } from '#model/right.ts'
import { sightOf, type Sight } from '#model/secret.ts'
import type { Settings } from '#model/standard-settings.ts'
import type { BaseCurrency } from './base-currency.ts'
import type { ListSlots } from './record.ts'
import type { Slots } from './slots.ts'
import type { Tx } from './tx.ts'

export interface Principal {
  id: string
  userName: string
  displayName: string
  groupName: string
  employee: string | null
  isAdmin: boolean
  rights: Rights
  defaults: { store: string | null; cashFund: string | null; bankFund: string | null }
}

export interface Scope {
  tx: Tx
  user: Principal
  settings: Settings
  baseCurrency: BaseCurrency | null
  today: Day
  now: Date
  language: Language
  newId(): string
  /** Network address of the caller, for the log of events. */
  address: string
  /** What is registered: the engine receives the definitions, it does not know them. */
  registry: Registry
}

export interface Registry {
  documents: ReadonlyMap<string, AnyDocument>
  lists: ReadonlyMap<string, AnyList>
  slots: Slots
  listSlots: Readonly<Record<string, ListSlots | undefined>>
}

/** The secrets the person sees. */
export const sightFor = ({ user }: Pick<Scope, 'user'>): Sight =>
  sightOf((id, flag) => user.isAdmin || may(user.rights, id, flag))
