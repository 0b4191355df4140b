/**
 * Goods that were scanned in this browser before, so that a code is found without a connection, too. Their prices and
 * stock are those of the last time; the server looks at both when the document is saved.
 */
import type { RefRow } from '#model/rule-context.ts'
import { browserStore } from '#web/data/browser-store.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { isCodeOf } from './goods-search.ts'

const kept = browserStore('vua-goods', 'scanned')
const ownerOf = () => `${tenantCode()}/${sessionUser()}/`

export const rememberGoods = (product: RefRow): void => {
  void kept.put(ownerOf() + product.id, product)
}

/** Who may see other prices than somebody else at the same machine knows only goods of his own. */
export const knownGoods = async (code: string, store: string): Promise<RefRow | undefined> => {
  const own = ownerOf()
  const keys = (await kept.keys()).filter((key) => key.startsWith(own))
  const rows = await Promise.all(keys.map((key) => kept.get<RefRow>(key)))
  const found = rows.filter((row): row is RefRow => row !== null && isCodeOf(row, code))
  return found.find((row) => row['onHandStore'] === store) ?? found[0]
}
