import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import type { ReplicaState } from '../database/replica.ts'
import { addServerGauges } from './server.ts'

const sources = {
  database: { poolUse: () => ({ open: 1, most: 10, idle: 1, waiting: 0 }) },
  worker: { running: () => 0 },
  http: { getConnections: (tell: (error: Error | null, count: number) => void) => tell(null, 3) },
}

it('tells of the replica for reading what it answered and what the primary did in its place, at each look', async () => {
  const registry = new Registry()
  const replica: { state: ReplicaState; counts: { answered: number; passedOn: number } } = {
    state: 'used',
    counts: { answered: 5, passedOn: 2 },
  }
  addServerGauges(registry, { ...sources, replica })
  const first = await registry.metrics()
  expect(first).toContain('vua_replica_used 1')
  expect(first).toContain('vua_replica_answers_total{database="replica"} 5')
  expect(first).toContain('vua_replica_answers_total{database="primary"} 2')
  Object.assign(replica, { state: 'behind', counts: { answered: 5, passedOn: 4 } })
  const second = await registry.metrics()
  expect(second).toContain('vua_replica_used 0')
  expect(second).toContain('vua_replica_answers_total{database="replica"} 5')
  expect(second).toContain('vua_replica_answers_total{database="primary"} 4')
})

it('has no word of a replica where there is none', async () => {
  const registry = new Registry()
  addServerGauges(registry, sources)
  expect(await registry.metrics()).not.toContain('replica')
})
