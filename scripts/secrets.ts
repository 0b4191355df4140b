/**
 * `npm run secrets -- <what>`: tells with which keys secrets are sealed, seals all of them with a new key, and removes
 * keys that are not needed any more.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '#server/process/config.ts'
import type { Database } from '#server/database/database.ts'
import { newSealKey, openKeys } from '#server/process/sealed.ts'
import { countSealed } from '#server/secrets/reseal.ts'
import { openInstallation } from './lib/installation.ts'
import { InstallationError } from './lib/installation-error.ts'
import { describeKeys, forgetOldKeys, rotateKeys } from './lib/secret-keys.ts'
import { claim } from './lib/single.ts'

const usage = `Cách dùng · Usage:
  npm run secrets -- status
  npm run secrets -- rotate
  npm run secrets -- forget-old
  npm run secrets -- new-key`

type Command = (database: Database, config: Config, keys: string) => Promise<void>

const status: Command = async (database, _, keys) => console.log(describeKeys(keys, await countSealed(database)))

const rotate: Command = async (database, config, before) => {
  const { keys, done, lost } = await rotateKeys(database, config, before)
  console.log(`Đã niêm phong lại: ${done}. Sealed anew: ${done}.`)
  if (lost > 0) console.log(`Không mở được vì thiếu khóa: ${lost}. Not opened, their key is missing: ${lost}.`)
  console.log(describeKeys(keys, await countSealed(database)))
}

const forgetOld: Command = async (database, config, keys) => {
  const old = (await forgetOldKeys(database, config, keys)).join(', ') || '–'
  console.log(
    config.secretKeys === null
      ? `Đã bỏ khóa cũ: ${old}. Removed: ${old}.`
      : `Có thể bỏ khỏi SECRET_KEYS: ${old}. May be removed from SECRET_KEYS: ${old}.`,
  )
}

const commands: Readonly<Record<string, Command>> = { status, rotate, 'forget-old': forgetOld }

/** Keys of the file change under a server that does not look at it again; those of the environment are on all servers. */
const run = async (command: Command, changes: boolean): Promise<void> => {
  const config = readConfig()
  if (config.secretKeys === null && !existsSync(join(config.dataDir, 'secret.keys')))
    throw new InstallationError(`Không có secret.keys trong ${config.dataDir}. There is no secret.keys in it.`)
  const release = changes && config.secretKeys === null ? claim(config.dataDir) : () => {}
  try {
    const installation = await openInstallation()
    try {
      await command(installation.app, config, openKeys(config))
    } finally {
      await installation.close()
    }
  } finally {
    release()
  }
}

try {
  const what = process.argv[2] ?? ''
  const command = Object.hasOwn(commands, what) ? commands[what] : undefined
  if (what === 'new-key') console.log(newSealKey(`k${Date.now().toString(36)}`))
  else if (command) await run(command, what !== 'status')
  else throw new InstallationError(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
