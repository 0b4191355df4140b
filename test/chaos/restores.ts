/** A backup taken while everybody works, restored into another folder: the same to the last row. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { currentSums } from '../../scripts/lib/backup.ts'
import { readBackup } from '../../scripts/lib/backup-file.ts'
import { differing, type Sums } from '../../scripts/lib/backup-tables.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { readStored, type Stored } from './checks.ts'
import { isGone, versionOf, type Entry } from './journal.ts'
import { command, databaseOf } from './product.ts'
import type { Trial } from './trial.ts'

export interface Restored {
  problems: string[]
  rows: number
  tables: number
}

/** What had been acknowledged when the backup began: it must be in it, as it was or as it was changed meanwhile. */
interface Known {
  entry: Entry
  version: number
}

const knownNow = ({ journal }: Trial): Known[] =>
  journal.entries.flatMap((entry) => {
    const [state, other] = entry.states
    return entry.id === null || other || isGone(state!) ? [] : [{ entry, version: versionOf(state!) }]
  })

const missing = (stored: Stored, known: readonly Known[]): string[] => {
  const versions = new Map(stored.documents.map((row) => [row.id, row.version]))
  const isDeleted = (id: string) => stored.events.get(id)?.includes('delete') ?? false
  return known
    .filter(({ entry, version }) => (versions.get(entry.id!) ?? 0) < version && !isDeleted(entry.id!))
    .map(({ entry }) => `${entry.mark} was acknowledged before the backup and is not in it`)
}

const sumsIn = async (path: string): Promise<Sums> => {
  let sums: Sums = {}
  for await (const line of readBackup(path)) if (typeof line === 'object' && 'sums' in line) sums = line.sums
  return sums
}

const compareWith = async (trial: Trial, dataDir: string, { path, known }: { path: string; known: Known[] }) => {
  const postgres = await startPostgres({ dataDir })
  try {
    const { ownerUrl } = databaseOf(dataDir)
    const [written, found] = [await sumsIn(path), await currentSums(ownerUrl)]
    const { code, said } = await command('ledger.ts', ['verify'], dataDir)
    const problems = [
      ...differing(written, found).map((table) => `${table} differs`),
      ...(code === 0 ? [] : [`ledger:verify: ${said}`]),
      ...missing(await readStored(ownerUrl, trial.shop.tenant), known),
    ]
    const rows = Object.values(found).reduce((sum, one) => sum + one.rows, 0)
    return { problems, rows, tables: Object.keys(found).length }
  } finally {
    await postgres.stop()
  }
}

export const backUpAndRestore = async (trial: Trial, folder: string): Promise<Restored> => {
  const path = join(folder, 'vua.backup')
  const elsewhere = join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  const known = knownNow(trial)
  for (const [script, dataDir] of [
    ['backup.ts', trial.main.dataDir],
    ['restore.ts', elsewhere],
  ] as const) {
    const { code, said } = await command(script, [path], dataDir)
    if (code !== 0) return { problems: [`${script}: ${said}`], rows: 0, tables: 0 }
  }
  return compareWith(trial, elsewhere, { path, known })
}
