/** On request (LOG_PLANS_FROM_MS) the log tells how the database carried out what took longest in a call. */
import type { Passage, Server } from './call/call.ts'

/** What only reads is carried out again and measured; what writes or locks is planned and nothing else. */
const isRead = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|nextval|pg_advisory\w*)\b/i.test(text)

/** After the answer, in a transaction of its own that may not write; what goes wrong is told in the log and to nobody else. */
export const logPlan = async (server: Server, call: string, { tenant, statistics, plans }: Passage): Promise<void> => {
  const { slowest } = statistics
  const from = server.config.logPlansFromMs
  if (from === null || !slowest || slowest.milliseconds < from || !tenant) return
  const { statements, milliseconds } = slowest
  try {
    const planned = await server.database.inTenant(
      { tenant: tenant.id, user: null },
      (tx) =>
        tx.batch(
          statements.map(({ text, values }) => ({
            text: `explain ${isRead(text) ? '(analyze, buffers)' : '(costs)'} ${text}`,
            values,
          })),
        ),
      { readOnly: true, kind: 'report', ...(plans && { plans }) },
    )
    const plan = (planned as { 'QUERY PLAN': string }[][]).map((rows) =>
      rows.map((row) => row['QUERY PLAN']).join('\n'),
    )
    const sql = statements.map(({ text }) => text)
    server.log.info(
      {
        tenant: tenant.code,
        call,
        ms: Math.round(milliseconds),
        sql: sql.join(';\n'),
        plan: plan.join('\n\n'),
      },
      'plan',
    )
  } catch (error) {
    server.log.warn({ err: error, call }, 'plan')
  }
}
