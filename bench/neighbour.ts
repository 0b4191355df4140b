/**
 * Measures a small call of one tenant while another tenant saves thirty long receipts at once, against the same call
 * without that load.
 */
import { systemClock } from '#kernel/clock.ts'
import { listModules, registry } from '#server/calls/registry.ts'
import { createTenant } from '#server/tenant.ts'
import { fillGoods, type Goods } from './support/goods.ts'
import { signInAt } from './support/sign-in.ts'
import type { Stage } from './support/stage.ts'
import { median, print, type Line } from './support/table.ts'

const LINES = 1_000
const AT_ONCE = 30
const QUIET_CALLS = 300

const receipt = (goods: Goods, turn: number) => ({
  Object_ID: goods.supplier,
  Store_ID: goods.store,
  dtDate: '2026-11-20',
  lines: goods.products.map((product) => ({ Product_ID: product, Qty: 2, Price: 8_000 + turn, VAT: 8 })),
})

/** Returns a function that makes the small call and returns its duration in ms. */
export const neighbour = async ({ owner, url }: Stage): Promise<() => Promise<number>> => {
  const password = 'matkhau123'
  await createTenant(
    owner,
    { clock: systemClock, registry, lists: listModules },
    { code: 'ke-ben', name: 'Kế bên', admin: 'admin', password },
  )
  const token = await signInAt(url, { tenant: 'ke-ben', userName: 'admin', password })
  return async () => {
    const from = performance.now()
    const answer = await fetch(`${url}/api/User/getPermission?FuncID=Order`, {
      method: 'POST',
      headers: { 'x-tenant': 'ke-ben', authorization: `Bearer ${token}` },
    })
    if (answer.status !== 200) throw new Error(`The other tenant received status ${answer.status}`)
    await answer.arrayBuffer()
    return performance.now() - from
  }
}

export const benchNeighbour = async (stage: Stage): Promise<Line[]> => {
  const goods = await fillGoods(stage, LINES)
  const measureCall = await neighbour(stage)
  const save = (turn: number) => stage.call('Import/UpdateDB', receipt(goods, turn))
  await save(0)
  const quiet: number[] = []
  for (let index = 0; index < QUIET_CALLS; index += 1) quiet.push(await measureCall())
  const busy: number[] = []
  let isOver = false
  const from = performance.now()
  const saving = Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => save(turn + 1))).finally(
    () => (isOver = true),
  )
  while (!isOver) busy.push(await measureCall())
  await saving
  const seconds = (performance.now() - from) / 1000
  const ratio = median(busy) / median(quiet)
  const lines: Line[] = [
    {
      what: `small call while another tenant saves ${AT_ONCE} receipts of ${LINES} lines ÷ without load: latency`,
      measured: `${ratio.toFixed(2)} × (${median(busy).toFixed(1)} / ${median(quiet).toFixed(1)} ms)`,
      goal: '≤ 3 ×',
      met: ratio <= 3,
    },
    { what: '  maximum latency during the load', measured: `${Math.max(...busy).toFixed(0)} ms`, goal: '', met: null },
    { what: '  time until all receipts are saved', measured: `${seconds.toFixed(1)} s`, goal: '', met: null },
  ]
  print(lines)
  return lines
}
