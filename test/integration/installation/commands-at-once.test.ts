/** Commands of an operator, and servers that start, prepare the same database at the same moment. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { prepareExternal, prepareOwn } from '../../../scripts/lib/roles.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vua-at-once-'))
const postgres = await startPostgres({ dataDir, isThrowaway: true })
afterAll(async () => {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const twelve = <T>(work: () => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: 12 }, work))
const refusals = (all: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))

it('none fails because of another, the first time and later', async () => {
  expect(refusals(await twelve(() => prepareOwn({ ...postgres, marks: [] })))).toEqual([])
  expect(refusals(await twelve(() => prepareOwn({ ...postgres, marks: [] })))).toEqual([])
})

it('nor where the server is somebody else’s', async () => {
  const { adminUrl } = postgres
  expect(refusals(await twelve(() => prepareExternal(adminUrl, null)))).toEqual([])
})
