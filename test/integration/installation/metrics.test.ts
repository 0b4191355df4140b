/** `/metrics` of two processes and the print service, over HTTP: who gets an answer, what is in it, and what is not. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workKinds } from '#model/work.ts'
import { readExposition, type Sample } from '#test/support/exposition.ts'
import { linesOf, openTrade, tradeDay } from '#test/support/trade.ts'
import { freePorts } from '../../../scripts/lib/product.ts'
import { noteVerified } from '../../../scripts/lib/verified.ts'
import { descendants } from '../../chaos/processes.ts'

const tenant = 'bimat'
const trade = await openTrade(tenant)
const dataDir = mkdtempSync(join(tmpdir(), 'vua-metrics-'))
let [port, printPort, metricsPort, otherPort] = [0, 0, 0, 0]
let parent: ChildProcess
let said = ''

beforeAll(async () => {
  ;[port, printPort] = await freePorts()
  ;[metricsPort, otherPort] = await freePorts()
  const script = join(import.meta.dirname, '../../support/workers-child.ts')
  const words = [script, trade.appUrl, dataDir, String(port), String(metricsPort), String(printPort)]
  parent = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  parent.stdout!.setEncoding('utf8').on('data', (more: string) => (said += more))
  while (!/^ready$/m.test(said)) await sleep(25)
}, 400_000)
afterAll(async () => {
  parent.kill('SIGTERM')
  await once(parent, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
})

interface Reception {
  status: number
  body: string
}

/** Status 0: nothing listens. */
const ask = (at: number, path: string, { host = `127.0.0.1:${at}`, method = 'GET' } = {}): Promise<Reception> =>
  new Promise((resolve) => {
    const failed = (): void => resolve({ status: 0, body: '' })
    request({ host: '127.0.0.1', port: at, path, method, headers: { host } }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode!, body }), failed)
    })
      .on('error', failed)
      .end()
  })

const look = async (): Promise<Sample[]> => {
  const { status, body } = await ask(metricsPort, '/metrics')
  expect(status).toBe(200)
  return readExposition(body)
}

/** The sum of all samples of a name with these labels. */
const sum = (samples: readonly Sample[], name: string, labels: Readonly<Record<string, string>> = {}): number =>
  samples
    .filter((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))
    .reduce((total, { value }) => total + value, 0)

const post = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': tenant,
      authorization: `Bearer ${trade.token}`,
      connection: 'close',
    },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, unknown>
}

const bill = (quantity: number) => ({
  dtDate: tradeDay,
  Object_ID: trade.ids['KH000001'],
  lines: linesOf(trade, { SP000001: [quantity, 1_000] }),
  confirm: ['dateFar'],
})

it('is answered at its own port to this machine alone, and nowhere else', async () => {
  expect((await ask(metricsPort, '/metrics')).status).toBe(200)
  expect((await ask(metricsPort, '/metrics', { host: 'rebound.example' })).status).toBe(403)
  expect((await ask(metricsPort, '/metrics', { method: 'POST' })).status).toBe(405)
  expect((await ask(metricsPort, '/')).status).toBe(404)
  expect((await ask(otherPort, '/metrics')).status).toBe(0)
  for (const at of [port, printPort]) expect((await ask(at, '/metrics')).body).not.toContain('vua_')
}, 120_000)

it('counts saves by the kind of document and how they ended', async () => {
  const before = await look()
  await post('Import/UpdateDB', {
    dtDate: tradeDay,
    Object_ID: trade.ids['NCC000001'],
    lines: linesOf(trade, { SP000001: [10, 500] }),
    confirm: ['dateFar'],
  })
  expect(await post('Order/UpdateDB', bill(1))).toMatchObject({ Data: { Description: 'ok' } })
  expect(await post('Order/UpdateDB', bill(1_000))).not.toMatchObject({ Data: { Description: 'ok' } })
  const after = await look()
  const more = (name: string, labels: Record<string, string>) => sum(after, name, labels) - sum(before, name, labels)
  expect(more('vua_save_seconds_count', { document: 'salesBill', outcome: 'answered' })).toBe(1)
  expect(more('vua_save_seconds_count', { document: 'salesBill', outcome: 'refused' })).toBe(1)
  expect(more('vua_save_seconds_count', { document: 'purchaseReceipt', outcome: 'answered' })).toBe(1)
  expect(more('vua_answers_total', { kind: 'save', status: '200' })).toBe(3)
  expect(more('vua_statements_total', { kind: 'save' })).toBeGreaterThan(3)
  expect(more('vua_connection_wait_seconds_count', {})).toBeGreaterThanOrEqual(3)
  expect(sum(after, 'vua_active_users')).toBeGreaterThanOrEqual(1)
}, 120_000)

it('tells the processes apart, and the installation once', async () => {
  noteVerified(dataDir, { at: 1_796_000_000_000, different: 2 })
  const samples = await look()
  const processes = ['server 1', 'server 2', 'print']
  for (const name of processes) {
    expect(sum(samples, 'vua_process_up', { process: name })).toBe(1)
    expect(sum(samples, 'process_resident_memory_bytes', { process: name })).toBeGreaterThan(50e6)
    expect(sum(samples, 'nodejs_eventloop_lag_p99_seconds', { process: name })).toBeGreaterThan(0)
  }
  expect(samples.filter(({ name }) => name === 'vua_pool_most').map(({ value }) => value)).toEqual([10, 10])
  expect(samples.filter(({ name }) => name === 'vua_print_waiting').map(({ value }) => value)).toEqual([0])
  const facts = Object.fromEntries(samples.map(({ name, value }) => [name, value]))
  expect(samples.filter(({ name }) => name === 'vua_postgres_bytes')).toHaveLength(1)
  expect(facts).toMatchObject({
    vua_postgres_lock_waits: 0,
    vua_tenants: 1,
    vua_work_paused_tenants: 0,
    vua_ledgers_different_tenants: 2,
    vua_ledgers_verified_timestamp_seconds: 1_796_000_000,
  })
  expect(facts['vua_postgres_bytes']).toBeGreaterThan(5e6)
}, 120_000)

it('has no word of a tenant or a user in it', async () => {
  const { body } = await ask(metricsPort, '/metrics')
  for (const word of [tenant, 'Công ty', trade.tenantId, 'admin', 'SP000001', 'KH000001', trade.ids['SP000001']!])
    expect(body).not.toContain(word)
  const values = new Set(
    readExposition(body).flatMap(({ labels }) => ['kind', 'document', 'adapter'].flatMap((name) => labels[name] ?? [])),
  )
  const words = 'check signIn read report save import background hook other major minor incremental weakcb'.split(' ')
  const documents = [...trade.server.registry.documents.keys()]
  expect([...values].filter((one) => ![...words, ...documents, ...Object.keys(workKinds)].includes(one))).toEqual([])
}, 120_000)

it('tells a killed process and its return', async () => {
  const [victim] = descendants(parent.pid!).filter(({ command }) => command.includes('render-main.ts'))
  process.kill(victim!.pid, 'SIGKILL')
  const isBack = async (): Promise<boolean> => {
    const samples = await look()
    return (
      sum(samples, 'vua_process_restarts_total', { process: 'print' }) === 1 &&
      sum(samples, 'vua_process_up', { process: 'print' }) === 1
    )
  }
  while (!(await isBack())) await sleep(200)
  expect(sum(await look(), 'vua_process_restarts_total', { process: 'server 1' })).toBe(0)
}, 120_000)
