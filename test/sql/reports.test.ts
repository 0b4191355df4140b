/** The SQL of every report as it is sent, once without and once with all conditions: a change of it is seen in review. */
import { expect, it } from 'vitest'
import type { Scope } from '#engine/scope.ts'
import type { Statement } from '#engine/tx.ts'
import { reportModules } from '#reports/queries.server.ts'

const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`
const few = {
  from: '2026-09-01',
  to: '2026-10-31',
  stores: [id(1)],
  partnerGroup: null,
  partner: null,
  branch: null,
  group: null,
  product: null,
  top: 10,
}
const all = { ...few, partnerGroup: id(2), partner: id(3), branch: id(4), group: id(5), product: id(6) }

async function* none(): AsyncGenerator<never[]> {}

/** Sends nothing anywhere; what a report reads first is there, so that it goes on. */
const recording = (sent: string[]): Scope => {
  const query = (statement: Statement): Promise<never[]> => {
    sent.push(statement.text)
    return Promise.resolve([])
  }
  const tx = {
    query,
    pieces: (statement: Statement) => (sent.push(statement.text), none()),
    batch: (statements: readonly Statement[]) => Promise.all(statements.map(query)),
    limits: null,
    get whole() {
      return tx
    },
  }
  return { today: few.to, language: 'vi', tx } as unknown as Scope
}

it.each(
  reportModules.flatMap(({ definition, query }) => [
    [definition.name, 'as little as possible', query, few] as const,
    [definition.name, 'everything', query, all] as const,
  ]),
)('%s, asked for %s', async (_name, _much, query, params) => {
  const sent: string[] = []
  await query(recording(sent), params)
  expect(sent.join('\n;\n')).toMatchSnapshot()
})
