import { describe, expect, test } from 'vitest'
import { planFor } from './changed.ts'
import { definitionsIn, reachedByImports, reachedByNames, readSources } from './reach.ts'
import { root } from './run.ts'

const sources = new Map([
  ['src/kernel/day.ts', ''],
  ['src/documents/sales-bill/index.ts', "import { day } from '#kernel/day.ts'"],
  ['src/documents/sales-bill/meta.ts', "export const meta = { name: 'salesBill', wire: { module: 'Order' } }"],
  ['src/documents/all.ts', "import './sales-bill/index.ts'"],
  ['test/support/app.ts', "import { documents } from '#documents/all.ts'"],
  ['test/integration/bills.test.ts', "import '../support/app.ts'\ncall('Order', 'UpdateDB')\ncall('Order/getlist')"],
  ['test/integration/paths.test.ts', "import '../support/app.ts'\ncall('Order/getInfo')"],
  ['test/integration/units.test.ts', "import '../support/app.ts'\ncall('OrderUnit', 'UpdateDB')"],
  ['test/integration/days.test.ts', "const { day } = await import('#kernel/day.ts')"],
  ['src/kernel/day.test.ts', "import { day } from './day.ts'"],
  ['test/e2e/list.spec.ts', ''],
  ['test/e2e/quotes.spec.ts', ''],
])

describe('by imports', () => {
  test('the nearest tests come first, and a registry leads to none of its definitions', () => {
    expect(reachedByImports(sources, ['src/kernel/day.ts'])).toEqual([
      { path: 'src/kernel/day.test.ts', distance: 1 },
      { path: 'test/integration/days.test.ts', distance: 1 },
    ])
  })
  test('what is in every registry reaches whoever opens it', () => {
    const paths = reachedByImports(sources, ['src/documents/all.ts']).map(({ path }) => path)
    expect(paths).toEqual(['bills', 'paths', 'units'].map((name) => `test/integration/${name}.test.ts`))
  })
})

test('by names: a definition under its own name and under that outside, not as a part of another', () => {
  const names = definitionsIn(sources, ['src/documents/sales-bill/rules.ts', 'src/kernel/day.ts'])
  expect(names).toEqual(['Order', 'salesBill'])
  expect(reachedByNames(sources, names)).toEqual(['test/integration/bills.test.ts', 'test/integration/paths.test.ts'])
  expect(reachedByNames(sources, [])).toEqual([])
})

test('a plan has the tests of what was changed, and says what it leaves out', () => {
  const plan = planFor(sources, 'abc', [
    'src/documents/quote/rules.ts',
    'src/web/list/row.tsx',
    'test/integration/units.test.ts',
  ])
  expect(plan.integration).toEqual(['test/integration/units.test.ts'])
  expect(plan.browser).toEqual(['test/e2e/list.spec.ts', 'test/e2e/quotes.spec.ts'])
  expect(plan.definitions).toEqual(['quote'])
  expect(plan.left).toEqual(['strain: it tests the whole product'])
  expect(planFor(sources, 'abc', ['src/kernel/day.ts']).left.join()).toContain('no spec')
})

test('in this project, a change to the bill reaches its scenarios, and a list its own tests', () => {
  const own = readSources(root)
  const bill = planFor(own, 'abc', ['src/documents/sales-bill/index.ts'])
  expect(bill.definitions).toContain('Order')
  expect(bill.integration.length).toBeGreaterThan(10)
  expect(bill.left[0]).toMatch(/^\d+ further files/)
  expect(planFor(own, 'abc', ['src/lists/price-level/index.ts']).integration).toContain(
    'test/integration/money/price-levels.test.ts',
  )
  expect(definitionsIn(own, ['src/reports/sales/best-goods.ts'])).toEqual([
    'ReportOfOrder/rptThongkeTopHanghoa',
    'productSellBest',
  ])
})
