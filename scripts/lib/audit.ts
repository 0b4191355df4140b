/** What the npm registry knows against the packages that run in production. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An advisory somebody has looked at and lives with, until a day. */
export interface Exception {
  /** `GHSA-…`, as in the address of the advisory. */
  advisory: string
  package: string
  reason: string
  /** `2026-12-31`; from the next day on it counts again. */
  until: string
}

interface Advisory {
  name: string
  title: string
  url: string
  severity: string
}
interface Report {
  vulnerabilities?: Readonly<Record<string, { via: readonly (Advisory | string)[] }>>
  error?: unknown
  message?: string
}

export interface Verdict {
  /** false: the registry gave no answer, so nothing is known. */
  isAsked: boolean
  /** One line for each advisory that counts. */
  found: readonly string[]
  note: string
}

const grave = new Set(['high', 'critical'])

/** Every advisory once; a package that only needs a bad one names it and is passed over. */
const advisoriesIn = ({ vulnerabilities = {} }: Report): readonly Advisory[] => [
  ...new Map(
    Object.values(vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((one) => typeof one !== 'string')
      .map((one) => [one.url, one]),
  ).values(),
]

/** `answer`: what `npm audit --json` wrote, whatever that was. */
export const judge = (answer: string, exceptions: readonly Exception[], today: string): Verdict => {
  const report = parsed(answer)
  if (!report?.vulnerabilities) {
    const why = report?.message ?? 'no answer'
    return { isAsked: false, found: [], note: `The registry was not asked about advisories: ${why.split('\n')[0]}` }
  }
  const accepted = (one: Advisory): boolean =>
    exceptions.some((exception) => one.url.endsWith(`/${exception.advisory}`) && exception.until >= today)
  const counting = advisoriesIn(report).filter((one) => grave.has(one.severity))
  const found = counting
    .filter((one) => !accepted(one))
    .map(({ name, severity, title, url }) => `${name}: ${severity}: ${title} (${url})`)
  return {
    isAsked: true,
    found,
    note: `Advisories, high or critical: ${found.length}, and ${counting.length - found.length} accepted with reasons`,
  }
}

const parsed = (text: string): Report | null => {
  try {
    return JSON.parse(text) as Report
  } catch {
    return null
  }
}

/** Without a network, or at a registry that cannot say, nothing is found, and the note says so. */
export const audit = (root: string, today: string): Verdict => {
  const exceptions = JSON.parse(readFileSync(join(root, 'docs/decisions/advisories.json'), 'utf8')) as Exception[]
  const done = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  })
  return judge(done.stdout ?? '', exceptions, today)
}
