/**
 * What a save costs, in counts that are the same on every machine, compared with `saves.json`. A save that sends one
 * statement more, or costs over 3 % more, than is written there fails; whoever raises a number writes the reason beside
 * it. `BUDGETS=write` writes the numbers anew and keeps the reasons.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { createTestApp } from '../support/app.ts'
import { runAt } from '../support/database.ts'
import { countsOf, figures, watchConnections, type Counts } from '../support/counted.ts'
import type { Answered } from './documents.ts'
import { openStockedShop } from './shop.ts'

const TOLERANCE = 1.03
/** The first saves of a connection prepare their statements. */
const WARM = 4
/** The least of these counts: others may include what a neighbour on the same server made PostgreSQL read again. */
const COUNTED = 5
/** Where indexes are so full by now that each of five saves divides a page, which writes that page to the log. */
const COUNTED_AT_LAST = 9

interface Budget extends Counts {
  /**
   * Set where later entries are written again: by which share buffers, rows and log differ from run to run. PostgreSQL
   * tidies a page when its other transactions allow; and each turn writes another number of rows, of which the least
   * counts, while rows are counted for the whole database. What is sent for them stays within the tolerance.
   */
  varies?: number
  /** Why a number was raised, the newest last. */
  reasons: readonly string[]
}
const path = new URL('saves.json', import.meta.url)
const budgets = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Budget>
const isWriting = process.env['BUDGETS'] === 'write'

let ids = 0
const clock: Clock = {
  now: () => new Date('2026-11-20T08:00:00Z'),
  newId: () => `019f0000-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`,
}
watchConnections()
const app = await createTestApp({ clock, connections: 1 })
const { goods, saves: usual, automaticSaves } = await openStockedShop(app, 'dem')
const saves = { ...usual, ...automaticSaves }

it.each(Object.keys(saves))(
  '%s costs what is written down',
  async (what) => {
    const { module, body } = saves[what]!
    const all: Counts[] = []
    const counted = what in automaticSaves ? COUNTED_AT_LAST : COUNTED
    for (let turn = 0; turn < WARM + counted; turn += 1) {
      // Rows that earlier saves replaced would otherwise be read or not, as PostgreSQL found time to remove them; and
      // without statistics, plans are those of empty tables.
      if (turn === WARM) await runAt(app.ownerUrl, 'vacuum analyze')
      const sent = { ...(await body(goods, turn)), requestId: systemClock.newId(), confirm: ['belowCost'] }
      const counts = await countsOf(app.database, async () => {
        const { body: answer, headers } = await app.call<Answered>(module, 'UpdateDB', sent)
        expect(answer.Data['errors'] ?? answer.Data['Description']).toBe('ok')
        return Number(/desc="(\d+)"/.exec(String(headers['server-timing']))![1])
      })
      if (turn >= WARM) all.push(counts)
    }
    const cost = Object.fromEntries(
      figures.map((name) => [name, Math.min(...all.map((one) => one[name]))]),
    ) as unknown as Counts
    const budget = budgets[what]
    if (isWriting) {
      budgets[what] = { ...budget, ...cost, reasons: budget?.reasons ?? [] }
      return writeFileSync(path, `${JSON.stringify(budgets, null, 2)}\n`)
    }
    const most = (name: keyof Counts): number => {
      if (name === 'statements') return 1
      return name === 'buffers' || name === 'rows' || name === 'log' ? TOLERANCE + (budget?.varies ?? 0) : TOLERANCE
    }
    const over = figures
      .filter((name) => cost[name] > (budget?.[name] ?? 0) * most(name))
      .map((name) => `${name}: ${cost[name]}, written down are ${budget?.[name]}`)
    expect(over).toEqual([])
  },
  120_000,
)
