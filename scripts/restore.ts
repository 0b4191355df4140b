/** `npm run restore -- <file>`: restores a backup into an empty database, and compares the result row by row. */
import { migrate } from './migrate.ts'
import { openInstallation } from './lib/installation.ts'
import { restoreBackup, describeSums } from './lib/backup.ts'

const [path] = process.argv.slice(2)
try {
  if (!path) throw new Error('Cách dùng · Usage:\n  npm run restore -- <file>')
  const installation = await openInstallation()
  try {
    await migrate(installation.ownerUrl)
    console.log(describeSums(await restoreBackup(installation.ownerUrl, path)))
    console.log(`Đã phục hồi từ ${path}; mọi bảng khớp. Restored from ${path}; every table agrees.`)
  } finally {
    await installation.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
