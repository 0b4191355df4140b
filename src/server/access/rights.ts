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
import type { PermissionEntry } from '#wire/envelope.ts'
import { functionMenu } from './functions.ts'

const isSet = (value: unknown): boolean => value === true

export const readRight = (stored: unknown): Right => {
  const { R, A, U, D } = (stored ?? {}) as Record<string, unknown>
  return { R: isSet(R), A: isSet(A), U: isSet(U), D: isSet(D) }
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

export const meets = (rights: Rights, demand: Demand): boolean =>
  demand === 'anyone' || demand === 'signedIn' || demand.every(([id, flag]) => may(rights, id, flag))

/** Throws Forbidden if a right is missing. `denied` is the message key, where the contract requires a specific one. */
export const demandRight = (user: Pick<Principal, 'rights'>, demand: Demand, denied = 'noRight'): void => {
  if (!meets(user.rights, demand)) throw new Forbidden(denied)
}

/** The entry of one function in the responses of getPermission and getListPermission. */
export const permissionEntry = (
  rights: Rights,
  id: FunctionId,
  translate: (key: string) => string,
): PermissionEntry => {
  const { R, A, U, D } = rights[id] ?? noRight
  return {
    FuncID: id,
    FuncName: translate(`function.${id}`),
    R,
    A,
    U,
    D,
    full: R && A && U && D,
    ...functionMenu[id],
    Ordinal: functionIds.indexOf(id) + 1,
  }
}
