/** Every tenant gets its share, whatever the others hold. */
import { describe, expect, it, vi } from 'vitest'
import { Busy } from './errors.ts'
import { createShares, type Shares } from './shares.ts'

const soon = () => new Promise((resume) => setImmediate(resume))

/** Requests a connection, and reports when it gets it. */
const requester = (shares: Shares) => {
  const begun: string[] = []
  const ends: Record<string, () => void> = {}
  const request = (name: string, tenant: string, writes = false, waitMs = 60_000) =>
    shares.take({ tenant, writes, waitMs }).then((leave) => {
      begun.push(name)
      ends[name] = leave
    })
  return { begun, ends, request }
}

describe('ten connections', () => {
  it('are half a tenant’s, whatever it asks for', async () => {
    const { begun, request } = requester(createShares(10))
    for (let index = 0; index < 30; index += 1) void request(`a${index}`, 'a', true)
    for (let index = 0; index < 3; index += 1) void request(`r${index}`, 'a')
    void request('b', 'b')
    await soon()
    // Four writers and one reader: further writers wait for each other.
    expect(begun).toEqual(['a0', 'a1', 'a2', 'a3', 'r0', 'b'])
  })

  it('go to those who have none first, in turn', async () => {
    const { begun, ends, request } = requester(createShares(10))
    for (let index = 0; index < 8; index += 1) void request(`a${index}`, 'a')
    for (let index = 0; index < 8; index += 1) void request(`b${index}`, 'b')
    await soon()
    expect(begun).toHaveLength(10)
    for (const tenant of ['c', 'd'])
      for (let index = 0; index < 2; index += 1) void request(`${tenant}${index}`, tenant)
    for (const end of ['a0', 'a1', 'b0', 'b1']) {
      ends[end]!()
      await soon()
    }
    // First another request of the tenant that released one, then the tenants that waited longest without any.
    expect(begun.slice(10).toSorted()).toEqual(['a5', 'b5', 'c0', 'd0'])
  })

  it('are all used by two', async () => {
    const { begun, ends, request } = requester(createShares(10))
    for (let index = 0; index < 7; index += 1) void request(`a${index}`, 'a')
    await soon()
    expect(begun).toHaveLength(5)
    for (let index = 0; index < 5; index += 1) ends[`a${index}`]!()
    await soon()
    expect(begun).toHaveLength(7)
  })
})

it('nobody waits for ever, and who gave up takes no place', async () => {
  vi.useFakeTimers()
  const { begun, ends, request } = requester(createShares(1))
  await request('first', 'a')
  const late = request('late', 'a', false, 1_000)
  const refused = expect(late).rejects.toBeInstanceOf(Busy)
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  void request('third', 'b')
  ends['first']!()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['first', 'third'])
  vi.useRealTimers()
})

it('no more than three hundred of a tenant wait', async () => {
  const shares = createShares(2)
  const { request } = requester(shares)
  const requests = Array.from({ length: 303 }, (_, index) => request(String(index), 'a'))
  await expect(requests.at(-1)).rejects.toBeInstanceOf(Busy)
})

it('one beside another is given only while half are free and nobody waits', async () => {
  const shares = createShares(4)
  const { request } = requester(shares)
  await request('one', 'a')
  expect(shares.hasFree('a')).toBe(true)
  await request('two', 'a')
  expect([shares.hasFree('a'), shares.hasFree('b')]).toEqual([false, false])
})
