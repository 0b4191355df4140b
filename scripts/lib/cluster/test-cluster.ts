/**
 * A coordinator and two machines of Citus for one run of tests, in a folder that is deleted afterwards. `CITUS_BIN` is
 * the folder with the programs of a PostgreSQL that has Citus; Vựa brings none along.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runnerFor, type Runner } from '../embedded.ts'
import { freePort } from '../product.ts'
import { connected } from '../roles.ts'
import { addMachine, prepareMachine } from './nodes.ts'

export interface TestCluster {
  /** An administrator's address of the database `postgres` on each machine, the coordinator first. */
  adminUrls: readonly string[]
  /** The user of DATABASE_URL at the coordinator. */
  ownerUrl: string
  /** Makes the database ready on each machine, and enters the machines. */
  prepare(database: string): Promise<void>
  stop(): Promise<void>
}

const settings = `
shared_preload_libraries = 'citus'
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
jit = off
timezone = 'UTC'
shared_buffers = 128MB
max_connections = 200
max_prepared_transactions = 200
max_locks_per_transaction = 512
max_worker_processes = 32
wal_level = logical
output_plugin_libraries = 'pgoutput, citus'
citus.node_conninfo = 'sslmode=disable'
`

const runAs = ({ uid, gid, prefix }: Runner, words: readonly string[]): void => {
  const [command, ...rest] = [...prefix, ...words]
  const answer = spawnSync(command!, rest, { uid, gid, encoding: 'utf8' })
  if (answer.status !== 0) throw new Error(`${words.join(' ')}: ${answer.stderr}`)
}

const answers = async (url: string): Promise<void> => {
  for (let turn = 1; ; turn += 1) {
    try {
      return void (await connected(url, (client) => client.query('select 1')))
    } catch (error) {
      if (turn === 300) throw error
      await sleep(100)
    }
  }
}

const startMachine = async (bin: string, folder: string): Promise<{ url: string; child: ChildProcess }> => {
  mkdirSync(folder)
  const program = join(bin, 'postgres')
  const runner = runnerFor(program, folder)
  const data = join(folder, 'data')
  runAs(runner, [join(bin, 'initdb'), '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const port = await freePort()
  appendFileSync(join(data, 'postgresql.conf'), `${settings}port = ${port}\n`)
  const log = openSync(join(folder, 'log'), 'a')
  const [command, ...rest] = [...runner.prefix, program, '-D', data]
  const child = spawn(command!, rest, { uid: runner.uid, gid: runner.gid, stdio: ['ignore', log, log] })
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  await answers(url)
  return { url, child }
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGINT')
  })

const owner = { name: 'vua_owner', storedPassword: null }
const ownerPassword = 'owner-of-tests'

/** Throws an error that tells what is missing if there is no Citus in the folder. */
export const startTestCluster = async (bin: string): Promise<TestCluster> => {
  if (!existsSync(join(bin, 'postgres')) || !existsSync(join(bin, '../lib/postgresql/citus.so')))
    throw new Error(
      `CITUS_BIN=${bin}: không có PostgreSQL với Citus. There is no PostgreSQL with Citus there: build both (docs/scale.md) and set CITUS_BIN to its folder bin.`,
    )
  const folder = mkdtempSync(join(tmpdir(), `vua-cluster-${process.pid}-`))
  // The user of the servers goes through it to what is his.
  spawnSync('chmod', ['755', folder])
  const started: Awaited<ReturnType<typeof startMachine>>[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(started.map(({ child }) => ended(child)))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const name of ['coordinator', 'first', 'second']) started.push(await startMachine(bin, join(folder, name)))
  } catch (error) {
    await stop()
    throw error
  }
  const adminUrls = started.map(({ url }) => url)
  const ownerUrl = new URL(adminUrls[0]!)
  Object.assign(ownerUrl, { username: owner.name, password: ownerPassword })
  const prepare = async (database: string): Promise<void> => {
    for (const url of adminUrls) await prepareMachine(url, { ...owner, database })
    const at = new URL(adminUrls[0]!)
    at.pathname = `/${database}`
    await connected(at.href, async (admin) => {
      await admin.query('select citus_set_coordinator_host($1, $2)', ['127.0.0.1', Number(at.port)])
      for (const url of adminUrls.slice(1))
        await addMachine(admin, { host: '127.0.0.1', port: Number(new URL(url).port) })
    })
  }
  return { adminUrls, ownerUrl: ownerUrl.href, prepare, stop }
}
