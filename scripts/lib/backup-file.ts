/**
 * The backup format: compressed lines of JSON. The first line is the header; an object names table and tenant of the
 * following strings, one per row; the last line has the checksums.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Sums } from './backup-tables.ts'

export interface Applied {
  name: string
  hash: string
}
export interface Opening {
  backup: 'vua'
  takenAt: string
  migrations: Applied[]
}
export interface TableOfTenant {
  table: string
  tenant: string
}
export interface Closing {
  sums: Sums
  /** Last values of sequences that belong to no table. */
  sequences: Record<string, string>
}
export type Line = Opening | TableOfTenant | Closing | string

/**
 * Writes to a temporary file and renames it when complete, so that an interrupted backup is never mistaken for a
 * complete one.
 */
export const writeBackup = async (path: string, lines: AsyncIterable<Line>): Promise<void> => {
  const unfinished = `${path}.unfinished`
  const texts = async function* (): AsyncGenerator<string> {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`
  }
  try {
    await pipeline(Readable.from(texts()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
    const file = await open(unfinished, 'r+')
    await file.sync()
    await file.close()
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Throws if the file is damaged or truncated. */
export const readBackup = async function* (path: string): AsyncGenerator<Line> {
  const source = createReadStream(path)
  const plain = createGunzip()
  let damage: unknown = null
  const done = pipeline(source, plain).catch((error: unknown) => {
    damage = error
  })
  for await (const line of createInterface({ input: plain, crlfDelay: Infinity })) yield JSON.parse(line) as Line
  await done
  if (damage !== null)
    throw new Error(`Tệp sao lưu bị hỏng. The backup is damaged: ${damage instanceof Error ? damage.message : path}`)
}
