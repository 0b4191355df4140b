/** If LOG_PLANS_FROM_MS is set, logs the query plan of the slowest statement of slow calls. */
import type { RequestLog, Server } from './call/call.ts'

/** Statements that only read are executed again with timing; others are only planned. */
const isRead = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|nextval|pg_advisory\w*)\b/i.test(text)

/** Runs after the response, in its own read-only transaction. Errors are only logged. */
export const logPlan = async (
  server: Server,
  call: string,
  { tenant, statistics, plans }: RequestLog,
): Promise<void> => {
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
