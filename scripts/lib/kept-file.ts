/** Small files beside the database that the program keeps for itself. A file that cannot be read is named. */
import { chmodSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { InstallationError } from './installation-error.ts'

/** Also true of a link that leads nowhere, for instance to a disk that is not mounted. */
export const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

export const unreadable = (path: string, why: string): InstallationError =>
  new InstallationError(
    `Không đọc được tệp ${path}: hãy khôi phục tệp này từ bản sao. The file ${path} cannot be read (${why}): put it back from a copy.`,
  )

/** Null if there is no such file; throws if it is there and is not what it should be. */
export const readKeptFile = <T>(path: string, read: (content: unknown) => T | null): T | null => {
  if (!isThere(path)) return null
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw unreadable(path, (error as Error).message)
  }
  const value = read(content)
  if (value === null) throw unreadable(path, 'its content is incomplete')
  return value
}

/** Writes to a temporary file and renames it; on a full disk, the content would otherwise be lost. */
export const writePrivate = (path: string, text: string): void => {
  if (isThere(path) && readFileSync(path, 'utf8') === text) return
  const unfinished = `${path}.new`
  writeFileSync(unfinished, text, { mode: 0o600 })
  chmodSync(unfinished, 0o600)
  renameSync(unfinished, path)
}
