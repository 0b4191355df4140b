/** The demo tenant of a first start. Without it the program runs as well, and the next start tries again. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { unreadable } from './kept-file.ts'

/** Remembers over an interrupted or failed first start that the demo tenant is wanted. */
const pendingIn = (dataDir: string): string => join(dataDir, 'demo.pending')
/** Explains how to sign in. */
const toldIn = (dataDir: string): string => join(dataDir, 'demo.txt')

/** Exists while the installation that works with this folder can be reached by others. */
const openIn = (dataDir: string): string => join(dataDir, 'open-to-others')

export const isOpenToOthers = (dataDir: string): boolean => existsSync(openIn(dataDir))

export const noteReach = (dataDir: string, isLocal: boolean): void =>
  isLocal ? rmSync(openIn(dataDir), { force: true }) : writeFileSync(openIn(dataDir), '')

const once = '  mật khẩu · password: '
/** A line that a start prints and does not keep. */
export const shownOnce = (password: string): string => once + password

/** Keeps how to sign in, and returns what is only shown once. */
export const keepNote = (dataDir: string, told: string): string => {
  const lines = told.trimEnd().split('\n')
  const kept = lines.filter((line) => !line.startsWith(once)).join('\n')
  writeFileSync(toldIn(dataDir), kept, { mode: 0o600 })
  return lines.filter((line) => line.startsWith(once)).join('\n')
}

/**
 * `make` returns how to sign in. Only an empty database (`isFirst`) gets a demo tenant. Returns what is only shown
 * once.
 */
export const writeDemo = async (dataDir: string, isFirst: boolean, make: () => Promise<string>): Promise<string> => {
  const pending = pendingIn(dataDir)
  if (isFirst) writeFileSync(pending, '')
  if (!existsSync(pending)) return ''
  const shown = keepNote(dataDir, await make())
  rmSync(pending)
  return shown
}

const missing = `Không tạo được dữ liệu mẫu; phần mềm vẫn chạy bình thường.
  Thử lại: npm run demo, hoặc khởi động lại. Doanh nghiệp của bạn: npm run tenant -- create …
The demo tenant could not be made; the program runs without it.
  Try again: npm run demo, or start again. A tenant of your own: npm run tenant -- create …`

const gone = (
  path: string,
): string => `${path} nói về doanh nghiệp demo, nhưng cơ sở dữ liệu này không có. Tạo lại: npm run demo.
${path} tells of the demo tenant, but this database has none (or it is closed). To make it: npm run demo.`

/** True if somebody could sign in to the demo tenant. */
export const hasDemo = async (ownerUrl: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from tenant where demo and active limit 1')
    return rowCount === 1
  } finally {
    await client.end()
  }
}

/** `isThere`: see `hasDemo`. The port may have changed since the demo tenant was made. */
interface Told {
  port: number
  /** True if this start makes a demo that an earlier one began. */
  isWanted: boolean
  isThere: boolean
}

/** What a start tells of the demo tenant; null if nobody wants one. */
export const demoNote = (dataDir: string, { port, isWanted, isThere }: Told): string | null => {
  if (isWanted && existsSync(pendingIn(dataDir))) return missing
  const path = toldIn(dataDir)
  if (!existsSync(path)) return null
  if (!isThere) return gone(path)
  try {
    return readFileSync(path, 'utf8')
      .trimEnd()
      .replaceAll(/\(demo\.[a-z0-9.-]*localhost\)/g, (host) => `(http://${host.slice(1, -1)}:${port})`)
  } catch (error) {
    return unreadable(path, (error as Error).message).message
  }
}
