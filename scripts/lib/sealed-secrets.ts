/**
 * The keys of sealed secrets, read once at the start and handed to the server: if the file goes away meanwhile, a server
 * that is started again still has them.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeLostSecrets, findLostSecrets } from '#server/secrets/lost-secrets.ts'
import { openDatabase } from '#server/database/database.ts'
import { createSealer, newSealKey } from '#server/process/sealed.ts'
import { systemClock } from '#kernel/clock.ts'
import { isThere, writePrivate } from './kept-file.ts'

interface Place {
  dataDir: string
  secretKeys: string | null
  isSpread: boolean
}

/** What cannot be opened with these keys, in words; null if all can be. Every tenant is looked at. */
export const lostSecrets = async (
  keys: string,
  { appUrl, isSpread }: { appUrl: string; isSpread: boolean },
): Promise<string | null> => {
  const database = openDatabase({ url: appUrl, clock: systemClock, max: 1, isSpread })
  try {
    const lost = await findLostSecrets({ database, sealer: createSealer(keys) })
    return lost && describeLostSecrets(lost)
  } finally {
    await database.close()
  }
}

/** The same with the keys that are there, in the environment or the file; no file is made where there is none. */
export const lostWithKeysThere = ({ dataDir, secretKeys, isSpread }: Place, appUrl: string): Promise<string | null> => {
  const path = join(dataDir, 'secret.keys')
  const keys = secretKeys ?? (isThere(path) ? readFileSync(path, 'utf8').trim() : newSealKey('none'))
  return lostSecrets(keys, { appUrl, isSpread })
}

/** A file that went away while the program ran is written again, as long as its folder is there. */
export const putBackKeys = ({ dataDir, secretKeys }: Omit<Place, 'isSpread'>, keys: string): boolean => {
  const path = join(dataDir, 'secret.keys')
  // Marks of this installation: what lies there is still its folder.
  if (secretKeys || !existsSync(join(dataDir, 'database.json')) || isThere(path)) return false
  writePrivate(path, `${keys}\n`)
  return true
}
