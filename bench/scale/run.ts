/**
 * `npm run bench:scale [-- --short] [--part 0.1,1] [--dir folder] [--plans]`: measures the promises about size at a
 * tenth of the large tenant and at full size. The data is created in the first run and kept in the folder; an
 * interrupted run continues. `--short` asks once, of little data, which is thrown away unless a folder is named.
 * `--reports` measures reports only; `--costs` reports the cost of every index for a bill instead; `--statistics`
 * writes the planner statistics of the tenth, for the plans in `test/sql`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { inside } from '../../scripts/lib/inside.ts'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { differences } from './differences.ts'
import { costs, costTable } from './costs.ts'
import { buildDocuments, type Progress } from './build.ts'
import { idsOf } from './ids.ts'
import { copyNeighbours } from './neighbours.ts'
import { openDataset, type Dataset } from './dataset.ts'
import { prints } from './prints.ts'
import { measureReads, questionsOf } from './reads.ts'
import { reportTimes } from './reports.ts'
import { ratios } from './ratios.ts'
import { openSite } from './site.ts'
import { sizeOf, type Size } from './size.ts'
import { writeStatistics } from './statistics.ts'
import { table, type Column } from './table.ts'
import { backdate, bills, deleteSaved, type Figure } from './writes.ts'

const print = (line: string): void => void process.stderr.write(`${line}\n`)
let reported = ''
const progress: Progress = (what, done, of) => {
  const part = `${what} ${Math.floor((10 * done) / of) * 10} %`
  if (part !== reported) print(`  ${(reported = part)}`)
}

const once = async ({ admin }: Dataset, name: string, work: () => Promise<unknown>): Promise<void> => {
  const known = await admin.query(`select 1 from bench.step where name = $1`, [name])
  if (known.rowCount) return
  print(`  ${name} …`)
  await work()
  await admin.query(`insert into bench.step values ($1, 1)`, [name])
}

const build = async (dataset: Dataset, size: Size): Promise<void> => {
  const { admin, app, tenants } = dataset
  await buildDocuments(admin, tenants.house.id, size, progress)
  await buildDocuments(admin, tenants.neighbour.id, sizeOf(size.neighbourBills / 500_000), progress)
  for (const tenant of [tenants.house, tenants.neighbour])
    await once(dataset, `ledgers of ${tenant.code}`, () => inside(app, { tenant }, rebuildLedgers))
  await copyNeighbours(admin, tenants.neighbour, size.neighbours, progress)
  // Autovacuum does this in quiet periods.
  print('  vacuum …')
  await admin.query('vacuum (analyze)')
}

const verified = async ({ app, tenants }: Dataset): Promise<Figure> => {
  const from = performance.now()
  const { counts, differences } = await inside(app, { tenant: tenants.house }, verifyLedgers)
  for (const one of differences) print(`${one.ledger}: missing ${one.missing[0]}, extra ${one.extra[0]}`)
  return {
    what: 'ledgers computed again from all documents: differences',
    value: differences.length,
    unit: '',
    goal: 0,
    note: `${(counts['stock'] ?? 0).toLocaleString('en')} stock entries, ${((performance.now() - from) / 1000).toFixed(0)} s`,
  }
}

interface Options {
  short: boolean
  plans: boolean
  reports: boolean
}

const measure = async (part: number, dataDir: string, { short, plans, reports }: Options): Promise<Figure[]> => {
  const size = sizeOf(part)
  print(`${size.bills.toLocaleString('en')} bills, ${size.neighbours} other tenants: ${dataDir}`)
  mkdirSync(dataDir, { recursive: true })
  const dataset = await openDataset(dataDir, short)
  try {
    await build(dataset, size)
    const ids = await idsOf(dataset, size)
    const site = await openSite(dataset, plans ? { LOG_LEVEL: 'info', LOG_PLANS_FROM_MS: '50' } : {})
    const figures: Figure[] = []
    try {
      figures.push(...(await reportTimes(site, ids, short ? 1 : 9, print)))
      if (reports) return figures
      for (const question of questionsOf(size, ids)) {
        print(`  ${question.what}`)
        figures.push(...(await measureReads(site, short ? { ...question, runs: 1 } : question)))
      }
      figures.push(...(await ratios(dataset, site, { ids, size })))
      const wrong = await differences(dataset, site, ids)
      for (const one of wrong) print(one)
      figures.push({
        what: 'answers that differ from plain SQL sums',
        value: wrong.length,
        unit: '',
        goal: 0,
      })
      figures.push(...(await backdate(site, ids)), ...(await prints(site, ids)))
      if (!short) figures.push(...(await bills(dataset, site, ids)))
      await deleteSaved(dataset, site)
      figures.push({
        what: 'peak memory of the application',
        value: site.peak('application'),
        unit: 'MB',
        goal: 300,
      })
    } finally {
      await site.close()
    }
    figures.push(await verified(dataset))
    return figures
  } finally {
    await dataset.close()
  }
}

const built = async (
  part: number,
  dataDir: string,
  work: (dataset: Dataset, size: Size) => Promise<void>,
): Promise<void> => {
  mkdirSync(dataDir, { recursive: true })
  const dataset = await openDataset(dataDir)
  try {
    const size = sizeOf(part)
    await build(dataset, size)
    await work(dataset, size)
  } finally {
    await dataset.close()
  }
}

const tellCosts = async (dataset: Dataset, size: Size): Promise<void> => {
  const all = await costs(dataset, await idsOf(dataset, size), print)
  console.log(`${size.bills.toLocaleString('en')} bills\n${costTable(all)}`)
}
const statisticsPath = fileURLToPath(new URL('../../test/fixtures/statistics-of-a-tenth.jsonl', import.meta.url))

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      plans: { type: 'boolean', default: false },
      costs: { type: 'boolean', default: false },
      statistics: { type: 'boolean', default: false },
      reports: { type: 'boolean', default: false },
      part: { type: 'string' },
      dir: { type: 'string' },
    },
  })
  const parts = (values.part ?? (values.short ? '0.002' : values.statistics ? '0.1' : '0.1,1')).split(',').map(Number)
  const isKept = values.dir !== undefined || !values.short
  const folder = isKept ? (values.dir ?? join(tmpdir(), 'vua-scale')) : mkdtempSync(join(tmpdir(), 'vua-scale-'))
  const columns: Column[] = []
  try {
    for (const part of parts) {
      const dataDir = join(folder, String(part))
      if (values.costs) await built(part, dataDir, tellCosts)
      else if (values.statistics) await built(part, dataDir, (dataset) => writeStatistics(dataset, statisticsPath))
      else columns.push({ part, figures: await measure(part, dataDir, values) })
    }
  } finally {
    if (!isKept) rmSync(folder, { recursive: true, force: true })
  }
  if (values.costs || values.statistics) process.exit(0)
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'cpu'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`,
  )
  console.log(table(columns))
  // Times depend on the machine, but results must agree and ledgers must be correct on every machine.
  const isWrong = columns.some(({ figures }) => figures.some((one) => one.unit === '' && one.value !== one.goal))
  process.exit(isWrong ? 1 : 0)
}

await main()
