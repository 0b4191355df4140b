/**
 * The stores a limited user works in. Names of other stores are no secret, since goods go there; so the database hides
 * documents and stock (migration 0053), and what may be chosen is decided here.
 */
import type { AnyList } from '#model/list.ts'
import { sql, type Sql } from './sql.ts'
import type { Tx } from './tx.ts'

export const isOwnStore = ({ limits }: Pick<Tx, 'limits'>, store: string): boolean =>
  !limits?.stores || limits.stores.includes(store)

/** A condition on the id of a store in this column: empty or starting with `and`. */
export const ownStores = ({ limits }: Pick<Tx, 'limits'>, column: Sql): Sql =>
  limits?.stores ? sql` and ${column} = any(${[...limits.stores]}::uuid[])` : sql.empty

/** True if the record, a new one with '', is not one the user may open or make. */
export const isBeyond = ({ tx }: { tx: Pick<Tx, 'limits'> }, { isStores }: AnyList, id: string): boolean =>
  isStores === true && !isOwnStore(tx, id)
