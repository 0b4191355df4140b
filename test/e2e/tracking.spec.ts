/** The receiver of a parcel follows it without signing in; its address is given out, shown as a code, and made anew. */
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { bills, deliver, handOver, makeCarrier, type Made } from './parcel.ts'
import { place } from './place.ts'
import { signIn } from './sign-in.ts'
import { detail, expect, test, type Page } from './test.ts'

const address = (page: Page) => page.getByRole('textbox', { name: 'Liên kết theo dõi' })
const make = async (page: Page): Promise<Made> => {
  const carrier = await makeCarrier(page)
  await ask(page, 'ApiListCarrier/UpdateDB', { s_ID: carrier.carrier, trackingUrl: 'https://xe.example/t/{code}' })
  const [bill] = await bills(page, 1)
  return handOver(page, bill!, carrier, { codAmount: 30_000, trackingCode: 'GN77' })
}
/** A stranger with nothing but the address, whose browser runs no scripts. */
const asStranger = async (page: Page, url: string, work: (page: Page) => Promise<void>, dark = false) => {
  const context = await page
    .context()
    .browser()!
    .newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
      colorScheme: dark ? 'dark' : 'light',
      baseURL: place().address,
    })
  try {
    const other = await context.newPage()
    await other.goto(url)
    await work(other)
  } finally {
    await context.close()
  }
}

test(
  'a receiver sees the way and what is due, in two languages, without scripts',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const made = await make(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/shipping/transportproduct/detail/${made.s_ID}`)
    const url = await address(page).inputValue()
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await asStranger(page, url, async (other) => {
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Theo dõi đơn hàng')
      await expect(other.getByRole('listitem')).toHaveCount(1)
      await expect(other.getByText('30.000 đ')).toBeVisible()
      await expect(other.getByText('GN77')).toBeVisible()
      await expect(other.getByRole('link', { name: /nhà vận chuyển/ })).toHaveAttribute(
        'href',
        'https://xe.example/t/GN77',
      )
      await expect(other.getByText(/Cô Ba|Chợ Lớn|0912/)).toHaveCount(0)
      await other.getByRole('link', { name: 'English' }).click()
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Track your parcel')
      await expect(other.getByText('30,000 đ')).toBeVisible()
      await other.getByRole('link', { name: 'Tiếng Việt' }).click()
      await expect(other.getByText('30.000 đ')).toBeVisible()
    })
    await deliver(page, made)
    await asStranger(
      page,
      url,
      async (other) => {
        await expect(other.getByRole('listitem').last()).toContainText('Đã giao')
        await expect(other.getByText('30.000 đ')).toHaveCount(0)
        expect(await other.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
          'rgb(12, 17, 25)',
        )
      },
      true,
    )
    await page.goto(url)
    expect(await violationsIn(page)).toEqual([])
    await page.goto('/')
  },
)

test(
  'its address is copied, shown as a code, and made anew, which ends the old one',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const made = await make(page)
    await page.goto(`/shipping/transportproduct/detail/${made.s_ID}`)
    const old = await address(page).inputValue()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Sao chép liên kết' }).click()
    await expect(page.getByText('Đã sao chép liên kết')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(old)
    await page.getByRole('button', { name: 'Mã QR' }).click()
    const dialog = page.getByRole('dialog', { name: 'Trang theo dõi của người nhận' })
    await expect(dialog.getByRole('img', { name: 'Mã QR' })).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Đóng' }).last().click()
    await page.getByRole('button', { name: 'Tạo liên kết mới' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tạo liên kết mới' }).click()
    await expect(page.getByText('Đã tạo liên kết mới')).toBeVisible()
    await expect(address(page)).not.toHaveValue(old)
    await asStranger(page, old, (other) =>
      expect(other.getByRole('heading', { name: 'Không tìm thấy đơn hàng' })).toBeVisible(),
    )
    await asStranger(page, await address(page).inputValue(), (other) => expect(other.getByText('GN77')).toBeVisible())
  },
)
