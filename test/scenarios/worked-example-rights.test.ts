/** What reports of the worked example tell whom: costs to who may see them, and nothing to strangers. */
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { BEGINNING } from '#reports/_shared/beginning-size.ts'
import { limitTo } from '#test/support/limits.ts'
import type { Field } from '#model/field.ts'
import { wireName } from '#model/field.ts'
import type { AnyReport } from '#model/report.ts'
import { fullRight, type FunctionId } from '#model/right.ts'
import type { Column } from '#model/table.ts'
import { reports } from '#reports/all.ts'
import { columnWire } from '#wire/report.ts'
import { createTestApp, type Answer as CallAnswer } from '#test/support/app.ts'
import { onPaper, reportBlocks, withIds, type ReportBlock, type Values } from '#test/support/example-blocks.ts'
import {
  dense,
  enterExample,
  printOf,
  tableOf,
  textOf,
  words,
  workbookOf,
  type Answer,
} from '#test/support/example-output.ts'
import type { ExampleTenant } from '#test/support/example-tenant.ts'
import { quarterOf } from '#test/support/quarter.ts'
import { userWith } from '#test/support/users.ts'

// Reports begin early, as those of large businesses do.
limitTo(BEGINNING, { rows: 2, longFrom: 1, largestShare: 1 })

const app = await createTestApp()
let tenant: ExampleTenant
let admin: string
let stranger: string
/** Sees all reports, but no costs. */
let blind: string
const rightsOfReports = [...new Set(reports.map((report) => report.right))]
const rights = (ids: readonly FunctionId[]) => Object.fromEntries(ids.map((id) => [id, fullRight]))

beforeAll(async () => {
  tenant = await enterExample(app, 'minhtam')
  admin = await app.signIn('minhtam')
  blind = await userWith(app, rights([...rightsOfReports, 'ExportExcel']))
  await app.makeTenant('nguoila')
  stranger = await app.signIn('nguoila')
}, 120_000)

const others = new Map<FunctionId, Promise<string>>()
/** Sees all reports but those of one function. */
const userWithout = (right: FunctionId): Promise<string> => {
  const ids = rightsOfReports.filter((one) => one !== right)
  if (!others.has(right)) others.set(right, userWith(app, rights([...ids, 'CostView'])))
  return others.get(right)!
}

const call = (
  { wire: { path, params } }: AnyReport,
  values: Record<string, unknown>,
  { token, of }: { token: string; of: string },
): Promise<CallAnswer<Answer & Values>> => {
  const [module, name] = path.split('/') as [string, string]
  const query = params === 'query' ? (values as Record<string, string>) : {}
  return app.call(module, name, params === 'query' ? null : values, { token, tenant: of, query })
}
const ask = (block: ReportBlock, token: string) =>
  call(block.report, withIds(block.asked, tenant.records), { token, of: 'minhtam' })

const wires = (columns: readonly Column[] = []): string[] => columns.filter((one) => one.cost).map(columnWire)
/** The figures that are costs, without those that something else is, too. */
const costsOf = (
  { columns, extra }: AnyReport,
  { ListItem, arrSUM, ...head }: Answer & Record<string, unknown>,
): number[] => {
  const [inRows, inHead] = [wires(columns), wires(extra)]
  const split = (is: (cost: boolean) => boolean) => [
    ...ListItem.flatMap((row) =>
      Object.entries(row).flatMap(([key, value]) => (is(inRows.includes(key)) ? [value] : [])),
    ),
    ...arrSUM.flatMap(({ Name, Total }) => (is(inRows.includes(Name)) ? [Total] : [])),
    ...Object.entries(head).flatMap(([key, value]) => (is(inHead.includes(key)) ? [value] : [])),
  ]
  const open = new Set(split((cost) => !cost))
  return [...new Set(split((cost) => cost))].filter(
    (value): value is number => typeof value === 'number' && value !== 0 && !open.has(value),
  )
}

/** In a quarter, some of the questions of each report. */
const blocks = quarterOf(reportBlocks, ({ report }) => report.name)

