/** Short functions to sell, delete, cancel and restore, for tests of deletion. */
import { documentInfo } from '#engine/document/info.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { transitDocuments } from '#engine/document/transit.ts'
import { sql } from '#engine/sql.ts'
import { Refused, type Problem } from '#kernel/problem.ts'
import type { Settings } from '#model/standard-settings.ts'
import { expect } from 'vitest'
import { registry, type Shop } from './shop.ts'

export const kindOf = (kind: string) => registry.documents.get(kind)!
const doing =
  (work: typeof removeDocuments) =>
  (shop: Shop, kind: string, ids: readonly string[], confirm: readonly string[] = [], settings?: Partial<Settings>) =>
    shop.run((scope) =>
      work({ ...scope, settings: { ...scope.settings, ...settings } }, kindOf(kind), ids, { confirm }),
    )
export const remove = doing(removeDocuments)
export const cancelDocuments: typeof removeDocuments = (scope, definition, ids, options) =>
  transitDocuments(scope, definition, ids, { ...options, transition: 'cancel' })
export const restoreDocuments: typeof removeDocuments = (scope, definition, ids, options) =>
  transitDocuments(scope, definition, ids, { ...options, transition: 'restore' })
export const cancel = doing(cancelDocuments)
export const restore = doing(restoreDocuments)

export const info = (shop: Shop, kind: string, id: string) => shop.run((scope) => documentInfo(scope, kindOf(kind), id))
export const ledgersAgree = async (shop: Shop) => expect((await shop.run(verifyLedgers)).differences).toEqual([])
export const refusal = async (work: Promise<unknown>): Promise<readonly Problem[]> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Refused)) throw new Error('nothing was refused', { cause: error })
  return error.problems
}
export const messages = ({ failures }: { failures: readonly { problems: readonly Problem[] }[] }) =>
  failures.map((one) => one.problems.map((problem) => problem.message))

export const goods = (quantity = 1, unitPrice = 1000) => [{ product: 'DV', quantity, unitPrice, vatRate: 0 }]
export const sell = (shop: Shop, values: object = {}, lines: Record<string, unknown>[] = goods()) =>
  shop.save('salesBill', { store: 'K1', partner: 'KH1', ...values }, lines)
export const rows = <R>(shop: Shop, statement: ReturnType<typeof sql>) => shop.run(({ tx }) => tx.query<R>(statement))
export const numbers = async (shop: Shop, kind: string) =>
  (await rows<{ number: string }>(shop, sql`select number from document where kind = ${kind} order by number`)).map(
    (row) => row.number,
  )
