/** The statements of reports, without a database: nothing is sent, and every answer is empty. */
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

/** A scope whose transaction keeps statements and answers no rows, so that a report goes on to its next statement. */
const recording = (sent: Statement[]): Scope => {
  const query = (statement: Statement): Promise<never[]> => {
    sent.push(statement)
    return Promise.resolve([])
  }
  const tx = {
    query,
    pieces: (statement: Statement) => (sent.push(statement), none()),
    batch: (statements: readonly Statement[]) => Promise.all(statements.map(query)),
    limits: null,
    get whole() {
      return tx
    },
  }
  return { today: few.to, language: 'vi', tx } as unknown as Scope
}

/** Every report, asked for as little as possible and for everything; `statements` answers what it would send. */
export const askedReports = reportModules.flatMap(({ definition, query }) =>
  [
    { much: 'as little as possible', params: few },
    { much: 'everything', params: all },
  ].map(({ much, params }) => ({
    name: definition.name,
    much,
    statements: async (): Promise<readonly Statement[]> => {
      const sent: Statement[] = []
      await query(recording(sent), params)
      return sent
    },
  })),
)
