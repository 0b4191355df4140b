/**
 * A backup: compressed lines of JSON. The first says what it is; an object names the table and tenant of the texts that
 * follow, one a row; the last holds the sums everything must come to.
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
export interface Place {
  table: string
  tenant: string
}
export interface Closing {
  sums: Sums
  /** Last values of sequences that belong to no table. */
  sequences: Record<string, string>
}
export type Line = Opening | Place | Closing | string

/** Beside its place and moved there when whole: an interrupted backup is never taken for one. */
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

/** Throws at a file that is damaged or was cut off. */
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
