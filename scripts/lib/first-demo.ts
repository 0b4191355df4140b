/** The demo tenant of a first start. Without it the program runs as well, and the next start tries again. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** What a start tells of the demo tenant; null if nobody wants one. The port may have changed since it was made. */
export const demoNote = (dataDir: string, port: number): string | null => {
  if (existsSync(pendingIn(dataDir))) return missing
  if (!existsSync(toldIn(dataDir))) return null
  return readFileSync(toldIn(dataDir), 'utf8').trimEnd().replaceAll('demo.localhost', `http://demo.localhost:${port}`)
}
