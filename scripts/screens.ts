/**
 * `npm run screens`: takes screenshots of every kind of page into docs/screens, for desktop, tablet and phone, light
 * and dark, from a product with the demo tenant started for this purpose. Dates are relative to today.
 * `npm run screens -- <folder>`: takes one of every page and of everything that opens over it, into that folder.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ean13, film } from '#test/e2e/bar-patterns.ts'
import { signIn } from '#test/e2e/keyboard.ts'
import { reach, sizes, statesOn, type Size } from '#test/e2e/states.ts'
import { barcode } from '#start/goods.server.ts'
import { browserFlags, findBrowser } from './lib/browser.ts'
import { startProduct } from './lib/product.ts'

const [wanted] = process.argv.slice(2)
const isComplete = wanted !== undefined
const folder = wanted ?? fileURLToPath(new URL('../docs/screens', import.meta.url))
const LONGEST_MS = 15_000
/** Small enough for a documentation page and for the repository. */
const QUALITY = 72

const dataDir = mkdtempSync(join(tmpdir(), 'vua-screens-'))
const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' })
const address = product.url.replace('127.0.0.1', 'localhost')
/** The picture the simulated camera sees: the bar code of the first demo product. */
const label = join(dataDir, 'label.y4m')
writeFileSync(label, film([{ modules: ean13(barcode(5_550_000)), seconds: 2 }]))
const camera = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${label}`,
]
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags, ...camera] })

const draw = async (size: Size, colorScheme: 'light' | 'dark'): Promise<void> => {
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST_MS)
  const picture = (name: string) =>
    page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.jpg`), type: 'jpeg', quality: QUALITY })
  await page.goto(`${address.replace('//', '//demo.')}/login/member`)
  await page.getByLabel('Tên đăng nhập').waitFor()
  await picture('login')
  await signIn(page, address)
  for (const state of statesOn(size).filter((one) => isComplete || one.picture)) {
    await reach(page, address.replace('//', '//demo.'), state)
    await page.waitForLoadState('networkidle')
    await picture(state.name)
  }
  await context.close()
}

try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const size of Object.keys(sizes) as Size[]) {
    for (const scheme of ['light', 'dark'] as const) await draw(size, scheme)
  }
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
