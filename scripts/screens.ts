/**
 * `npm run screens`: takes screenshots into docs/screens, from a product with the demo tenant started for this purpose:
 * of every kind of page for desktop, tablet and phone, light and dark, and of every page of the menu for desktop and
 * phone. Dates are relative to today.
 * `npm run screens -- <folder>`: takes one of every page and of everything that opens over it, into that folder.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { ean13, film } from '#test/e2e/bar-patterns.ts'
import { typeSignIn } from '#test/e2e/sign-in.ts'
import { reach, sizes, statesOn, type Size } from '#test/e2e/states.ts'
import { barcode } from '#start/goods.server.ts'
import { browserFlags, findBrowser } from './lib/browser.ts'
import { areaName, menuPages, type MenuPage } from './lib/menu-pages.ts'
import { startProduct } from './lib/product.ts'

const [wanted] = process.argv.slice(2)
const isComplete = wanted !== undefined
const folder = wanted ?? fileURLToPath(new URL('../docs/screens', import.meta.url))
const LONGEST_MS = 15_000
/** Small enough for a documentation page and for the repository. */
const QUALITY = 72
/** Those of the menu are many. */
const MENU_QUALITY = 60

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

type Scheme = 'light' | 'dark'
const open = async (size: Size, colorScheme: Scheme): Promise<Page> => {
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST_MS)
  return page
}

const draw = async (size: Size, colorScheme: Scheme): Promise<void> => {
  const page = await open(size, colorScheme)
  const picture = (name: string) =>
    page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.jpg`), type: 'jpeg', quality: QUALITY })
  await page.goto(`${address.replace('//', '//demo.')}/login/member`)
  await page.getByLabel('Tên đăng nhập').waitFor()
  await picture('login')
  await typeSignIn(page, { address: address.replace('//', '//demo.') })
  for (const state of statesOn(size).filter((one) => isComplete || one.picture)) {
    await reach(page, state, address.replace('//', '//demo.'))
    await page.waitForLoadState('networkidle')
    await picture(state.name)
  }
  await page.context().close()
}

/** Waits for what the page shows: no request is under way and nothing is loading. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.locator('main').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true], [data-loading]') === null)
}

const fileOf = ({ path }: MenuPage): string =>
  path
    .replace(/\?.*/, '')
    .replace(/^\/|\/$/g, '')
    .replaceAll('/', '-') || 'home'

/** Draws every page of the menu; returns their titles. */
const drawMenu = async (size: Size): Promise<string[]> => {
  const page = await open(size, 'light')
  await typeSignIn(page, { address: address.replace('//', '//demo.') })
  const titles: string[] = []
  for (const one of menuPages()) {
    await page.goto(address.replace('//', '//demo.') + one.path)
    await settled(page)
    const path = join(folder, 'menu', `${fileOf(one)}-${size}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: MENU_QUALITY })
    titles.push(await page.title())
  }
  await page.context().close()
  return titles
}

const writeIndex = (titles: readonly string[]): void => {
  const rows = menuPages().map((one, at) => {
    const link = (size: Size, text: string) => `[${text}](menu/${fileOf(one)}-${size}.jpg)`
    const title = titles[at]!.replace(/ \| Vựa$/, '')
    return `| ${areaName(one.area)} | ${title} | \`${one.path.replace(/\?.*/, '')}\` | ${link('desk', 'desktop')}, ${link('phone', 'phone')} |`
  })
  const text = `# Every page of the menu

Drawn by \`npm run screens\` for the administrator of the demo business. The other pictures of this folder show every kind of page and what opens over it, also on a tablet and in the dark.

| Area | Page | Address | Pictures |
|---|---|---|---|
${rows.join('\n')}
`
  writeFileSync(join(folder, 'README.md'), text)
}

try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const size of Object.keys(sizes) as Size[]) {
    for (const scheme of ['light', 'dark'] as const) await draw(size, scheme)
  }
  if (!isComplete) {
    writeIndex(await drawMenu('desk'))
    await drawMenu('phone')
  }
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
