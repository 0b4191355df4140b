/** The keys of an installation, as lines of `id:base64`: the first seals, all of them open. */
import { join } from 'node:path'
import type { Database } from '#server/database/database.ts'
import { createSealer, newSealKey } from '#server/process/sealed.ts'
import { countSealed, resealAll, type SealedWith } from '#server/secrets/reseal.ts'
import { InstallationError } from './installation-error.ts'
import { writePrivate } from './kept-file.ts'

interface Place {
  dataDir: string
  secretKeys: string | null
}

const linesOf = (keys: string): string[] => keys.trim().split(/[\s,]+/)
const idOf = (line: string): string => line.split(':')[0]!

const write = ({ dataDir }: Place, lines: readonly string[]): void =>
  writePrivate(join(dataDir, 'secret.keys'), `${lines.join('\n')}\n`)

/** With which keys secrets are sealed: those that are there, and those that are missing. */
export const describeKeys = (keys: string, counts: SealedWith): string => {
  const ids = linesOf(keys).map(idOf)
  const missing = [...counts.keys()].filter((id) => !ids.includes(id))
  return [
    ...ids.map((id, at) => `${id}${at === 0 ? ' *' : ''}: ${counts.get(id) ?? 0}`),
    ...missing.map((id) => `${id} (thiếu khóa · the key is missing): ${counts.get(id)!}`),
  ].join('\n')
}

/** True if a rotation was begun and not finished: something that opens is sealed with an older key. */
const isUnfinished = (keys: string, counts: SealedWith): boolean =>
  linesOf(keys)
    .slice(1)
    .some((line) => (counts.get(idOf(line)) ?? 0) > 0)

/**
 * Seals everything with a new key. Keys of the environment are the operator's: there the first of them is taken. The new
 * key is written before anything is sealed with it, and the old ones stay; so it may end anywhere and be begun again.
 */
export const rotateKeys = async (
  database: Database,
  place: Place,
  keys: string,
): Promise<{ keys: string; done: number; lost: number }> => {
  const counts = await countSealed(database)
  const isBegun = place.secretKeys !== null || isUnfinished(keys, counts)
  const lines = isBegun ? linesOf(keys) : [newSealKey(`k${Date.now().toString(36)}`), ...linesOf(keys)]
  if (!isBegun) write(place, lines)
  const now = lines.join('\n')
  return { keys: now, ...(await resealAll(database, createSealer(now))) }
}

/** Removes the keys that nothing is sealed with any more; refuses while something is. Returns their names. */
export const forgetOldKeys = async (database: Database, place: Place, keys: string): Promise<string[]> => {
  const counts = await countSealed(database)
  const [first, ...old] = linesOf(keys)
  if (isUnfinished(keys, counts))
    throw new InstallationError(
      'Còn bí mật niêm phong bằng khóa cũ: hãy chạy npm run secrets -- rotate trước. Secrets are still sealed with an old key: run npm run secrets -- rotate first.',
    )
  if (place.secretKeys === null && old.length > 0) write(place, [first!])
  return old.map(idOf)
}
