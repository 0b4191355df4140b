/** Runs Lighthouse on the most visited pages, for desktop and phone. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { browserFlags, findBrowser } from '../../scripts/lib/browser.ts'
import { median, type Line } from '../support/table.ts'
import { enter, pages, type Site } from './site.ts'

/** Not one of our dependencies, because it brings a hundred packages that only this measurement needs. */
const version = '13.5.0'
const TURNS = 3
const MOST_TURNS = 8
/** Of every page. */
const GOAL = { desk: 98, phone: 95 }
const PORT = 9333

interface Score {
  performance: number
  accessibility: number
  practices: number
  shift: number
}
interface Result {
  lhr: {
    categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number | null }>
    audits: Record<string, { numericValue?: number }>
  }
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<Result | undefined>

const install = async (): Promise<{ run: Lighthouse; desktop: object }> => {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/lighthouse', import.meta.url))
  const core = join(folder, 'node_modules/lighthouse/core')
  if (!existsSync(core)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    spawnSync('npm', ['install', '--no-save', '--ignore-scripts', `lighthouse@${version}`], {
      cwd: folder,
      stdio: 'inherit',
    })
  }
  const load = (path: string) => import(pathToFileURL(join(core, path)).href) as Promise<{ default: unknown }>
  return {
    run: (await load('index.js')).default as Lighthouse,
    desktop: (await load('config/desktop-config.js')).default as object,
  }
}

const flags = {
  port: PORT,
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
  // Keeps the session, because lists and forms need sign-in.
  disableStorageReset: true,
}

const score = async (lighthouse: Lighthouse, url: string, config: object | undefined): Promise<Score> => {
  const runs: Score[] = []
  for (let turn = 0; turn < MOST_TURNS && runs.length < TURNS; turn += 1) {
    const result = await lighthouse(url, flags, config)
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
    const { categories, audits } = result.lhr
    // A trace with a lost frame has no score.
    if (categories.performance.score === null) continue
    runs.push({
      performance: Math.round((categories.performance.score ?? 0) * 100),
      accessibility: Math.round((categories.accessibility.score ?? 0) * 100),
      practices: Math.round((categories['best-practices'].score ?? 0) * 100),
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    })
  }
  return {
    performance: median(runs.map((one) => one.performance)),
    accessibility: median(runs.map((one) => one.accessibility)),
    practices: median(runs.map((one) => one.practices)),
    // A trace may lack this value.
    shift: median(runs.map((one) => one.shift).filter(Number.isFinite)),
  }
}

const line = (what: string, { performance, accessibility, practices, shift }: Score, least: number): Line => ({
  what: `Lighthouse, ${what}: performance / accessibility / best practices / shift`,
  measured: `${performance} / ${accessibility} / ${practices} / ${shift.toFixed(3)}`,
  goal: `≥ ${least} / 100 / 100 / ≤ 0.05`,
  met: performance >= least && accessibility === 100 && practices === 100 && shift <= 0.05,
})

export const lighthouse = async (site: Site): Promise<Line[]> => {
  const { run, desktop } = await install()
  const profile = mkdtempSync(join(tmpdir(), 'vua-lighthouse-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${PORT}`, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
  try {
    const lines: Line[] = []
    const measure = async (path: string, name: string, least: { desk: number; phone: number }) => {
      lines.push(line(`${name}, desktop`, await score(run, site.address + path, desktop), least.desk))
      lines.push(line(`${name}, phone`, await score(run, site.address + path, undefined), least.phone))
    }
    await measure(pages.login, 'sign-in', GOAL)
    const page = await context.newPage()
    await enter(page, site.address)
    await measure(pages.home, 'start page', GOAL)
    await measure(pages.list, 'list', GOAL)
    await measure(pages.form, 'form', GOAL)
    await measure(pages.report, 'report', GOAL)
    return lines
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
