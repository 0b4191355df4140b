/**
 * Allows only one running installation per data directory, because a second one would end the database of the first.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cannotUse } from './postgres-directory.ts'

/** Process ids are reused, so the command line must show that it is still our process. */
const isStart = (pid: number): boolean => {
  const list = existsSync('/proc/self/cmdline')
    ? spawnSync('cat', [`/proc/${pid}/cmdline`], { encoding: 'utf8' }).stdout
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return list.includes('scripts/start.ts')
}

/** The id of the process that works on this directory; null if there is none. */
export const runningOn = (dataDir: string): number | null => {
  const path = join(dataDir, 'vua.pid')
  const pid = existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : 0
  return pid > 0 && isStart(pid) ? pid : null
}

/** Claims the directory; returns the function that releases it. */
export const claim = (dataDir: string): (() => void) => {
  const path = join(dataDir, 'vua.pid')
  const pid = runningOn(dataDir)
  if (pid !== null && pid !== process.pid) {
    throw new Error(
      `Vựa đang chạy với thư mục ${dataDir} (tiến trình ${pid}). Vựa already runs on ${dataDir} (process ${pid}): ` +
        'stop it, or set DATA_DIR and PORT for a second one.',
    )
  }
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, String(process.pid))
  } catch (error) {
    throw cannotUse(dataDir, (error as Error).message)
  }
  return () => rmSync(path, { force: true })
}
