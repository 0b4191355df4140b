/** On request (LOG_PLANS_FROM_MS) the log tells how the database carried out the slowest statement of a call. */
import type { Passage, Server } from './call.ts'

/** What only reads is carried out again and measured; what writes or locks is planned and nothing else. */
const isRead = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|nextval|pg_advisory\w*)\b/i.test(text)

/** After the answer, in a transaction of its own that may not write; what goes wrong is told in the log and to nobody else. */
export const logPlan = async (server: Server, call: string, { tenant, statistics, plans }: Passage): Promise<void> => {
  const { slowest } = statistics
  const from = server.config.logPlansFromMs
  if (from === null || !slowest || slowest.milliseconds < from || !tenant) return
  const { text, values } = slowest.statement
  const how = isRead(text) ? '(analyze, buffers)' : '(costs)'
  try {
    const rows = await server.database.inTenant(
      { tenant: tenant.id, user: null },
      (tx) => tx.query<{ 'QUERY PLAN': string }>({ text: `explain ${how} ${text}`, values }),
      { readOnly: true, kind: 'report', ...(plans && { plans }) },
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    server.log.info({ tenant: tenant.code, call, ms: Math.round(slowest.milliseconds), sql: text, plan }, 'plan')
  } catch (error) {
    server.log.warn({ err: error, call }, 'plan')
  }
}
