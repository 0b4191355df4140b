/** When the ledgers of all tenants were verified last, and how many differed; kept in the data directory for monitoring. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readKeptFile, writePrivate } from './kept-file.ts'

export interface LedgerCheck {
  /** Milliseconds since 1970. */
  at: number
  /** Tenants whose ledgers differed from their documents. */
  different: number
}

const pathIn = (dataDir: string): string => join(dataDir, 'verified.json')

/** Notes nothing where there is no data directory: an external database may be verified from another machine. */
export const noteVerified = (dataDir: string, verified: LedgerCheck): void => {
  if (existsSync(dataDir)) writePrivate(pathIn(dataDir), `${JSON.stringify(verified)}\n`)
}

const checkIn = (content: unknown): LedgerCheck | null => {
  const { at, different } = (content ?? {}) as Partial<LedgerCheck>
  return typeof at === 'number' && typeof different === 'number' ? { at, different } : null
}

/** Null if they were never verified, or if the file cannot be read: the alarm for a verification long ago tells both. */
export const readVerified = (dataDir: string): LedgerCheck | null => {
  try {
    return readKeptFile(pathIn(dataDir), checkIn)
  } catch {
    return null
  }
}
