/**
 * What it costs that the database narrows what a user sees to his stores (decision 0063): the same questions asked by
 * somebody who sees everything, and by a user of one of three stores, over 300,000 bills.
 */
import { systemClock } from '#kernel/clock.ts'
import { sql } from '#engine/sql.ts'
import { functionIds } from '#model/right.ts'
import { addBills } from './list.ts'
import { fillGoods } from './support/goods.ts'
import { signInAt } from './support/sign-in.ts'
import { type Stage } from './support/stage.ts'
import { print, type Line } from './support/table.ts'
import { timed, timesOf } from './support/timed.ts'

const BILLS = 300_000
const AT_ONCE = 25_000

/** Two thirds of the bills belong to other stores, as they would if each of three sold the same. */
const divide = (stage: Stage, stores: readonly string[]): Promise<unknown> =>
  stage.database.inTenant({ tenant: stage.tenant, user: null }, async (tx) => {
    await tx.query(
      sql`insert into store (id, code, name) select s.id, 'KHO' || s.n, 'Kho ' || s.n from unnest(${stores}::uuid[]) with ordinality s (id, n)`,
    )
    await tx.query(
      sql`update document d set store_id = (${stores}::uuid[])[d.seq % 3] where d.kind = 'salesBill' and d.seq % 3 > 0`,
    )
    await tx.query(
      sql`update debt_entry e set store_id = d.store_id from document d where d.tenant_id = e.tenant_id and d.id = e.document_id`,
    )
  })

/** A user with every right in one store; returns his token. */
const limitedUser = async (stage: Stage, store: string): Promise<string> => {
  const permissions = functionIds.map((FuncID) => ({ FuncID, full: true }))
  const { data: group } = await stage.call('ApiGroupUser/UpdateDB', { Code: 'KHO', Name: 'Kho', permissions })
  const sent = { UserName: 'thukho', password: 'matkhau123', email: 'kho@vua.vn', groupId: group['s_ID'] }
  await stage.call('ApiListUser/UpdateDB', { ...sent, storeIds: [store] })
  return signInAt(stage.url, { tenant: 'bench', userName: sent.UserName, password: sent.password })
}

const questions: Readonly<Record<string, string>> = {
  'bills of one month, sorted by total':
    'Order/getlist?FromDate=2026-10-01&ToDate=2026-10-31&ColSort=TotalTax&nItem=50',
  'bills of three years, newest first': 'Order/getlist?FromDate=2024-01-01&ToDate=2026-12-31&nItem=50',
  'bills of three years, 1,000th page':
    'Order/getlist?FromDate=2024-01-01&ToDate=2026-12-31&nItem=50&CurrentIndex=50000',
  'bills of one month and search text':
    'Order/getlist?FromDate=2026-10-01&ToDate=2026-10-31&KeySearch=khach%20so%2042&nItem=50',
  'start page': 'Dashboard/getInfo?FromDate=2026-10-01&ToDate=2026-10-31',
}

export const benchLimited = async (stage: Stage): Promise<Line[]> => {
  const goods = await fillGoods(stage, 5)
  for (let made = 0; made < BILLS; made += AT_ONCE) await addBills(stage, goods, made + 1, AT_ONCE)
  await divide(stage, [systemClock.newId(), systemClock.newId()])
  await stage.owner.acrossTenants('analyze', (tx) => tx.query(sql`analyze document, sales_bill, debt_entry`))
  const token = await limitedUser(stage, goods.store)
  const lines: Line[] = []
  for (const [what, question] of Object.entries(questions)) {
    const reference = await timesOf([() => stage.call(question)], 25)
    const times = await timesOf([() => stage.call(question, null, token)], 25)
    lines.push(
      timed(`${what}, of one store: p50 ÷ of all stores (p50 / p95)`, {
        times,
        reference,
        ...(what.includes('one month') && { most: { p50: 50 } }),
      }),
    )
  }
  print(lines)
  return lines
}
