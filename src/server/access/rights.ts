/** The rights of a user, and the check whether they meet what a call demands (contract README §12). */
import { Forbidden } from '#kernel/problem.ts'
import {
  fullRight,
  functionIds,
  may,
  noRight,
  type Demand,
  type FunctionId,
  type Right,
  type Rights,
} from '#model/right.ts'
import type { Principal } from '#engine/scope.ts'
import type { Limits } from '#engine/tx.ts'
import type { AnyDocument } from '#model/document.ts'
import type { PermissionEntry } from '#wire/envelope.ts'
import { functionMenu } from './functions.ts'

const isSet = (value: unknown): boolean => value === true

export const readRight = (stored: unknown): Right => {
  const { R, A, U, D, own } = (stored ?? {}) as Record<string, unknown>
  return { R: isSet(R), A: isSet(A), U: isSet(U), D: isSet(D), ...(isSet(own) && { own: true }) }
}

/** Every user may read and add products; this cannot be restricted. */
const alwaysOpen: FunctionId = 'Product'

/** The rights that a group's stored rights grant; an administrator has all rights. */
export const effectiveRights = (stored: Readonly<Record<string, unknown>>, isAdmin: boolean): Rights =>
  Object.fromEntries(
    functionIds.map((id) => {
      const right = isAdmin ? fullRight : readRight(stored[id])
      return [id, id === alwaysOpen ? { ...right, R: true, A: true } : right]
    }),
  )

const hasAny = (rights: Rights): boolean =>
  functionIds.some((id) => {
    const { R, A, U, D } = rights[id] ?? noRight
    return U || D || (id !== alwaysOpen && (R || A))
  })

export const meets = (rights: Rights, demand: Demand): boolean => {
  if (demand === 'signedIn') return true
  return demand === 'anyRight' ? hasAny(rights) : demand.every(([id, flag]) => may(rights, id, flag))
}

/** Throws Forbidden if a right is missing. `denied` is the message key, where the contract requires a specific one. */
export const demandRight = (user: Pick<Principal, 'rights'>, demand: Demand, denied = 'noRight'): void => {
  if (!meets(user.rights, demand)) throw new Forbidden(denied)
}

/** What the database shows to the user; null: everything. */
export const limitsOf = (
  { id, employee, isAdmin, stores, rights }: Principal,
  documents: Iterable<Pick<AnyDocument, 'name' | 'right'>>,
): Limits | null => {
  const ownKinds = [...documents].filter(({ right }) => rights[right]?.own === true).map(({ name }) => name)
  return isAdmin || (stores === null && ownKinds.length === 0) ? null : { user: id, employee, stores, ownKinds }
}

/** The entry of one function in the responses of getPermission and getListPermission. */
export const permissionEntry = (
  rights: Rights,
  id: FunctionId,
  translate: (key: string) => string,
): PermissionEntry => {
  const { R, A, U, D, own = false } = rights[id] ?? noRight
  return {
    FuncID: id,
    FuncName: translate(`function.${id}`),
    R,
    A,
    U,
    D,
    full: R && A && U && D && !own,
    ...(own && { own }),
    ...functionMenu[id],
    Ordinal: functionIds.indexOf(id) + 1,
  }
}
