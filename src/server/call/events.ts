/** Writes changes made outside documents and lists to the same event log (contract system §10.4). */
import { eventStatement, type AuditEvent } from '#engine/event.ts'
import type { Principal, Scope } from '#engine/scope.ts'
import type { Tx } from '#engine/tx.ts'

type EventAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'signIn'
  | 'signInFailed'
  | 'codeFailed'
  | 'signInByRecovery'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorReset'
  | 'recoveryCodes'
  | 'sessionsEnded'
  | 'keyIssued'
  | 'signOut'
  | 'export'
  | 'import'
  | 'upload'
  | 'config'
  | 'rights'
  | 'refused'
type NewEvent = AuditEvent & { action: EventAction }

/** The acting user when there is no session: at sign-in and password recovery. */
export interface Actor {
  id: string | null
  userName: string
  displayName: string
  address: string
}

export const logEventBy = async (tx: Tx, { address, ...actor }: Actor, event: NewEvent): Promise<void> => {
  await tx.query(eventStatement({ tx, user: actor as Principal, address }, event))
}

/** Writes an event with the user of the call. */
export const logEvent = async (
  scope: Pick<Scope, 'tx' | 'user' | 'address' | 'events'>,
  event: NewEvent,
): Promise<void> => {
  const statement = eventStatement(scope, event)
  if (scope.events) scope.events.push(statement)
  else await scope.tx.query(statement)
}
