/** Every tenant gets its share, whatever the others hold. */
import { describe, expect, it, vi } from 'vitest'
import { Busy } from './errors.ts'
import { createShares, type Shares } from './shares.ts'

const soon = () => new Promise((resume) => setImmediate(resume))

/** Requests a connection, and reports when it gets it. */
const asker = (shares: Shares) => {
  const begun: string[] = []
  const ends: Record<string, () => void> = {}
  const ask = (name: string, tenant: string, writes = false, waitMs = 60_000) =>
    shares.take({ tenant, writes, waitMs }).then((leave) => {
      begun.push(name)
      ends[name] = leave
    })
  return { begun, ends, ask }
}

describe('ten connections', () => {
  it('are half a tenant’s, whatever it asks for', async () => {
    const { begun, ask } = asker(createShares(10))
    for (let index = 0; index < 30; index += 1) void ask(`a${index}`, 'a', true)
    for (let index = 0; index < 3; index += 1) void ask(`r${index}`, 'a')
    void ask('b', 'b')
    await soon()
    // Four writers and one reader: further writers wait for each other.
    expect(begun).toEqual(['a0', 'a1', 'a2', 'a3', 'r0', 'b'])
  })

  it('go to those who have none first, in turn', async () => {
    const { begun, ends, ask } = asker(createShares(10))
    for (let index = 0; index < 8; index += 1) void ask(`a${index}`, 'a')
    for (let index = 0; index < 8; index += 1) void ask(`b${index}`, 'b')
    await soon()
    expect(begun).toHaveLength(10)
    for (const tenant of ['c', 'd']) for (let index = 0; index < 2; index += 1) void ask(`${tenant}${index}`, tenant)
    for (const end of ['a0', 'a1', 'b0', 'b1']) {
      ends[end]!()
      await soon()
    }
    // First another request of the tenant that released one, then the tenants that waited longest without any.
    expect(begun.slice(10).toSorted()).toEqual(['a5', 'b5', 'c0', 'd0'])
  })

  it('are all used by two', async () => {
    const { begun, ends, ask } = asker(createShares(10))
    for (let index = 0; index < 7; index += 1) void ask(`a${index}`, 'a')
    await soon()
    expect(begun).toHaveLength(5)
    for (let index = 0; index < 5; index += 1) ends[`a${index}`]!()
    await soon()
    expect(begun).toHaveLength(7)
  })
})

it('nobody waits for ever, and who gave up takes no place', async () => {
  vi.useFakeTimers()
  const { begun, ends, ask } = asker(createShares(1))
  await ask('first', 'a')
  const late = ask('late', 'a', false, 1_000)
  const refused = expect(late).rejects.toBeInstanceOf(Busy)
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  void ask('third', 'b')
  ends['first']!()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['first', 'third'])
  vi.useRealTimers()
})

it('no more than three hundred of a tenant wait', async () => {
  const shares = createShares(2)
  const { ask } = asker(shares)
  const asked = Array.from({ length: 303 }, (_, index) => ask(String(index), 'a'))
  await expect(asked.at(-1)).rejects.toBeInstanceOf(Busy)
})

it('one beside another is given only while half are free and nobody waits', async () => {
  const shares = createShares(4)
  const { ask } = asker(shares)
  await ask('one', 'a')
  expect(shares.hasFree('a')).toBe(true)
  await ask('two', 'a')
  expect([shares.hasFree('a'), shares.hasFree('b')]).toEqual([false, false])
})
