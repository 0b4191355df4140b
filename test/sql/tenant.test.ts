/**
 * Where the database is spread by tenant, statements name him themselves: every table of tenants is led to the one value
 * that is his (decision 0054). Read from plans, which know what follows from equalities.
 */
import { afterAll, describe, expect, it, vi } from 'vitest'
import { documents } from '#documents/all.ts'
import { ourTenant } from '#engine/sql.ts'
import {
  administration,
  documentPages,
  hubs,
  lookups,
  recordPages,
  removals,
  saves,
  short,
  signingIn,
  taken,
  tenant,
  type RecordedCall,
} from '../support/recorded-calls.ts'
import { openLargeTenant, type PlanNode } from '../support/large-tenant.ts'
import { askedReports } from '../support/recorded-reports.ts'
import type { Sent } from '../support/sent.ts'
import { titleOf } from '../support/sql-text.ts'

vi.hoisted(() => (process.env['SPREAD'] = '1'))

const house = await openLargeTenant()
afterAll(() => house.close())

const ofTenants = new Set(
  [...house.tables].filter(([, { columns }]) => columns.includes('tenant_id')).map(([name]) => name),
)
const below = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(below)]

/** Conditions of a scan, or of the indexes a bitmap of it is made of. */
const conditionsOf = (node: PlanNode): string =>
  [node, ...(node['Node Type'] === 'Bitmap Heap Scan' ? below(node) : [])]
    .flatMap((one) => [one['Index Cond'], one['Recheck Cond'], one.Filter])
    .join(' ')

/** The tables of tenants a statement reads, or writes, without saying whose. */
const unnamed = async (statement: Sent, opening: RecordedCall['opening']): Promise<string[]> => {
  const tree = await house.tree({ opening, statement: { ...statement, isKept: true }, tenant })
  const place = statement.values.indexOf(tenant) + 1
  // In a sub-select it may be the row outside, which is led to the value itself.
  const isLed = new RegExp(`\\btenant_id = (\\$${place || 'none'}(?!\\d)|\\w+\\.tenant_id)`)
  const scanned = below(tree).filter(
    (node) => node['Node Type'].endsWith('Scan') && ofTenants.has(node['Relation Name']!),
  )
  const read = scanned.filter((node) => !isLed.test(conditionsOf(node))).map((node) => `reads ${node['Relation Name']}`)
  const written = [...statement.text.matchAll(/insert into "?(\w+)"?(?: as \w+)? \((\w+)/g)]
    .filter(([, table, first]) => ofTenants.has(table!) && (first !== 'tenant_id' || place === 0))
    .map(([, table]) => `writes ${table}`)
  // A cluster would fetch such a row and copy it into the table, which row level security forbids.
  const copied = [...statement.text.matchAll(/insert into "?(\w+)"?(?: as \w+)? \([^)]*\)\s+select \$/g)]
    .filter(([, table]) => ofTenants.has(table!))
    .map(([, table]) => `copies ${table}`)
  return [...read, ...written, ...copied]
}

const expectNamed = async (all: readonly RecordedCall[]): Promise<void> => {
  const found: string[] = []
  const told = new Set<string>()
  for (const { pieces, opening } of all)
    for (const statement of pieces.flat()) {
      if (opening.includes(statement) || /^(begin|commit|savepoint|release|rollback|set )/.test(statement.text))
        continue
      if (told.has(statement.text)) continue
      told.add(statement.text)
      found.push(...(await unnamed(statement, opening)).map((what) => `${what}: ${titleOf(statement)}`))
    }
  expect(found).toEqual([])
  expect(told.size).toBeGreaterThan(0)
}

it('saves, removals, and the sessions they begin with', async () => {
  await expectNamed([...(await saves()), ...(await removals())])
})

it.each(documents)('a page of the list $name', async (definition) => {
  await expectNamed(await documentPages(definition))
})

it.each(['product', 'partner'] as const)('the list and the lookup of %s', async (name) => {
  await expectNamed([...(await recordPages(name)), ...(await lookups(name))])
})

it('signing in, and what users, groups and settings are kept with', async () => {
  await expectNamed([...(await signingIn()), ...(await administration())])
})

it.each(['product', 'partner'] as const)('the page of one %s', async (name) => {
  await expectNamed(await hubs(name))
})

it('what was taken, and what is short', async () => {
  await expectNamed([...(await taken()), ...(await short())])
})

it.each(askedReports)('the report $name, asked for $much', async ({ statements }) => {
  const { opening } = (await lookups('partner'))[0]!
  const sent = (await statements()).map(({ text, values, named = { text, values } }) => ({
    text: named.text,
    values: named.values.map((value) => (value === ourTenant ? tenant : value)),
    isKept: true,
  }))
  await expectNamed([{ what: '', opening, pieces: [sent] }])
})

describe('what does not say whose', async () => {
  const { opening } = (await lookups('partner'))[0]!
  const found = (text: string, values: readonly unknown[] = []) => unnamed({ text, values, isKept: true }, opening)

  it.each([
    ['is read', 'select id from partner', [], ['reads partner']],
    [
      'in a sub-select',
      'select (select name from unit limit 1) from partner p where p.tenant_id = $1',
      [tenant],
      ['reads unit'],
    ],
    [
      'in a union',
      'select id from unit u where u.tenant_id = $1 union select id from store',
      [tenant],
      ['reads store'],
    ],
    [
      'is copied',
      'insert into number_series (tenant_id, series, last) select $1, $2::text, n from generate_series(1, 1) n',
      [tenant, 'a'],
      ['copies number_series'],
    ],
    ['is written', 'insert into number_series (series, last) values ($1, 1)', ['a'], ['writes number_series']],
    [
      'but follows',
      'select d.id from document d join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id where d.tenant_id = $1',
      [tenant],
      [],
    ],
  ])('%s', async (_, text, values, expected) => {
    expect(await found(text, values)).toEqual(expected)
  })
})
