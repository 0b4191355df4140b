/** The demo tenant of a first start. Without it the program runs as well, and the next start tries again. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { unreadable } from './kept-file.ts'

/** Remembers over an interrupted or failed first start that the demo tenant is wanted. */
const pendingIn = (dataDir: string): string => join(dataDir, 'demo.pending')
/** Explains how to sign in. */
const toldIn = (dataDir: string): string => join(dataDir, 'demo.txt')

/** `make` returns how to sign in. Only an empty database (`isFirst`) gets a demo tenant. */
export const writeDemo = async (dataDir: string, isFirst: boolean, make: () => Promise<string>): Promise<void> => {
  const pending = pendingIn(dataDir)
  if (isFirst) writeFileSync(pending, '')
  if (!existsSync(pending)) return
  const told = await make()
  writeFileSync(toldIn(dataDir), told, { mode: 0o600 })
  rmSync(pending)
}

const missing = `Không tạo được dữ liệu mẫu; phần mềm vẫn chạy bình thường.
  Thử lại: npm run demo, hoặc khởi động lại. Doanh nghiệp của bạn: npm run tenant -- create …
The demo tenant could not be made; the program runs without it.
  Try again: npm run demo, or start again. A tenant of your own: npm run tenant -- create …`

const gone = (
  path: string,
): string => `${path} nói về doanh nghiệp demo, nhưng cơ sở dữ liệu này không có. Tạo lại: npm run demo.
${path} tells of the demo tenant, but this database has none (or it is closed). To make it: npm run demo.`

/** Whether somebody could sign in to the demo tenant. */
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
  isThere: boolean
}

/** What a start tells of the demo tenant; null if nobody wants one. */
export const demoNote = (dataDir: string, { port, isThere }: Told): string | null => {
  if (existsSync(pendingIn(dataDir))) return missing
  const path = toldIn(dataDir)
  if (!existsSync(path)) return null
  if (!isThere) return gone(path)
  try {
    return readFileSync(path, 'utf8').trimEnd().replaceAll('demo.localhost', `http://demo.localhost:${port}`)
  } catch (error) {
    return unreadable(path, (error as Error).message).message
  }
}
