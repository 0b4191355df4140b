/** Whether the disk of the embedded database is full. Nothing is known about external databases. */
import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** The size of the next WAL segment that PostgreSQL must create. */
const neededBytes = 16 * 2 ** 20

export const isDiskFull = (dataDir: string): boolean => {
  if (!existsSync(join(dataDir, 'postgres'))) return false
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize < neededBytes
}
