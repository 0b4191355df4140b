/** Parcels are packed by scanning: a bill, its goods, and the next bill; on a desk and a phone, with and without a connection. */
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { pieceCode, scan as scanKeys } from './keyboard.ts'
import { place } from './place.ts'
import { handOver, makeCarrier, sell, type Row } from './parcel.ts'
import { ownPage } from './shared-page.ts'
import { signIn } from './sign-in.ts'
import { detail, expect, test, type Page } from './test.ts'

/** With the times of a scanner, however busy the machine is. */
const scan = (page: Page, code: string, end: 'Enter' | 'Tab' = 'Enter') =>
  scanKeys(page, code, { pauseBehind: code.length + 1, end })
const codeField = (page: Page) => page.getByLabel('Số hóa đơn, mã vận đơn hoặc mã hàng')
const saidLast = (page: Page) => page.locator('[data-found]')
const row = (page: Page, at: number) => page.getByRole('main').getByRole('listitem').nth(at)
const type = async (page: Page, code: string) => {
  await codeField(page).fill(code)
  await page.keyboard.press('Enter')
}
const shipStatus = async (page: Page, { s_ID }: Row): Promise<number> =>
  (await ask<{ shipStatus: number }>(page, `Order/getInfo?s_ID=${s_ID}`)).shipStatus

test(
  'a bill is packed by its bar codes, weighed, handed over, and its label printed',
  { tag: [ownPage, detail] },
  async ({ page }) => {
    await signIn(page)
    const carrier = await makeCarrier(page)
    const other = await makeCarrier(page)
    const [bill, next] = [await sell(page, carrier), await sell(page, carrier)]
    await page.goto('/shipping/overviewshipping/data')
    await page.getByRole('link', { name: 'Đóng gói' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đóng gói')
    await expect(page).toHaveURL(/\/shipping\/packing$/)
    await test.step('bills that wait are listed', async () => {
      const waiting = page.getByRole('region', { name: /^Chờ đóng gói/ })
      for (const { NumberID } of [bill, next])
        await expect(waiting.getByRole('button', { name: NumberID })).toBeVisible()
    })
    await test.step('a scanner may end with Tab, which leads nowhere', async () => {
      await expect(codeField(page)).toBeFocused()
      await scan(page, 'KHONGCO9', 'Tab')
      await expect(saidLast(page)).toContainText('mã KHONGCO9')
      // What is unknown gives way to the next.
      await scan(page, bill.NumberID, 'Tab')
      await expect(row(page, 0)).toContainText('0/2')
      await expect(codeField(page)).toBeFocused()
      await expect(codeField(page)).toHaveValue('')
    })
    expect(await violationsIn(page)).toEqual([])

    await test.step('goods of the bill, one by one; strangers and too many are refused', async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await scan(page, pieceCode(1))
      await expect(row(page, 0)).toContainText('1/2')
      await scan(page, pieceCode(9))
      await expect(saidLast(page)).toContainText(`${pieceCode(9)} không có trong hóa đơn`)
      await scan(page, pieceCode(1))
      await expect(row(page, 0)).toContainText('2/2')
      await scan(page, pieceCode(1))
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: /đã đủ \(2\/2/ })
          .first(),
      ).toBeVisible()
      await expect(row(page, 0)).toContainText('2/2')
      await expect(page.getByText('1/2 mặt hàng')).toBeVisible()
    })
    await test.step('another bill does not push it away', async () => {
      await scan(page, next.NumberID)
      await expect(page.getByRole('link', { name: bill.NumberID })).toBeVisible()
    })
    await test.step('what is lacking is asked about; a tick completes a line without a code', async () => {
      await page.getByRole('button', { name: 'Chuyển giao và in nhãn' }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('Còn thiếu 1 mặt hàng')
      await page.keyboard.press('Escape')
      expect(await shipStatus(page, bill)).toBe(0)
      await row(page, 1).getByRole('button', { name: /^Đủ/ }).click()
      await expect(page.getByText('2/2 mặt hàng')).toBeVisible()
    })
    await test.step('with its weight and another carrier it is handed over, and the label opens', async () => {
      await page.getByLabel('Khối lượng (g)').fill('0')
      await expect(page.getByText('Khối lượng là số gam')).toBeVisible()
      await page.getByLabel('Khối lượng (g)').fill('1350')
      await page.getByRole('button', { name: 'Nhà vận chuyển' }).click()
      await page.getByRole('option', { name: other.code }).click()
      await page.getByRole('button', { name: 'Chuyển giao và in nhãn' }).click()
      await expect(page.getByRole('dialog', { name: 'Nhãn vận đơn' })).toBeVisible()
      await page.keyboard.press('Escape')
      const info = await ask<{ related: { module: string; s_ID: string }[] }>(page, `Order/getInfo?s_ID=${bill.s_ID}`)
      const parcel = info.related.find(({ module }) => module === 'Shipping')!
      expect(await ask(page, `Shipping/getInfo?s_ID=${parcel.s_ID}`)).toMatchObject({
        weight: 1350,
        NVC_ID: other.carrier,
        receiverName: 'Cô Ba',
        shipStatus: 1,
      })
      expect(await violationsIn(page)).toEqual([])
    })
    await test.step('the next bill opens by its code; a bill and a parcel that are done show the parcel', async () => {
      await scan(page, next.NumberID)
      await expect(page.getByRole('link', { name: next.NumberID })).toBeVisible()
      await type(page, bill.NumberID)
      await expect(page.getByText('Chờ lấy hàng').first()).toBeVisible()
      await type(page, next.NumberID)
      await expect(row(page, 0)).toContainText('0/2')
      await type(page, 'KHONGCO1')
      await expect(page.getByText('Không có hóa đơn hay vận đơn nào có mã KHONGCO1')).toBeVisible()
      // Other tests hand over bills of which no parcel was made.
      await handOver(page, next, carrier)
    })
  },
)

