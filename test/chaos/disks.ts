/** A disk that is full: with the database, the log and everything else of the product on it. */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseOf, startProduct, type Product } from './product.ts'
import { begin, finish, look, type Look, type Trial } from './trial.ts'

const megabytes = 400
const fillMs = 5_000
const deadMs = 6_000
const patienceMs = 90_000

export interface FullDisk {
  problems: string[]
  found: Look
  /** Answers that said why nothing was saved. */
  noRoom: number
  recoveryMs: number
}

/** True if this machine lets us make a small disk of memory there. */
export const mountSmallDisk = (folder: string): boolean => {
  mkdirSync(folder)
  const options = `size=${megabytes}m,mode=755`
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0
}

export const unmount = (folder: string): void => void spawnSync('umount', ['-l', folder])

/** To the last byte. */
const fill = (path: string): void => {
  const file = openSync(path, 'w')
  try {
    for (let size = 2 ** 20; size >= 1;) {
      try {
        writeSync(file, Buffer.alloc(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(file)
  }
}

/** Uses up the pieces of its log that PostgreSQL keeps ready, so that it needs room for a new one, and ends. */
const spendLog = async (dataDir: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: databaseOf(dataDir).adminUrl })
  admin.on('error', () => {})
  try {
    await admin.connect()
    for (let piece = 0; piece < 200; piece += 1) {
      await admin.query(`select pg_logical_emit_message(false, 'chaos', repeat('x', 100000)), pg_switch_wal()`)
    }
  } catch {
    // The product died of it, as it should.
  } finally {
    await admin.end().catch(() => {})
  }
}

const until = async (what: string, isSo: () => Promise<boolean> | boolean): Promise<number> => {
  const from = performance.now()
  for (; performance.now() - from < patienceMs; await sleep(50)) if (await isSo()) return performance.now() - from
  throw new Error(`${what}: not within ${patienceMs / 1000} s`)
}

const breakAndMend = async (trial: Trial, folder: string): Promise<{ problems: string[]; recoveryMs: number }> => {
  const { main, journal, pace } = trial
  const problems: string[] = []
  const ballast = join(folder, 'ballast')
  await until('first documents', () => journal.entries.length > 30)
  pace.pauseMs = 20
  fill(ballast)
  await sleep(fillMs)
  if (journal.counts.noRoom === 0) problems.push('nobody was told that there is no room')
  await spendLog(main.dataDir)
  await until('PostgreSQL ends for want of room', () => !main.find('postgres'))
  await sleep(deadMs)
  if (!main.find('application')) problems.push('the application ended with it')
  rmSync(ballast)
  const recoveryMs = await until('working again', () => main.isWell())
  pace.pauseMs = 100
  const done = journal.entries.length
  await until('new documents', () => journal.entries.length > done + 30)
  return { problems, recoveryMs }
}

/** On a disk that was mounted at `folder`. */
export const fillDisk = async (folder: string, seed: number): Promise<FullDisk> => {
  const product: Product = await startProduct({ dataDir: join(folder, 'data'), logPath: join(folder, 'log') })
  try {
    const trial = await begin([product], { tenant: 'hetcho', clerks: 8, seed })
    const { problems, recoveryMs } = await Promise.race([
      breakAndMend(trial, folder),
      trial.work.then(() => Promise.reject(new Error('The clerks went home'))),
    ])
    const found = await look(trial)
    await finish(trial)
    const { faults, counts } = trial.journal
    return { problems: [...problems, ...faults], found, noRoom: counts.noRoom, recoveryMs }
  } finally {
    await product.stop()
  }
}
