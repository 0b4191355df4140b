/**
 * Scanning with a camera: real bar codes in a video for Chromium's fake camera. This browser has no bar code reader of
 * its own.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { detail, chromium, expect, test, type Page } from './test.ts'
import { browserFlags } from '../../scripts/lib/browser.ts'
import { barcode } from '#start/goods.server.ts'
import { code128, ean13, film } from './bar-patterns.ts'
import { handOver, makeCarrier, sell } from './parcel.ts'
import { place } from './place.ts'
import { signIn } from './sign-in.ts'

const folder = mkdtempSync(join(tmpdir(), 'vua-film-'))
test.afterAll(() => rmSync(folder, { recursive: true }))

/** SP000001 by its bar code, SP000003 by its product code on an in-house label. */
const EAN = barcode(5_550_000)
const write = (name: string, scenes: Parameters<typeof film>[0]): string => {
  const path = join(folder, `${name}.y4m`)
  writeFileSync(path, film(scenes))
  return path
}

/** Runs a test in a page whose camera shows these scenes, with or without the user's permission. */
const before = async (
  scenes: Parameters<typeof film>[0] | null,
  allowed: boolean,
  work: (page: Page) => Promise<void>,
) => {
  const executablePath = test.info().project.use.launchOptions?.executablePath
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...browserFlags,
      `--use-fake-ui-for-media-stream${allowed ? '' : '=deny'}`,
      ...(scenes
        ? ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${write('f', scenes)}`]
        : []),
    ],
  })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'vi-VN',
    baseURL: place().address,
  })
  const page = await context.newPage()
  await page.addInitScript(`window.buzzes = []; navigator.vibrate = (pattern) => window.buzzes.push(pattern)`)
  const foreign: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions policy/i.test(message.text())) foreign.push(message.text())
  })
  try {
    await signIn(page)
    await page.goto('/sales/billsales/create')
    await work(page)
    expect(foreign).toEqual([])
  } finally {
    await browser.close()
  }
}

test(
  'EAN-13 and Code 128 bar codes held before the camera add their goods, and one more each time they are shown again',
  { tag: detail },
  async () => {
    const scenes = [
      { modules: ean13(EAN), seconds: 2 },
      { modules: null, seconds: 2 },
      { modules: code128('SP000003'), seconds: 2 },
      { modules: null, seconds: 2 },
      { modules: code128('NOTHING9'), seconds: 2 },
      { modules: null, seconds: 2 },
    ]
    await before(scenes, true, async (page) => {
      await page.getByRole('button', { name: 'Quét bằng camera' }).click()
      const dialog = page.getByRole('dialog', { name: 'Quét bằng camera' })
      await expect(dialog.getByText(/^SP000001 .* · SL 1$/)).toBeVisible({ timeout: 20_000 })
      await expect(dialog.getByText(/^SP000003 .* · SL 1$/)).toBeVisible({ timeout: 20_000 })
      await expect(dialog.getByText('Không tìm thấy hàng có mã NOTHING9')).toBeVisible({ timeout: 20_000 })
      await expect(dialog.getByText(/^SP000001 .* · SL 2$/)).toBeVisible({ timeout: 20_000 })
      await dialog.getByRole('button', { name: 'Xong' }).click()
      await expect(page.getByText('2 dòng · SL')).toHaveCount(1)
      const buzzes = (await page.evaluate('window.buzzes')) as unknown[]
      expect(buzzes.filter((one) => !Array.isArray(one)).length).toBeGreaterThanOrEqual(3)
      expect(buzzes.some((one) => Array.isArray(one))).toBe(true)
      // The camera is released.
      expect(await page.locator('video').count()).toBe(0)
    })
  },
)

test('parcels are packed with the camera: the bill, its goods, and what is too many', { tag: detail }, async () => {
  const scenes = [
    { modules: ean13(EAN), seconds: 2 },
    { modules: null, seconds: 2 },
  ]
  await before(scenes, true, async (page) => {
    const carrier = await makeCarrier(page)
    const bill = await sell(page, carrier)
    await page.goto('/shipping/packing')
    await page.getByLabel('Số hóa đơn, mã vận đơn hoặc mã hàng').fill(bill.NumberID)
    await page.keyboard.press('Enter')
    const line = page.getByRole('main').getByRole('listitem').first()
    await expect(line).toContainText('0/2')
    await page.getByRole('button', { name: 'Quét bằng camera' }).click()
    const dialog = page.getByRole('dialog', { name: 'Quét bằng camera' })
    await expect(dialog.getByText(/1\/2/)).toBeVisible({ timeout: 20_000 })
    await expect(dialog.getByText(/2\/2/).first()).toBeVisible({ timeout: 20_000 })
    await expect(dialog.getByText(/đã đủ \(2\/2/).first()).toBeVisible({ timeout: 20_000 })
    await dialog.getByRole('button', { name: 'Xong' }).click()
    await expect(line).toContainText('2/2')
    const buzzes = (await page.evaluate('window.buzzes')) as unknown[]
    expect(buzzes.some((one) => Array.isArray(one))).toBe(true)
    await handOver(page, bill, carrier)
  })
})

test(
  'scanning without permission for the camera, or without a camera, shows why it cannot start',
  { tag: detail },
  async () => {
    const button = (page: Page) => page.getByRole('button', { name: 'Quét bằng camera' })
    await before([{ modules: null, seconds: 1 }], false, async (page) => {
      await button(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Trình duyệt chưa cho phép dùng camera' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible()
    })
    await before(null, true, async (page) => {
      await button(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Không tìm thấy camera' })).toBeVisible()
    })
  },
)
