/** Folders of installations that lost a part, and programs that are tried on them. */
import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateKnown } from '../../scripts/lib/known-database.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { freeAddress } from '../../scripts/lib/product.ts'
import { prepareOwn } from '../../scripts/lib/roles.ts'
import { runAt } from './database.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Sad {
  /** A new name for a folder, which is not made. */
  place(): string
  /** A copy of the whole installation. */
  copy(): string
  clear(): void
}

/** PostgreSQL's own identifier of a data directory, read as `pg_controldata` does; null if there is none. */
export const identifierOf = (directory: string): string | null => {
  const control = join(directory, 'global', 'pg_control')
  const bytes = existsSync(control) ? readFileSync(control) : Buffer.alloc(0)
  return bytes.length < 8 ? null : bytes.readBigUInt64LE(0).toString()
}

type Fill = (ownerUrl: string, dataDir: string) => Promise<unknown>
const migrated: Fill = (ownerUrl, dataDir) => migrateKnown({ dataDir, databaseUrl: null }, ownerUrl)
/** All that tells one database from another: when its first migration ran. */
const begun: Fill = (ownerUrl) =>
  runAt(ownerUrl, "create table migration as select '0001' as name, now() as applied_at")

/** An installation after its first start: a migrated database, keys, a demo that was told of. */
const makeInstallation = async (dataDir: string, fill: Fill): Promise<void> => {
  const postgres = await startPostgres({ dataDir, isThrowaway: true })
  try {
    const { ownerUrl } = await prepareOwn(postgres)
    await fill(ownerUrl, dataDir)
  } finally {
    await postgres.stop()
  }
  writeFileSync(join(dataDir, 'secret.keys'), `k1:${Buffer.alloc(32, 7).toString('base64')}\n`)
  writeFileSync(join(dataDir, 'demo.txt'), 'Dùng thử · demo: demo.localhost, admin / vua-demo\n')
}

/** Another installation, stopped, which is only there to be recognised as another one. */
export const makeOther = (dataDir: string): Promise<void> => makeInstallation(dataDir, begun)

/** With owners and permissions, as docs/operations.md says. */
export const copyFolder = (from: string, to: string): void => void execFileSync('cp', ['-a', from, to])

/** All in one folder, which `clear` removes. */
export const openSad = async (): Promise<Sad> => {
  const folder = mkdtempSync(join(tmpdir(), 'vua-sad-'))
  const base = join(folder, 'base')
  await makeInstallation(base, migrated)
  let made = 0
  const place = () => join(folder, `case-${(made += 1)}`)
  return {
    place,
    copy: () => {
      const path = place()
      copyFolder(base, path)
      return path
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Names of everything in the folder, except what a running program notes for itself. */
export const contentOf = (dataDir: string): string[] =>
  existsSync(dataDir)
    ? readdirSync(dataDir)
        .filter((name) => name !== 'vua.pid')
        .toSorted()
    : []

export interface Ran {
  code: number | null
  said: string
}

/** Runs one of the commands of the README on the folder until it ends. */
export const runOn = async (
  dataDir: string,
  words: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Ran> => {
  const address = await freeAddress()
  const [script, ...rest] = words
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts', script!), ...rest], {
      cwd: root,
      env: { ...process.env, ...address, DATA_DIR: dataDir, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('close', (code) => resolve({ code, said }))
  })
}

/** Moves a part of the installation to another place. */
export const away = (dataDir: string, ...names: string[]): void => {
  mkdirSync(`${dataDir}-away`, { recursive: true })
  for (const name of names) renameSync(join(dataDir, name), join(`${dataDir}-away`, name))
}
