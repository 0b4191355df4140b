/** Writes the server logs to rotated files in the data directory: `log/server.log`, `log/print.log`. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createStream, type RotatingFileStream } from 'rotating-file-stream'

/** Files are rotated at this size, and this many old ones are kept. */
const fileSize = '10M'
const keptFiles = 5
/** The buffer for a slow or full disk. Above it, lines are dropped, so that memory stays bounded. */
const waitingBytes = 1_000_000
const retryMs = 5_000

export interface LogFile {
  /** The file being written. */
  path: string
  /** Never throws: a line that cannot be written is lost, and the program continues. */
  write(chunk: Uint8Array | string): void
  end(): Promise<void>
}

/** Opens `<folder>/<name>.log` for appending. After a disk error, it is reopened a little later. */
export const openLogFile = (folder: string, name: string): LogFile => {
  const nameOf = (index: unknown): string => (typeof index === 'number' ? `${name}.${index}.log` : `${name}.log`)
  let closedUntil = 0
  let current: RotatingFileStream | null = null

  const open = (): RotatingFileStream | null => {
    if (current || Date.now() < closedUntil) return current
    // A data directory that is away (its disk not mounted) must not be made anew in its place.
    if (!existsSync(dirname(folder))) return null
    const stream = createStream(nameOf, { path: folder, size: fileSize, rotate: keptFiles, mode: 0o600 })
    stream.on('error', () => {
      if (current === stream) current = null
      closedUntil = Date.now() + retryMs
    })
    return (current = stream)
  }

  return {
    path: join(folder, nameOf(null)),
    write: (chunk) => {
      const stream = open()
      if (stream && stream.writableLength < waitingBytes) stream.write(chunk)
    },
    end: () =>
      new Promise((resolve) => {
        if (!current || current.destroyed) return resolve()
        current.once('close', resolve)
        current.end()
      }),
  }
}

/** The folder with the log files of an installation. */
export const logFolder = (dataDir: string): string => join(dataDir, 'log')
