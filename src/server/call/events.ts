/** What people do outside documents and lists goes into the same log of events (contract system §10.4). */
import { eventStatement, type Happening } from '#engine/event.ts'
import type { Principal, Scope } from '#engine/scope.ts'
import type { Tx } from '#engine/tx.ts'

type EventAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'signIn'
  | 'signInFailed'
  | 'signOut'
  | 'export'
  | 'import'
  | 'upload'
  | 'config'
  | 'rights'
  | 'refused'
type Told = Happening & { action: EventAction }

/** Who acts while there is no session: at sign-in and at recovery. */
export interface Actor {
  id: string | null
  userName: string
  displayName: string
  address: string
}

export const logActor = async (tx: Tx, { address, ...actor }: Actor, told: Told): Promise<void> => {
  await tx.query(eventStatement({ tx, user: actor as Principal, address }, told))
}

/** By the user of the call. */
export const logOwn = async (scope: Pick<Scope, 'tx' | 'user' | 'address'>, told: Told): Promise<void> => {
  await scope.tx.query(eventStatement(scope, told))
}
