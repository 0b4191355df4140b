/**
 * `npm run test:cluster [-- <file> …]`: runs tests on three machines of a Citus cluster, which are started for it. `CITUS_BIN`
 * is the folder with the programs of a PostgreSQL that has Citus. Without a file, those that are known to pass.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { passing } from './lib/cluster/passing.ts'

const bin = process.env['CITUS_BIN']?.trim() ?? ''
if (!existsSync(join(bin, 'postgres')) || bin === '') {
  console.error(
    'Hãy đặt CITUS_BIN: thư mục bin của PostgreSQL có Citus. Set CITUS_BIN to the folder bin of a PostgreSQL with Citus.',
  )
  process.exit(1)
}
const given = process.argv.slice(2)
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const files = given.length > 0 ? given : passing
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'integration', ...files], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
