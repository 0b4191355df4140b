/**
 * What waits for the user, each by the right to do something about it: for the bell of every page, and the start page of
 * who looks after goods. One statement each; who may do nothing is asked nothing.
 */
import { bookModules } from '#books/rows.server.ts'
import { answering } from '#engine/answering.ts'
import type { RowsWaiting } from '#engine/listing/rows.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { isDraftSql } from '#engine/states.ts'
import { sql } from '#engine/sql.ts'
import { addDays } from '#kernel/day.ts'
import { may, type FunctionId, type RightFlag } from '#model/right.ts'
import { draftValue } from '#model/state.ts'
import { attention as described, type Attention, type AttentionItem } from '#wire/described/dashboard.ts'
import type { Call } from '../call/call.ts'
import { listOf, routeOf } from '../dashboard/call.ts'
import { partFor } from '../dashboard/part.ts'
import { readable, todosPart, type TodoCount } from '../dashboard/standing.ts'
import { countFailed } from '../jobs/work-calls.ts'

/** A draft of more days than these has probably been forgotten. */
const OLD_DRAFT_DAYS = 3

const isFor = ({ user }: Scope, needs: readonly (readonly [FunctionId, RightFlag])[]): boolean =>
  needs.some(([id, flag]) => may(user.rights, id, flag))

const ofTodos = (scope: Scope, todos: readonly TodoCount[]): AttentionItem[] =>
  todos.map((one) => ({
    key: one.todo.key,
    count: one.count,
    route: routeOf(scope, one),
    late: one.todo.isLate === true,
  }))

/** Work of the background that failed is on a page of its own. */
const failedWork: RowsWaiting = {
  key: 'failedWork',
  needs: [['Config', 'R']],
  page: '/system/work?state=failed',
  isLate: true,
  count: countFailed,
}

const ofRows = async (scope: Scope): Promise<(AttentionItem & Pick<RowsWaiting, 'unless'>)[]> => {
  const entries = [...bookModules.flatMap(({ rows }) => rows.waits ?? []), failedWork].filter(({ needs }) =>
    isFor(scope, needs),
  )
  const answers = (await scope.tx.batch(entries.map((one) => one.count(scope)))) as { count: number }[][]
  return entries.map(({ key, page, isLate = false, unless }, at) => ({
    key,
    count: answers[at]![0]!.count,
    route: page,
    late: isLate,
    ...(unless !== undefined && { unless }),
  }))
}

interface Drafts {
  kind: string
  count: number
  old: number
}

/** All drafts, and those that were forgotten, of the kinds the user may save. */
const ofDrafts = async (scope: Scope): Promise<AttentionItem[]> => {
  const kinds = readable(scope).filter(({ right }) => may(scope.user.rights, right, 'A'))
  if (kinds.length === 0) return []
  const lastOld = addDays(scope.today, -OLD_DRAFT_DAYS - 1)
  const found = await scope.tx.query<Drafts>(
    sql`select kind, count(*)::int as count, (count(*) filter (where day <= ${lastOld}))::int as old
      from document d where ${sql.ours('d')} and kind = any(${kinds.map(({ name }) => name)}::text[]) and ${isDraftSql('d')} group by kind`,
  )
  return kinds.flatMap((definition): AttentionItem[] => {
    const drafts = found.find(({ kind }) => kind === definition.name)
    if (!drafts) return []
    const narrow = `iStat=${draftValue(definition.lifecycle)}`
    const item = (key: string, count: number, days: string): AttentionItem => ({
      key,
      kind: definition.name,
      count,
      route: listOf(definition, `${days}&${narrow}`),
      late: false,
    })
    return [item('drafts', drafts.count, 'range=ALL'), item('oldDrafts', drafts.old, `to=${lastOld}`)]
  })
}

const attention = async (scope: Scope): Promise<Attention> => {
  const [todos, wholeTodos, rows, drafts] = await Promise.all([
    partFor(scope, true, () => todosPart(scope, false, true)),
    partFor(wholeScope(scope), true, () => todosPart(scope, true, true)),
    ofRows(scope),
    ofDrafts(scope),
  ])
  const told = ofTodos(scope, [...todos!, ...wholeTodos!])
  const isTold = (key: string | undefined): boolean => told.some((one) => one.key === key)
  const items = [
    ...told,
    ...rows.flatMap(({ unless, ...item }) => (isTold(unless) ? [] : [item])),
    // An entry of its own may say more of the same drafts.
    ...drafts.filter(({ route }) => !told.some((one) => one.route === route)),
  ]
  return { items: [...items.filter(({ late }) => late), ...items.filter(({ late }) => !late)] }
}

export const attentionCalls: readonly Call[] = [answering(described, attention)]
