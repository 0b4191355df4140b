/** When the ledgers of all tenants were verified last, and how many differed; kept in the data directory for monitoring. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivate } from './kept-file.ts'

export interface LedgerCheck {
  /** Milliseconds since 1970. */
  at: number
  /** Tenants whose ledgers differed from their documents. */
  different: number
}

const pathIn = (dataDir: string): string => join(dataDir, 'verified.json')

export const noteVerified = (dataDir: string, verified: LedgerCheck): void =>
  writePrivate(pathIn(dataDir), `${JSON.stringify(verified)}\n`)

/** Null if they were never verified, or if the file cannot be read: the alarm for a verification long ago tells both. */
export const readVerified = (dataDir: string): LedgerCheck | null => {
  const path = pathIn(dataDir)
  if (!existsSync(path)) return null
  try {
    const { at, different } = JSON.parse(readFileSync(path, 'utf8')) as Partial<LedgerCheck>
    return typeof at === 'number' && typeof different === 'number' ? { at, different } : null
  } catch {
    return null
  }
}
