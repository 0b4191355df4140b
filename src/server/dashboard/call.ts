/** Figures of the start page (contract system §10.1). A part is null if the user lacks the right of its function. */
import { draftValue } from '#model/state.ts'
import { inForceOnly } from '#wire/list-query.ts'
import { answering } from '#engine/answering.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { addDays, cutAt, firstOfMonth, lastOfMonth, readDay, type Day } from '#kernel/day.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { may, type FunctionId } from '#model/right.ts'
import { dashboard, type Dashboard, type DebtFigures } from '#wire/described/dashboard.ts'
import { earliest, latest } from '#wire/values.ts'
import type { Call, Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { debtPart } from './debts.ts'
import { partFor, type Range } from './part.ts'
import { ownPart, salesPart, topProducts } from './sales.ts'
import {
  cashPart,
  closingOf,
  guideOf,
  stockOf,
  todosPart,
  waitingPart,
  type TodoCount,
  type Waiting,
} from './standing.ts'

/** The requested range; default: this month. */
export const rangeOf = (scope: Scope, { query }: Input): Range => {
  const read = (name: string, otherwise: Day): Day => {
    const text = fromQuery(query, name)?.trim()
    if (!text) return otherwise
    const day = readDay(text, scope.settings.timeZone)
    if (!day) throw new Unreadable('invalid', { label: 'document.date' })
    // Documents cannot be dated outside these days, and neither can the database store timestamps before them.
    return day < earliest ? earliest : day > latest ? latest : day
  }
  return { from: read('FromDate', firstOfMonth(scope.today)), to: read('ToDate', lastOfMonth(scope.today)) }
}

export const listOf = ({ screen }: AnyDocument, query: string): string => `${screen.base}/${screen.list}?${query}`

/** The list or page that shows what is counted. */
export const routeOf = (
  { today }: Scope,
  { definition, todo: { shows, lastDays } }: Omit<TodoCount, 'count'>,
): string => {
  if ('page' in shows) return shows.page
  const days = lastDays === undefined ? 'range=ALL' : `from=${addDays(today, -lastDays)}`
  return listOf(definition, `${days}&${shows.narrow}`)
}

/** What the user should do next, with counts; each entry links to the list with exactly the counted records. */
const todoOf = (scope: Scope, todos: readonly TodoCount[], { drafts }: Waiting): Dashboard['todo'] => [
  ...todos
    .filter(({ count }) => count > 0)
    .map((one) => ({ key: one.todo.key, count: one.count, route: routeOf(scope, one) })),
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

/** Whose sales and stock the user sees. Bills of others are not among them if he sees his own only. */
const whoseOf = ({ tx: { limits }, registry }: Scope): Dashboard['whose'] => {
  const all = limits?.stores ? 'stores' : 'company'
  const isOwn = [...registry.documents.values()].some(
    ({ name, trade }) => trade?.side === 'sales' && trade.as === 'goods' && limits?.ownKinds.includes(name),
  )
  return { sales: isOwn ? 'own' : all, stock: all }
}

const figures = async (scope: Scope, input: Input): Promise<Dashboard> => {
  const asked = rangeOf(scope, input)
  // What is dated later is not sold yet.
  const range = cutAt(asked, scope.today)
  const sees = (id: FunctionId) => may(scope.user.rights, id, 'R')
  const [best, sales, receivable, payable, cash, stock, mine, waiting, todos, wholeTodos, closing, guide] =
    await Promise.all([
      sees('ReportSales') ? topProducts(scope, range) : null,
      partFor(scope, sees('ReportSales'), () => salesPart(scope, range, asked)),
      partFor(scope, sees('ReportReceivable'), () => debtPart(scope, 'receivable')),
      partFor(scope, sees('ReportPayable'), () => debtPart(scope, 'payable')),
      partFor(scope, sees('CashFlow'), () => cashPart(scope)),
      sees('ReportStock') ? stockOf(scope) : null,
      // Users who may see the funds get the figures of the whole business instead of their own part.
      partFor(scope, may(scope.user.rights, 'Order', 'A') && !sees('CashFlow'), () => ownPart(scope, range)),
      partFor(scope, true, () => waitingPart(scope)),
      partFor(scope, true, () => todosPart(scope, false)),
      partFor(wholeScope(scope), true, () => todosPart(scope, true)),
      sees('Config') ? closingOf(scope) : null,
      guideOf(scope),
    ])
  return {
    whose: whoseOf(scope),
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
    todo: todoOf(scope, [...todos!, ...wholeTodos!], waiting!),
  }
}

export const dashboardCalls: readonly Call[] = [answering(dashboard, figures)]