describe.each(blocks.map((block) => [block.title, block] as const))('%s', (_, block) => {
  const { report } = block
  const { right, columns } = report

  it('tells no cost in rows, sums and head, in the print object, on paper and in the workbook', async () => {
    const whole = (await ask(block, admin)).body.Data
    const { raw, body } = await ask(block, blind)
    const costs = costsOf(report, whole)
    const all = tableOf(block, body.Data, { cost: false })
    const print = printOf(block, all)
    const sheets = (await readXlsx(await workbookOf(block, all))).sheets
    const paper = await textOf(print)
    const money: Column = { key: '', kind: 'price', label: '' }
    // The document would be found where it is not hidden.
    const open = printOf(block, tableOf(block, whole, { cost: true }))
    expect(costs.filter((cost) => !open.includes(String(cost)))).toEqual([])
    expect(costs.length > 0).toBe(block.rows.length > 0 && wires(columns).length > 0)
    for (const cost of costs) {
      for (const text of [raw, print, JSON.stringify(sheets)]) expect(text).not.toContain(String(cost))
      expect(paper).not.toContain(onPaper(money, cost))
    }
    // Nor do empty columns stand there for them.
    const headings = columns.filter((one) => one.cost).map(({ label, under }) => words(under?.label ?? label))
    if (block.rows.length > 0) for (const heading of headings) expect(paper).not.toContain(dense(heading))
    for (const wire of wires(columns)) expect(new Set(body.Data.ListItem.map((row) => row[wire]))).not.toContain(0)
    // Everything else is the same.
    const hidden = new Set([...wires(columns), ...wires(report.extra)])
    const without = ({ ListItem, arrSUM, ...head }: Answer & Values) => ({
      rows: ListItem.map((row) => Object.entries(row).filter(([key]) => !hidden.has(key))),
      sums: arrSUM.map(({ Name, Total }) => (hidden.has(Name) ? null : Total)),
      head: Object.entries(head).filter(([key]) => !hidden.has(key)),
    })
    expect(without(body.Data)).toEqual(without(whole))
  })

  it('is refused without its right, whatever other reports may be seen', async () => {
    const { body } = await ask(block, await userWithout(right))
    expect([body.ErrorCode, body.Data]).toEqual([-1, null])
  })

  it('finds nothing by the ids of another tenant', async () => {
    const asked = withIds(block.asked, tenant.records)
    const answer = (await call(report, asked, { token: stranger, of: 'nguoila' })).body.Data
    const params = Object.entries(report.params as Record<string, Field>)
    const isNamed = params.some(([name, { of }]) => of !== undefined && asked[wireName(name, report.params[name])])
    const told = JSON.stringify(answer)
    for (const name of ['Minh Tâm', 'Cô Ba', 'Sao Mai', 'Kho chính']) expect(told).not.toContain(name)
    if (isNamed) expect([answer.ListItem, answer.TotalCount]).toEqual([[], 0])
    expect(answer.arrSUM.filter(({ Total }) => Total !== 0)).toEqual([])
  })
})

it.each(reports.map((report) => [report.name, report] as const))(
  'each id alone finds nothing in %s',
  async (_, report) => {
    const foreign: Readonly<Record<string, string>> = {
      partner: tenant.records['KH001']!,
      partnerGroup: tenant.records['DAILY']!,
      product: tenant.records['SP001']!,
      productGroup: tenant.records['NHOM1']!,
      productBranch: tenant.records['NG01']!,
      store: tenant.records['K01']!,
    }
    const own = (await app.call('ApiListStore', 'getList', null, { token: stranger, tenant: 'nguoila' })).body.Data
    const idFor = ({ kind, of }: Field) => (kind === 'refs' ? [foreign[of!]!] : foreign[of!]!)
    const params = Object.entries(report.params as Record<string, Field>)
    const demanded = report.conditions.filter((one) => one.demand === 'chosen').map((one) => one.field)
    const usual: Record<string, unknown> = {
      fromDate: '2026-09-01',
      toDate: '2026-10-31',
      Product_ID: '',
      nItem: 10,
      ...('stores' in report.params && { lstStore: own.ListItem.map((row: { Id: string }) => row.Id) }),
    }
    // What must be chosen is a stranger's in any case.
    for (const [name, field] of params)
      if (demanded.includes(name) && field.kind === 'ref') usual[wireName(name, field)] = idFor(field)
    for (const [name, field] of params.filter((one) => one[1].of !== undefined)) {
      const asked = { ...usual, [wireName(name, field)]: idFor(field) }
      const { body } = await call(report, asked, { token: stranger, of: 'nguoila' })
      expect([name, body.ErrorMessage, body.Data?.ListItem]).toEqual([name, '', []])
    }
  },
)
