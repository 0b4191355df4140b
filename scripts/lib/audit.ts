/** Checks the production packages against the advisories of the npm registry. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An advisory that was reviewed and is accepted until a certain day. */
export interface Exception {
  /** `GHSA-…`, as in the URL of the advisory. */
  advisory: string
  package: string
  reason: string
  /** For example `2026-12-31`; from the next day on, the advisory counts again. */
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
  /** False if the registry did not answer, so that nothing is known. */
  isAsked: boolean
  /** One line for each advisory that counts. */
  found: readonly string[]
  note: string
}

const grave = new Set(['high', 'critical'])

/** Each advisory once. A package that is only affected through a dependency refers to it and is skipped. */
const advisoriesIn = ({ vulnerabilities = {} }: Report): readonly Advisory[] => [
  ...new Map(
    Object.values(vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((one) => typeof one !== 'string')
      .map((one) => [one.url, one]),
  ).values(),
]

/** Evaluates the output of `npm audit --json`, which may also be an error text. */
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

/** Runs the audit. Without network access or a working registry, nothing is found, and the note says so. */
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
