/** Lists count every document and add up what was posted, in whichever way they are asked (contract amendments). */
import { ordering, statesOf } from '#model/state.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { listDocuments } from '#engine/document/list.ts'
import type { ListResult } from '#engine/listing/listing.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { cancelDocuments, restoreDocuments } from '#test/support/removal.ts'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { tidyDaySums } from '#engine/ledger/day-sums.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import { day } from '#kernel/day.ts'
import { decimalText } from '#kernel/decimal.ts'
import type { ListQuery } from '#model/query.ts'
import { createTestDatabase } from '../../support/database.ts'
import { kinds } from '../../support/kinds.ts'
import { openShop, registry } from '../../support/shop.ts'

const test = await createTestDatabase()
const shop = await openShop(test)
const everything: ListQuery = { search: '', sort: [], filters: [], offset: 0, limit: 20 }
const ids = new Map<string, { cancelled: string; draft: string }>()

const listed = (kind: string, query: Partial<ListQuery> = {}): Promise<ListResult> =>
  shop.run((scope) => listDocuments(scope, registry.documents.get(kind)!, { ...everything, ...query }))
/** How many there are, and their first sum. */
const told = async (kind: string, query: Partial<ListQuery> = {}): Promise<[number, string]> => {
  const { totalCount, sums } = await listed(kind, query)
  const sum = sums[registry.documents.get(kind)!.list.sums[0]!]
  return [totalCount, sum === null || sum === undefined ? '0' : decimalText(sum)]
}

beforeAll(async () => {
  // For the transfers.
  await shop.save('openingStock', { date: '2026-01-01', store: 'K1' }, [
    { product: 'SP1', quantity: 50, unitPrice: 500 },
  ])
  for (const [kind, { values, lines }] of Object.entries(kinds)) {
    // Goods are opened once in a store, and counted twice they are the same.
    const own = (product: string) =>
      ['openingStock', 'stockCount'].includes(kind) ? lines.map((line) => ({ ...line, product })) : lines
    const at = (date: string, product: string, extras = {}) =>
      shop.save(kind, { date, description: 'Lô hàng mẫu', ...values }, own(product), extras)
    await at('2026-11-02', 'SP2')
    await at('2026-11-03', 'SP3')
    const cancelled = await at('2026-11-03', 'SP4')
    const outcome = await shop.run((scope) => cancelDocuments(scope, registry.documents.get(kind)!, [cancelled.id]))
    expect(outcome.failures).toEqual([])
    const draft = await at('2026-11-04', 'SP4', { saveAsDraft: true })
    ids.set(kind, { cancelled: cancelled.id, draft: draft.id })
  }
})

it('knows every kind of document that people write', () => {
  expect(Object.keys(kinds).toSorted()).toEqual(documents.map(({ name }) => name).toSorted())
})

it('the database and the program mean the same statuses', async () => {
  const rows = await shop.run(({ tx }) =>
    tx.query<{ status: number; summed: boolean }>(
      sql`select status, is_summed(status) as summed from generate_series(1, 4) as one (status)`,
    ),
  )
  const summed = new Map(rows.map((row) => [row.status, row.summed]))
  const orders = ordering({ ordered: 'x', delivered: 'x' })
  for (const lifecycle of [orders, ...[...registry.documents.values()].map((one) => one.lifecycle)])
    for (const { value, standing } of statesOf(lifecycle)) expect(summed.get(value)).toBe(standing === 'inForce')
})

describe.each(Object.entries(kinds))('%s', (kind, { each }) => {
  const month = { from: day('2026-11-01'), to: day('2026-11-30') }
  const { states } = registry.documents.get(kind)!.lifecycle
  // What has no drafts was posted when it was to be one.
  const drafts = 'draft' in states ? 1 : 0
  const inForce = 3 - drafts
  const posted: [number, string] = [4, String(inForce * each)]

  it('adds up what was posted, whether the sums are kept or worked out', async () => {
    expect(await told(kind, month)).toEqual(posted)
    expect(await told(kind, { ...month, search: 'lo hang mau' })).toEqual(posted)
    expect(await told(kind, { ...month, filters: [{ key: 'date', op: 'ge', value: '2026-11-01' }] })).toEqual(posted)
    expect(await told(kind, { from: day('2026-11-04'), to: day('2026-11-04') })).toEqual([
      1,
      drafts ? '0' : String(each),
    ])
    expect(await told(kind, { ...month, filters: [{ key: 'statusName', op: 'ne', value: 1 }] })).toEqual([
      1 + drafts,
      '0',
    ])
  })

  it('adds up drafts or cancelled ones when they are asked for', async () => {
    for (const status of drafts ? ['3', '4'] : ['3']) {
      expect(await told(kind, { ...month, narrow: { iStat: status } })).toEqual([1, String(each)])
      expect(await told(kind, { ...month, filters: [{ key: 'statusName', op: 'eq', value: Number(status) }] })).toEqual(
        [1, String(each)],
      )
    }
    expect(await told(kind, { ...month, narrow: { iStat: '1' } })).toEqual([inForce, String(inForce * each)])
    expect(await told(kind, { ...month, narrow: { iStat: '0' } })).toEqual(posted)
  })

  it('follows what becomes of a document', async () => {
    const definition = registry.documents.get(kind)!
    const { cancelled, draft } = ids.get(kind)!
    await shop.run((scope) => restoreDocuments(scope, definition, [cancelled]))
    expect(await told(kind, month)).toEqual([4, String((inForce + 1) * each)])
    await shop.run((scope) => cancelDocuments(scope, definition, [cancelled]))
    expect(await told(kind, month)).toEqual(posted)
    await shop.run((scope) => removeDocuments(scope, definition, [cancelled, draft]))
    expect(await told(kind, month)).toEqual([2, String(2 * each)])
  })
})

it('keeps sums that verify, and rebuilds the same', async () => {
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
  const kept = () => Promise.all(Object.keys(kinds).map((kind) => told(kind)))
  const rows = () =>
    shop.run(({ tx }) =>
      tx.query<{ kind: string; day: string; rows: number }>(
        sql`select kind, day, count(*)::int as rows from document_sum group by kind, day order by kind, day`,
      ),
    )
  const before = await kept()
  expect((await rows()).some((one) => one.rows > 1)).toBe(true)
  await shop.run(({ tx }) => tidyDaySums(tx))
  const tidied = await rows()
  expect(tidied.filter((one) => one.rows > 1)).toEqual([])
  expect(await kept()).toEqual(before)
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
  await shop.run(rebuildLedgers)
  expect(await rows()).toEqual(tidied)
  expect(await kept()).toEqual(before)
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
})
