/** The servers' log in files beside the data: `log/server.log`, `log/print.log`, rotated. */
import { join } from 'node:path'
import { createStream, type RotatingFileStream } from 'rotating-file-stream'

/** A file is put aside at this size; so many of them are kept beside the one that is written. */
const fileSize = '10M'
const keptFiles = 5
/** What waits for a slow or full disk; beyond it lines are dropped, so that memory stays bounded. */
const waitingBytes = 1_000_000
const retryMs = 5_000

export interface LogFile {
  /** The file that is written now. */
  path: string
  /** Never throws: a line that cannot be written is lost, the program goes on. */
  write(chunk: Uint8Array | string): void
  end(): Promise<void>
}

/** Opens `<folder>/<name>.log` for appending. After an error of the disk it is opened again a little later. */
export const openLogFile = (folder: string, name: string): LogFile => {
  const nameOf = (index: unknown): string => (typeof index === 'number' ? `${name}.${index}.log` : `${name}.log`)
  let closedUntil = 0
  let current: RotatingFileStream | null = null

  const open = (): RotatingFileStream | null => {
    if (current || Date.now() < closedUntil) return current
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

/** Where the log files of an installation lie. */
export const logFolder = (dataDir: string): string => join(dataDir, 'log')
