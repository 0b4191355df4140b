/** Histories in several currencies verify at every step, rebuild to the same, and can be closed to 0. */
import { expect, test } from 'vitest'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import { random, sides, worldOf, type Made, type Side } from '../../support/foreign-history.ts'
import { stepOf } from '../../support/foreign-steps.ts'
import { openForeign } from '../../support/foreign-trade.ts'
import { current } from '../../support/quarter.ts'

const trade = await openForeign('lich')
const { data, saved, scoped } = trade
const { proved, closeAll } = worldOf(trade)
const step = stepOf(trade)

// Of both sides, in each quarter others; `npm test -- full` takes all.
const STEPS = 45
const seeds = Array.from({ length: 12 }, (_, index) => index + 1).filter(
  (seed) => current === null || Math.ceil(seed / 3) === current,
)

test.each(seeds)(
  'history %i',
  async (seed) => {
    const side: Side = seed % 2 ? 'receivable' : 'payable'
    const p = await saved('Customer', { Name: `Đối tác ${seed}`, partnerType: sides[side].kind })
    const pick = random(seed * 7919)
    const made: Made = { bills: [], backs: [], vouchers: [], orders: [], refunds: [] }
    for (let n = 0; n < STEPS; n++) {
      await step(side, p, pick, made)
      if (n % 15 === 14) await proved(`step ${n}`)
    }
    await closeAll(side, p, pick, made)
    await proved('closed')
    const before = await scoped(storedLedgers)
    await scoped(rebuildLedgers)
    expect(await scoped(storedLedgers)).toEqual(before)
    const module = sides[side].report
    const range = { fromDate: '2026-11-01', toDate: '2026-11-30' }
    const detail = await data(module, 'rptChitietcongno', { ...range, ObjID: p })
    expect(detail.ListItem.at(-1)?.conlai ?? 0).toBe(0)
    const named = await data(module, 'rptExchangeDifference', {}, { ...range, Object_ID: p })
    const sign = side === 'receivable' ? 1 : -1
    let total = 0
    for (const one of named.ListItem) {
      expect(one.difference).toBe(sign * (one.worth - one.taken))
      total += one.difference
    }
    const [entries] = await scoped(({ tx }) =>
      tx.query<{ amount: string }>(
        sql`select coalesce(sum(amount) / 10000, 0)::bigint::text as amount from debt_entry where partner_id = ${p} and side = ${side}`,
      ),
    )
    expect(Number(entries!.amount)).toBe(-sign * total)
    const over = await data(module, 'rptDebtOver', {}, { toDate: '2026-11-30', Object_ID: p })
    expect(over.ListItem).toEqual([])
    expect(trade.faults).toEqual([])
  },
  600_000,
)
