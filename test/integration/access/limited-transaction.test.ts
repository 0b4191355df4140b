/** A transaction of a user who does not see everything, and what is read whole in it (decision 0063). */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { createTestDatabase, runAt } from '../../support/database.ts'

const { database, ownerUrl } = await createTestDatabase()
const ours = { tenant: '01900000-0000-7000-8000-000000000001', user: null }

const asOwner = (text: string): Promise<void> => runAt(ownerUrl, text)
beforeAll(() => asOwner(`create table probe (label text primary key); grant select, insert on probe to vua_app`))
beforeEach(() => asOwner('truncate probe'))

const put = (tx: Tx, label: string) => tx.query(sql`insert into probe (label) values (${label})`)
const labels = async (tx: Tx) =>
  (await tx.query<{ label: string }>(sql`select label from probe order by label`)).map((row) => row.label)

describe('a limited transaction', () => {
  const limits = { user: '01900000-0000-7000-8000-000000000009', employee: null, stores: [], ownKinds: ['quote'] }
  const role = sql`select current_user::text as role`
  const roleOf = async (tx: Tx) => (await tx.query<{ role: string }>(role))[0]!.role

  it('works as another role, and as its own for what must be whole, also beside each other', async () => {
    const roles = await database.inTenant(ours, async (tx) => {
      const before = await roleOf(tx)
      tx.limit(limits)
      return [before, ...(await Promise.all([roleOf(tx), roleOf(tx.whole), roleOf(tx)]))]
    })
    expect(roles).toEqual(['vua_app', 'vua_limited', 'vua_app', 'vua_limited'])
    expect(await database.inTenant(ours, roleOf)).toBe('vua_app')
  })

  it('stays limited when what was done whole is undone', async () => {
    const after = await database.inTenant(ours, async (tx) => {
      tx.limit(limits)
      await put(tx.whole, 'a')
      await expect(tx.savepoint(() => put(tx.whole, 'a'))).rejects.toThrow('duplicate key')
      return [await roleOf(tx), await labels(tx.whole)]
    })
    expect(after).toEqual(['vua_limited', ['a']])
  })

  it('tells why what nobody waits for failed', async () => {
    const work = async (tx: Tx) => {
      tx.limit(limits)
      await put(tx.whole, 'a')
      tx.whole.note([sql`insert into probe (label) values ('a')`])
    }
    await expect(database.inTenant(ours, work)).rejects.toThrow('duplicate key')
  })

  it('reads several results in pieces', async () => {
    const numbers = sql`select n from generate_series(1, 150) n`
    const read = async (pieces: AsyncIterable<unknown[]>) => (await Array.fromAsync(pieces)).flat().length
    const work = async (tx: Tx) => {
      tx.limit(limits)
      const [first, second] = [tx.whole.pieces(numbers), tx.whole.pieces(numbers)]
      return [await read(first), await read(second)]
    }
    expect(await database.inTenant(ours, work, { readOnly: true })).toEqual([150, 150])
  })
})
