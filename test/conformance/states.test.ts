/**
 * Tries every transition of every document from every state; checks what can be changed and deleted there, and which
 * right each transition requires.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { sql } from '#engine/sql.ts'
import { transitDocuments } from '#engine/document/transit.ts'
import type { AnyDocument } from '#model/document.ts'
import { isPosted, leadsFrom, stateNameOf, statesOf, transitionOf, type StateName } from '#model/state.ts'
import { documentCalls } from '#server/calls/document-calls.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { kinds } from '#test/support/kinds.ts'
import { openShop, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()

const statusOf = async (shop: Shop, id: string): Promise<number> =>
  (await shop.run(({ tx }) => tx.query<{ status: number }>(sql`select status from document where id = ${id}`)))[0]!
    .status

const entriesOf = async (shop: Shop, id: string): Promise<number> =>
  (
    await shop.run(({ tx }) =>
      tx.query<{ count: number }>(sql`
        select ((select count(*) from stock_entry where document_id = ${id}) + (select count(*) from debt_entry where document_id = ${id})
          + (select count(*) from cash_entry where document_id = ${id}))::int as count`),
    )
  )[0]!.count

const transit = (shop: Shop, definition: AnyDocument, id: string, transition: string) =>
  shop.run((scope) => transitDocuments(scope, definition, [id], { transition }))

/**
 * The transitions that lead from the state after saving to the given state; null if only other documents lead there.
 */
const wayTo = (definition: AnyDocument, state: StateName): readonly string[] | null => {
  const { saved, transitions } = definition.lifecycle
  const ways = new Map<StateName, readonly string[]>([[saved, []]])
  for (const [from, way] of ways)
    for (const one of transitions)
      if (one.from.includes(from) && !ways.has(one.to)) ways.set(one.to, [...way, one.name])
  return ways.get(state) ?? null
}

describe.each(documents.map((one) => [one.name, one] as const))('%s', (name, definition) => {
  const { lifecycle } = definition
  const sample = kinds[name]!
  const isDraftState = (state: StateName) => lifecycle.states[state]!.standing === 'draft'
  /** Opening stock exists once per product and store, so each document uses its own product. */
  let made = 0
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop(database)
    if (name === 'openingStock') return
    await shop.save('openingStock', { date: '2026-01-01', store: 'K1' }, [
      { product: 'SP1', quantity: 500, unitPrice: 500 },
    ])
  })

  /** Creates a document in that state; null if no transition leads there. */
  const documentIn = async (state: StateName): Promise<string | null> => {
    const way = isDraftState(state) ? [] : wayTo(definition, state)
    if (!way) return null
    made += 1
    const date = `2026-11-${String(made).padStart(2, '0')}`
    const { id } = await shop.save(name, { date, ...sample.values }, sample.lines, { saveAsDraft: isDraftState(state) })
    for (const step of way) expect((await transit(shop, definition, id, step)).failures).toEqual([])
    expect(stateNameOf(lifecycle, { status: await statusOf(shop, id) })).toBe(state)
    return id
  }
  const forget = (id: string) => shop.run((scope) => removeDocuments(scope, definition, [id]))

  it('means the same by 3 and 4 as all documents, and names each state and step once', () => {
    const values = statesOf(lifecycle).map((one) => one.value)
    expect(new Set(values).size).toBe(values.length)
    for (const { value, standing } of statesOf(lifecycle)) {
      expect(standing === 'void').toBe(value === 3)
      expect(standing === 'draft').toBe(value === 4)
    }
    const steps = lifecycle.transitions
    expect(new Set(steps.map((one) => one.name)).size).toBe(steps.length)
    for (const { from, to } of steps) {
      expect([...from, to].filter((state) => !(state in lifecycle.states))).toEqual([])
      expect(isDraftState(to) || lifecycle.states[to]!.derived === true).toBe(false)
    }
    expect(lifecycle.states[lifecycle.saved]!.standing).toBe('inForce')
  })

  it('requires the right of each transition for its call', () => {
    const calls = documentCalls(definition)
    for (const { wire, right } of lifecycle.transitions)
      expect(calls.find((one) => one.path === `${definition.wire.module}/${wire}`)).toMatchObject({
        demand: [[definition.right, right]],
        writes: true,
      })
  })

  it.each(Object.keys(lifecycle.states))(
    '%s: goes on by the steps that begin there, and by no others',
    async (state) => {
      for (const transition of lifecycle.transitions) {
        const id = await documentIn(state)
        if (!id) return
        const outcome = await transit(shop, definition, id, transition.name)
        const allowed = leadsFrom(lifecycle, transition, { status: lifecycle.states[state]!.value })
        const messages = outcome.failures.map((one) => one.problems.map((problem) => problem.message))
        expect([transition.name, messages]).toEqual([
          transition.name,
          allowed ? [] : [[transition.otherwise ?? 'wrongStatus']],
        ])
        const status = await statusOf(shop, id)
        expect(stateNameOf(lifecycle, { status })).toBe(allowed ? transition.to : state)
        expect((await entriesOf(shop, id)) > 0).toBe(isPosted(lifecycle, { status }))
        await forget(id)
      }
    },
  )

  it.each(Object.keys(lifecycle.states))('%s: is changed and deleted where that may be', async (state) => {
    const id = await documentIn(state)
    if (!id) return
    const { editable, removable, standing } = lifecycle.states[state]!
    const change = (extras: object) =>
      shop
        .save(name, { description: 'đổi' }, [], { id, lines: undefined, ...extras })
        .then(() => 'done')
        .catch((error: { problems?: readonly { message: string }[] }) => error.problems?.[0]?.message)
    expect(await change({})).toBe(editable === true ? 'done' : 'wrongStatus')
    // A document in force cannot become a draft again.
    if (standing === 'inForce') expect(await change({ saveAsDraft: true })).toBe('wrongStatus')
    if (editable === true) expect(stateNameOf(lifecycle, { status: await statusOf(shop, id) })).toBe(state)
    expect((await forget(id)).done).toBe(removable ? 1 : 0)
  })

  it('knows every step it is asked for', async () => {
    expect(transitionOf(lifecycle, 'fly')).toBeUndefined()
    await expect(transit(shop, definition, '01900000-0000-7000-8000-000000000000', 'fly')).rejects.toThrow(
      'has no transition',
    )
    expect((await shop.run(verifyLedgers)).differences).toEqual([])
  })
})
