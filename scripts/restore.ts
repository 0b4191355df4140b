/** `npm run restore -- <file>`: restores a backup into an empty database, and compares the result row by row. */
import { readConfig } from '#server/process/config.ts'
import { readCommandLine } from './lib/command-line.ts'
import { openInstallation } from './lib/installation.ts'
import { rememberDatabase } from './lib/known-database.ts'
import { lostWithKeysThere } from './lib/sealed-secrets.ts'
import { restoreBackup, describeSums } from './lib/backup.ts'

const usage = 'Cách dùng · Usage:\n  npm run restore -- <file>'
const [path] = readCommandLine(usage, {}).positionals
try {
  if (!path) throw new Error(usage)
  const installation = await openInstallation({ mayMake: true, isRestored: true })
  try {
    console.log(describeSums(await restoreBackup(installation.ownerUrl, path)))
    await rememberDatabase(readConfig().dataDir, installation.ownerUrl)
    console.log(`Đã phục hồi từ ${path}; mọi bảng khớp. Restored from ${path}; every table agrees.`)
    console.log(
      'Việc nền (gửi thư, …) đang dừng, vì có thể đã được làm rồi. Khi đây là nơi làm việc chính thức: npm run work -- resume\n' +
        'Background work (letters, …) is stopped, because it may have been done already. Once this is where people work: ' +
        'npm run work -- resume',
    )
    const lost = await lostWithKeysThere(readConfig(), installation.appUrl)
    if (lost) console.log(lost)
  } finally {
    await installation.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
