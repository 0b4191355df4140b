/** Whether the database brought along is away because its disk is full; of one elsewhere nothing is known here. */
import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** The next piece of PostgreSQL's own log is as long as this. */
const neededBytes = 16 * 2 ** 20

export const isDiskFull = (dataDir: string): boolean => {
  if (!existsSync(join(dataDir, 'postgres'))) return false
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize < neededBytes
}
