/** Who works: the user of a call, with what he may and sees. */
import type { Rights } from '#model/right.ts'

export interface Principal {
  id: string
  userName: string
  displayName: string
  groupName: string
  employee: string | null
  isAdmin: boolean
  rights: Rights
  /** Ids of the stores whose documents and stock he sees; null: all. */
  stores: readonly string[] | null
  defaults: { store: string | null; cashFund: string | null; bankFund: string | null }
}
