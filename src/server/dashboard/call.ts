/** Figures of the start page (contract system §10.1): a part is null without the right of its function. */
import { draftValue } from '#model/state.ts'
import { inForceOnly } from '#wire/list-query.ts'
import type { Scope } from '#engine/scope.ts'
import { firstOfMonth, lastOfMonth, readDay, type Day } from '#kernel/day.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { may, needs, type FunctionId } from '#model/right.ts'
import type { Dashboard, DebtFigures } from '#wire/dashboard.ts'
import { earliest, latest } from '#wire/values.ts'
import type { Call, Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { debtPart } from './debts.ts'
import { told, type Range } from './part.ts'
import { ownPart, salesPart, topProducts } from './sales.ts'
import {
  cashPart,
  closingPart,
  guidePart,
  stockPart,
  todosPart,
  waitingPart,
  type TodoCount,
  type Waiting,
} from './standing.ts'

/** This month unless another range is asked for. */
const rangeOf = (scope: Scope, { query }: Input): Range => {
  const read = (name: string, otherwise: Day): Day => {
    const text = fromQuery(query, name)?.trim()
    if (!text) return otherwise
    const day = readDay(text, scope.settings.timeZone)
    if (!day) throw new Unreadable('invalid', { label: 'document.date' })
    // Documents have no other days, and the database no time before them.
    return day < earliest ? earliest : day > latest ? latest : day
  }
  return { from: read('FromDate', firstOfMonth(scope.today)), to: read('ToDate', lastOfMonth(scope.today)) }
}

const listOf = ({ screen }: AnyDocument, query: string): string => `${screen.base}/${screen.list}?${query}`

/** What waits for somebody who may do it, each with the list that shows exactly what is counted. */
const todoOf = (scope: Scope, todos: readonly TodoCount[], { drafts }: Waiting): Dashboard['todo'] => [
  ...todos.map(({ definition, todo, count }) => ({
    key: todo.key,
    count,
    route: listOf(definition, `range=ALL&${todo.narrow}`),
  })),
  ...drafts
    .filter(({ definition }) => may(scope.user.rights, definition.right, 'A'))
    .map(({ definition, count }) => ({
      key: 'drafts',
      kind: definition.name,
      count,
      route: listOf(definition, `range=ALL&iStat=${draftValue(definition.lifecycle)}`),
    })),
]

const figuresOf = ({ balance, overdue, late }: DebtFigures): DebtFigures => ({ balance, overdue, late })

const figures = async (scope: Scope, input: Input): Promise<Dashboard> => {
  const range = rangeOf(scope, input)
  const sees = (id: FunctionId) => may(scope.user.rights, id, 'R')
  const [best, sales, receivable, payable, cash, stock, mine, waiting, todos, closing, guide] = await Promise.all([
    sees('ReportSales') ? topProducts(scope, range) : null,
    told(scope, sees('ReportSales'), () => salesPart(scope, range)),
    told(scope, sees('ReportReceivable'), () => debtPart(scope, 'receivable')),
    told(scope, sees('ReportPayable'), () => debtPart(scope, 'payable')),
    told(scope, sees('CashFlow'), cashPart),
    told(scope, sees('ReportStock'), () => stockPart(scope)),
    // Who sees the tills looks at the whole house.
    told(scope, may(scope.user.rights, 'Order', 'A') && !sees('CashFlow'), () => ownPart(scope, range)),
    told(scope, true, () => waitingPart(scope)),
    told(scope, true, () => todosPart(scope)),
    told(scope, sees('Config'), () => closingPart(scope)),
    told(scope, true, () => guidePart(scope)),
  ])
  return {
    sales: sales?.sales ?? null,
    salesByDay: sales?.salesByDay ?? null,
    previousByDay: sales?.previousByDay ?? null,
    topProducts: best,
    topCustomers: sales?.topCustomers ?? null,
    receivable: receivable && figuresOf(receivable),
    payable: payable && figuresOf(payable),
    cash,
    stock,
    mine,
    today: waiting!.today.map(({ definition, count }) => ({
      kind: definition.name,
      count,
      route: listOf(definition, ['range=TODAY', inForceOnly(definition)].filter(Boolean).join('&')),
    })),
    closing,
    guide,
    todo: todoOf(scope, todos!, waiting!),
  }
}

export const dashboardCalls: readonly Call[] = [
  { path: 'Dashboard/getInfo', demand: needs(['Dashboard', 'R']), plans: 'anew', run: figures },
]
