/** Files for running an installation name things that exist: metrics, settings, scripts, alarms and their explanation. */
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Database } from '#server/database/database.ts'
import { createQueue } from '#server/http/queue.ts'
import { factsOf } from '#server/metrics/facts.ts'
import { openMeters } from '#server/metrics/meters.ts'
import { openPrintMeters } from '#server/metrics/print-meters.ts'
import { metricsIn } from '#server/metrics/scrapes.ts'
import { addServerGauges } from '#server/metrics/server.ts'
import { serveMetrics } from '../scripts/lib/metrics-server.ts'
import { noteVerified } from '../scripts/lib/verified.ts'

const root = join(import.meta.dirname, '..')
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Names with their types, as the start script tells them of a process of the application and the print service. */
const types = new Map<string, string>()
const dataDir = mkdtempSync(join(tmpdir(), 'vua-ops-'))
let server: Server

const freePort = async (): Promise<number> => {
  const held = createServer().listen(0, '127.0.0.1')
  await once(held, 'listening')
  const { port } = held.address() as AddressInfo
  await new Promise((resolve) => held.close(resolve))
  return port
}

beforeAll(async () => {
  const [meters, print] = [openMeters(), openPrintMeters()]
  const database = { poolUse: () => ({ open: 1, most: 10, idle: 1, waiting: 0 }) }
  const replica = { state: 'used', counts: { answered: 0, passedOn: 0 } } as const
  addServerGauges(meters.registry, { database, worker: { running: () => 0 }, http: createServer(), replica })
  const queue = createQueue({ atOnce: 1, waiting: 1, refusal: () => new Error('full') })
  print.watch({ all: queue, long: queue })
  const postgres = { connections: 1, most: 60, lockWaits: 0, longest: 0, bytes: 1, deadlocks: 0 }
  const facts = { server: postgres, waiting: [{ seconds: 60, due: 1 }], tenants: { tenants: 1, paused: 0 } }
  const acrossTenants = (async () => facts) as Database['acrossTenants']
  noteVerified(dataDir, { at: 1, different: 0 })
  const port = await freePort()
  const restarts = () => 0
  server = await serveMetrics({
    port,
    dataDir,
    version: '0',
    watched: [
      {
        name: 'server',
        restarts,
        counted: async (wanted) => metricsIn(wanted === 'own' ? meters.registry : await factsOf({ acrossTenants })),
      },
      { name: 'print', restarts, counted: () => metricsIn(print.registry) },
    ],
  })
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) types.set(name!, type!)
})
afterAll(() => {
  server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Names of metrics in an expression; those of a histogram may end with one of its three parts. */
const unknownIn = (text: string): string[] =>
  [...new Set(text.match(/\b(?:vua|nodejs|process)_[a-z0-9_]+/g))].filter((name) => {
    const base = name.replace(/_(?:bucket|sum|count)$/, '')
    return !types.has(name) && !(base !== name && ['histogram', 'summary'].includes(types.get(base) ?? ''))
  })

interface Panel {
  type: string
  title: string
  targets?: { expr: string }[]
}
const panels = (JSON.parse(textOf('ops/grafana-dashboard.json')) as { panels: Panel[] }).panels
interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string }
}
const rules = (parse(textOf('ops/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((one) => one.rules)

describe('metrics', () => {
  it('that the dashboard shows exist', () => {
    const shown = panels.flatMap(({ type, title, targets = [] }) => {
      if (type !== 'row') expect([title, targets.length > 0]).toEqual([title, true])
      return targets.map(({ expr }) => expr)
    })
    expect(shown.length).toBeGreaterThan(40)
    expect(unknownIn(shown.join('\n'))).toEqual([])
  })

  it('of our own are all on the dashboard', () => {
    const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n')
    expect([...types.keys()].filter((name) => name.startsWith('vua_') && !shown.includes(name))).toEqual([])
  })

  it('that alarms watch exist', () => {
    expect(rules.length).toBeGreaterThan(15)
    expect(unknownIn(rules.map(({ expr }) => expr).join('\n'))).toEqual([])
  })

  it('are explained, and nothing else is', () => {
    const page = textOf('docs/monitoring.md')
    expect([...types.keys()].filter((name) => name.startsWith('vua_') && !page.includes(`\`${name}\``))).toEqual([])
    expect(unknownIn(page)).toEqual([])
  })
})

describe('alarms', () => {
  it('have a row that says what each means and what to do', () => {
    const rows = [...textOf('docs/monitoring.md').matchAll(/^\| (Vua\w+) \| .{20,} \| .{10,} \|$/gm)].map(
      ([, name]) => name,
    )
    expect(rows).toEqual(rules.map(({ alert }) => alert))
  })

  it('say how urgent they are', () => {
    for (const { alert, labels, annotations } of rules)
      expect([alert, labels.severity, annotations.summary.length > 10]).toEqual([
        alert,
        expect.stringMatching(/^(?:page|look)$/),
        true,
      ])
  })
})

/** The settings that docs/operations.md lists. */
const settings = (): Set<string> =>
  new Set(
    [...textOf('docs/operations.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, names]) =>
      [...names!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!),
    ),
  )

describe('units and containers', () => {
  interface Service {
    environment?: Record<string, unknown>
    volumes?: string[]
    build?: { context: string; dockerfile: string }
  }
  const { services } = parse(textOf('ops/compose.yml')) as { services: Record<string, Service> }
  const units = ['ops/vua.service', 'ops/vua-nightly.service']

  it('name settings that exist', () => {
    const named = [
      ...Object.keys(services['vua']!.environment!),
      ...units.flatMap((unit) => [...textOf(unit).matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name!)),
      ...[...textOf('ops/Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, all]) =>
        all!.split(' ').map((one) => one.split('=')[0]!),
      ),
    ]
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => name !== 'HOME' && !settings().has(name))).toEqual([])
  })

  it('name scripts and files that exist', () => {
    const scripts = [...units, 'ops/Dockerfile'].flatMap((file) => textOf(file).match(/scripts\/[\w.-]+\.mjs/g) ?? [])
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.filter((one) => one.startsWith('./')).map((one) => join('ops', one.split(':')[0]!)),
    )
    const { dockerfile } = services['vua']!.build!
    const files = [...scripts, ...mounted, dockerfile]
    expect(files.length).toBeGreaterThan(6)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('let the processes end by themselves, and ask at the port at which the metrics are answered', () => {
    const unit = textOf('ops/vua.service')
    expect(unit).toContain('KillMode=mixed')
    const port = /^Environment=METRICS_PORT=(\d+)$/m.exec(unit)![1]!
    expect(String(services['vua']!.environment!['METRICS_PORT'])).toBe(port)
    expect(textOf('ops/prometheus.yml')).toContain(`127.0.0.1:${port}`)
  })
})
