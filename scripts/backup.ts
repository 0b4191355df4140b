/** `npm run backup -- <file>`: writes the database's current content to a file while the application is running. */
import { readCommandLine } from './lib/command-line.ts'
import { openInstallation } from './lib/installation.ts'
import { takeBackup, describeSums } from './lib/backup.ts'

const usage = 'Cách dùng · Usage:\n  npm run backup -- <file>'
const [path] = readCommandLine(usage, {}).positionals
try {
  if (!path) throw new Error(usage)
  const installation = await openInstallation()
  try {
    console.log(describeSums(await takeBackup(installation.ownerUrl, path)))
    console.log(`Đã sao lưu vào ${path}. Backed up to ${path}.`)
  } finally {
    await installation.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
