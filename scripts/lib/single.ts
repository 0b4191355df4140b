/** One installation per data directory at a time: a second would end the first one's database. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Processes get numbers of earlier ones: only a command line tells whether it is still us. */
const isStart = (pid: number): boolean => {
  const list = existsSync('/proc/self/cmdline')
    ? spawnSync('cat', [`/proc/${pid}/cmdline`], { encoding: 'utf8' }).stdout
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return list.includes('scripts/start.ts')
}

/** Answers how to give the directory free again. */
export const claim = (dataDir: string): (() => void) => {
  const path = join(dataDir, 'vua.pid')
  const pid = existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : 0
  if (pid > 0 && pid !== process.pid && isStart(pid)) {
    throw new Error(
      `Vựa đang chạy với thư mục ${dataDir} (tiến trình ${pid}). Vựa already runs on ${dataDir} (process ${pid}): ` +
        'stop it, or set DATA_DIR and PORT for a second one.',
    )
  }
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(path, String(process.pid))
  return () => rmSync(path, { force: true })
}
