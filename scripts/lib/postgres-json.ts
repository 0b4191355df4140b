/** `postgres.json`: what must be known of the embedded database from outside. */
import { randomBytes } from 'node:crypto'
import { readKeptFile } from './kept-file.ts'

export interface Kept {
  port: number
  /** Random, one per role. */
  passwords: { admin: string; owner: string; app: string }
  /** PostgreSQL's own identifier of the folder. Written before it is started first; older versions did not know it. */
  system?: string
  /** The folder is being made: it never held anything, so it may be made again. */
  isMaking?: true
}

const password = (): string => randomBytes(24).toString('base64url')

export const newKept = (): Kept => ({
  port: 0,
  passwords: { admin: password(), owner: password(), app: password() },
  isMaking: true,
})

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const readContent = (content: unknown): Kept | null => {
  const { port, passwords, system } = (content ?? {}) as Partial<Kept>
  const isComplete =
    Number.isInteger(port) &&
    [passwords?.admin, passwords?.owner, passwords?.app].every(isText) &&
    (system === undefined || isText(system))
  return isComplete ? (content as Kept) : null
}

/** Null if there is no such file; throws an error that names it if it is damaged. */
export const readPostgresJson = (path: string): Kept | null => readKeptFile(path, readContent)