test(
  'without a connection nothing is lost, and a bill is handed over once',
  { tag: [ownPage, detail] },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page)
    const carrier = await makeCarrier(page)
    const bill = await sell(page, carrier)
    await page.goto('/shipping/packing')
    await type(page, bill.NumberID)
    await expect(row(page, 0)).toContainText('0/2')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await scan(page, pieceCode(1))
    await expect(row(page, 0)).toContainText('1/2')

    await context.setOffline(true)
    await expect(page.getByText('Không có mạng')).toBeVisible()
    await type(page, pieceCode(1))
    await expect(row(page, 0)).toContainText('2/2')
    await type(page, pieceCode(2))
    await expect(page.getByText('2/2 mặt hàng')).toBeVisible()
    await page.getByRole('button', { name: 'Chuyển giao và in nhãn' }).click()
    await expect(page.getByText('Kiện hàng được giữ lại ở đây')).toBeVisible()
    expect(await shipStatus(page, bill)).toBe(0)
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Nhãn vận đơn' })).toBeVisible()
    expect(await shipStatus(page, bill)).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Hóa đơn tiếp theo' }).click()

    await test.step('what was scanned is there when the page is opened again', async () => {
      const second = await sell(page, carrier)
      await type(page, second.NumberID)
      await type(page, pieceCode(1))
      await expect(row(page, 0)).toContainText('1/2')
      await page.reload()
      await expect(row(page, 0)).toContainText('1/2')
      await type(page, pieceCode(2))
      await page.getByRole('button', { name: 'Bỏ qua' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ qua hóa đơn này' }).click()
      await expect(page.getByRole('link', { name: second.NumberID })).toHaveCount(0)
      await handOver(page, second, carrier)
    })

    await test.step('an answer that was lost on its way back is asked for again, as the same', async () => {
      const third = await sell(page, carrier)
      await type(page, third.NumberID)
      await row(page, 0).getByRole('button', { name: /^Đủ/ }).click()
      await row(page, 1).getByRole('button', { name: /^Đủ/ }).click()
      await page.route('**/api/Order/ChuyenGiaohang*', async (route) => {
        const request = route.request()
        const { pathname, search } = new URL(request.url())
        await fetch(`${place().url}${pathname}${search}`, {
          method: 'POST',
          headers: request.headers(),
          body: request.postData(),
        })
        await route.abort('connectionreset')
      })
      await page.getByRole('button', { name: 'Chuyển giao và in nhãn' }).click()
      await expect(page.getByText('Kiện hàng được giữ lại ở đây')).toBeVisible()
      expect(await shipStatus(page, third)).toBe(1)
      await page.unroute('**/api/Order/ChuyenGiaohang*')
      await page.getByRole('button', { name: 'Gửi lại' }).click()
      await expect(page.getByRole('dialog', { name: 'Nhãn vận đơn' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Hóa đơn tiếp theo' }).click()
    })
  },
)

test(
  'what the server refuses is said and can be mended; a bill that is not posted is not packed',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const carrier = await makeCarrier(page)
    const bill = await sell(page, carrier, { codAmount: 0 })
    await page.goto('/shipping/packing')
    await type(page, bill.NumberID)
    await expect(row(page, 0)).toContainText('0/2')
    // Somebody else hands it over meanwhile.
    await handOver(page, bill, carrier)
    await row(page, 0).getByRole('button', { name: /^Đủ/ }).click()
    await row(page, 1).getByRole('button', { name: /^Đủ/ }).click()
    await page.getByRole('button', { name: 'Chuyển giao và in nhãn' }).click()
    await expect(page.getByText('Hóa đơn đã chuyển giao')).toBeVisible()
    await page.getByRole('button', { name: 'Bỏ qua' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ qua hóa đơn này' }).click()

    const cancelled = await sell(page, carrier)
    await ask(page, 'Order/Huy', [cancelled.s_ID])
    await type(page, cancelled.NumberID)
    await expect(page.getByText(`Hóa đơn ${cancelled.NumberID} ở trạng thái Đã hủy`)).toBeVisible()
  },
)
