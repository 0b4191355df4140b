/**
 * How the database carries out a save of a bill, its list and the lookups in a house of 50,000 bills: a change of it is
 * seen in review. What the program keeps is planned for any values, the rest for those of the example.
 */
import { afterAll, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import {
  documentPages,
  hubs,
  lookups,
  saves,
  short,
  taken,
  tenant,
  type RecordedCall,
} from '../support/recorded-calls.ts'
import { openLargeTenant, type PlanNode } from '../support/large-tenant.ts'
import type { Sent } from '../support/sent.ts'
import { plansOf, titleOf } from '../support/sql-text.ts'

const house = await openLargeTenant()
afterAll(() => house.close())
const saved = await saves()

const isSetting = ({ text }: Sent): boolean => text.startsWith('select set_config(')

/** Beginning and end of a transaction have no plan, nor what changes how others are planned. */
const planned = (one: RecordedCall): RecordedCall => ({
  ...one,
  pieces: one.pieces
    .map((piece) => piece.filter((sent) => !one.opening.includes(sent) && sent.text !== 'commit' && !isSetting(sent)))
    .filter((piece) => piece.length > 0),
})

/** What was sent before a statement and changes its plan. */
const openingOf = (sent: Sent, { opening, pieces }: RecordedCall): Sent[] => {
  const all = pieces.flat()
  const before = all.slice(0, all.indexOf(sent)).filter((one) => isSetting(one) && !opening.includes(one))
  return [...opening, ...before]
}

const expectAsBefore = async (name: string, all: readonly RecordedCall[]): Promise<void> => {
  const calls = new Map(all.map((one) => [planned(one), one]))
  const plan = (statement: Sent, one: RecordedCall) =>
    house.plan({ opening: openingOf(statement, calls.get(one)!), statement, tenant })
  await expect(await plansOf([...calls.keys()], plan)).toMatchFileSnapshot(`plans/${name}.txt`)
}

it('saves of a bill', async () => {
  for (const one of saved.slice(0, 2)) await expectAsBefore(`save-${one.what.replaceAll(/\W+/g, '-')}`, [one])
})

it('a page of bills', async () => {
  const bill = documents.find(({ name }) => name === 'salesBill')!
  await expectAsBefore('list-sales-bill', await documentPages(bill))
})

it.each(['product', 'partner'] as const)('the lookup of %s', async (name) => {
  await expectAsBefore(`lookup-${name}`, await lookups(name))
})

it.each(['product', 'partner'] as const)('the page of a %s', async (name) => {
  await expectAsBefore(`hub-${name}`, await hubs(name))
})

it('what was taken last', async () => {
  await expectAsBefore('taken-product', await taken())
})

it('what is short', async () => {
  await expectAsBefore('short-products', await short())
})

/** Tables that grow with every document of the tenant. */
const growing = new Set([
  'document',
  'stock_entry',
  'debt_entry',
  'cash_entry',
  'allocation',
  'document_link',
  'document_revision',
  'event',
  'request',
  ...documents.flatMap(({ table }) => [table, `${table}_line`]),
])
const few = new Set(['tenant_id', 'kind'])
const byIndex = new Set(['Index Scan', 'Index Only Scan', 'Bitmap Index Scan'])

/** True if more leads to the rows of a table than the tenant and the kind of document. */
const isLed = (table: string, condition: string): boolean => {
  const words = new Set(condition.replaceAll(/'[^']*'/g, '').match(/\w+/g))
  return house.tables.get(table)!.columns.some((column) => !few.has(column) && words.has(column))
}

/** Where a plan goes through a growing table, or a whole kind of its documents. `heap`: what a bitmap is made for. */
const sweeps = (node: PlanNode, heap?: string): string[] => {
  const type = node['Node Type']
  const table = node['Relation Name'] ?? heap
  const below = (node.Plans ?? []).flatMap((one) => sweeps(one, type.startsWith('Bitmap') ? table : undefined))
  if (!table || !growing.has(table)) return below
  if (house.tables.get(table)!.rows < 1000) return [`nothing was counted of ${table}`, ...below]
  if (type === 'Seq Scan') return [`all of ${table}`, ...below]
  const condition = node['Index Cond'] ?? ''
  return byIndex.has(type) && !isLed(table, condition) ? [`${table} by ${condition || 'nothing'}`, ...below] : below
}

it.each(saved)('$what: nothing that grows is gone through', async (one) => {
  const found: string[] = []
  for (const statement of planned(one)
    .pieces.flat()
    .filter(({ isKept }) => isKept)) {
    const tree = await house.tree({ opening: one.opening, statement, tenant })
    found.push(...sweeps(tree).map((what) => `${what}: ${titleOf(statement)}`))
  }
  expect(found).toEqual([])
})

const everyNode = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(everyNode)]

it('what is planned anew compares no row with a setting', async () => {
  const bill = documents.find(({ name }) => name === 'salesBill')!
  const anew = (await documentPages(bill)).flatMap((one) =>
    planned(one)
      .pieces.flat()
      .filter(({ isKept }) => !isKept)
      .map((statement) => ({ statement, opening: openingOf(statement, one) })),
  )
  expect(anew.length).toBeGreaterThan(0)
  for (const { statement, opening } of anew)
    for (const node of everyNode(await house.tree({ opening, statement, tenant })))
      expect(`${node['Index Cond']} ${node.Filter}`, titleOf(statement)).not.toContain('current_setting')
})

it('a unique key that does not lead to its row is seen', async () => {
  const { opening } = saved[0]!
  const found = async (condition: string): Promise<string[]> => {
    const text = `select id from document where kind = $1 and ${condition}`
    return sweeps(await house.tree({ opening, tenant, statement: { text, values: [], isKept: true } }))
  }
  // The index of numbers leaves out documents without one.
  expect(await found(`number_key = lower($2)`)).toHaveLength(1)
  expect(await found(`number_key = lower($2) and number_key <> ''`)).toEqual([])
  expect(await found(`description = $2`)).toHaveLength(1)
})
