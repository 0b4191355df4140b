/**
 * Selling at the counter: three scans, the cash, the change, the next customer; goods that come back; what is over pays
 * old debts; bills that wait; a line that is cut.
 */
import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { detail, expect, test, type Page } from './test.ts'
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { pick, pieceCode, scan } from './keyboard.ts'
import { ownPage } from './shared-page.ts'
import { signIn } from './sign-in.ts'

// The package's types speak of a module of another kind.
const jsqr = jsQR as unknown as (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null

const lines = (page: Page) => page.getByRole('list', { name: 'Hàng đã chọn' }).getByRole('listitem')
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const scanTo = async (page: Page, at: number, count: number, end: 'Enter' | 'Tab' = 'Enter') => {
  await scan(page, pieceCode(at), { end })
  await expect(lines(page)).toHaveCount(count)
}
const open = async (page: Page) => {
  await signIn(page)
  await page.goto('/sales/counter')
  await expect(page.getByLabel('Khách hàng')).toHaveValue('Khách lẻ')
}
/** A tab for each print would not be closed; what is printed is asked for all the same. */
const withoutTabs = (page: Page) => page.addInitScript('window.open = () => null')

test('three scans, cash, change and the next customer take two keys', { tag: ownPage }, async ({ page }) => {
  await withoutTabs(page)
  await open(page)
  await scanTo(page, 1, 1)
  await scanTo(page, 2, 2, 'Tab')
  await scanTo(page, 3, 3)
  const printed = page.waitForRequest((request) => /\/pdf\//.test(request.url()))
  const saved = page.waitForRequest(/Order\/UpdateDB/)
  await page.keyboard.press('F7')
  await page.keyboard.type('500000')
  await page.keyboard.press('Enter')
  const { paid, cashGiven, TotalTax, clientTotal } = (await saved).postDataJSON() as Record<string, number>
  expect([cashGiven, paid]).toEqual([500_000, clientTotal ?? TotalTax])
  await printed
  await expect(status(page, /Vừa bán BH\d{6}/)).toContainText('Trả lại khách 48')
  await expect(lines(page)).toHaveCount(0)
  await expect(page.getByLabel('Quét mã vạch hoặc tìm hàng…')).toBeFocused()
  expect(await violationsIn(page)).toEqual([])

  await test.step('goods of a bill come back by the code on its paper', async () => {
    const [number] = /BH\d{6}/.exec((await status(page, /Vừa bán/).textContent())!)!
    const wholeBills: string[] = []
    page.on('request', (request) => void (/Order\/getInfo\?/.test(request.url()) && wholeBills.push(request.url())))
    await page.keyboard.press('F6')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    // A scanner does not wait for the list of bills.
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    const goods = page.getByRole('list', { name: 'Hàng của hóa đơn' }).getByRole('listitem')
    await expect(goods).toHaveCount(3)
    await scan(page, pieceCode(2))
    await expect(goods.nth(1).getByLabel(/^Số lượng/)).toHaveValue('1')
    // Also of the goods whose quantity has the focus.
    await expect(goods.nth(0).getByLabel(/^Số lượng/)).toBeFocused()
    await scan(page, pieceCode(1))
    await expect(goods.nth(0).getByLabel(/^Số lượng/)).toHaveValue('1')
    // Other goods were not sold with it, so they do not come back with it: only they ask for the whole bill.
    expect(wholeBills).toEqual([])
    await scan(page, pieceCode(6))
    await expect(page.getByText(new RegExp(`không có trên hóa đơn ${number}`))).toBeVisible()
    expect(wholeBills).toHaveLength(1)
    await expect(goods).toHaveCount(3)
    expect(await violationsIn(page)).toEqual([])
    const paper = page.waitForRequest((request) => /\/pdf\//.test(request.url()))
    const returned = page.waitForRequest(/ImportReturn\/UpdateDB/)
    await page.keyboard.press('F9')
    const body = (await returned).postDataJSON() as { paid: number; billId: string; lines: unknown[] }
    expect([body.paid > 0, body.billId !== '']).toEqual([true, true])
    await paper
    await expect(status(page, /Đã nhận trả TH\d{6}/)).toContainText('Trả lại khách')
    // The next customer is there at once.
    await expect(page.getByLabel('Quét mã vạch hoặc tìm hàng…')).toBeFocused()

    // Goods that all came back are told apart from those that were never sold.
    const returnAgain = async () => {
      await page.keyboard.press('F6')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.keyboard.type(number)
      await page.keyboard.press('Enter')
    }
    await returnAgain()
    await expect(goods).toHaveCount(1)
    await scan(page, pieceCode(2))
    await expect(page.getByText(new RegExp(`trên hóa đơn ${number} đã trả hết từ trước`))).toBeVisible()
    await page.getByRole('button', { name: 'Trả tất cả' }).click()
    await page.keyboard.press('F9')
    await expect(page.getByLabel('Quét mã vạch hoặc tìm hàng…')).toBeFocused()
    await returnAgain()
    await expect(page.getByText(`Hàng của ${number} đã được trả hết`)).toBeVisible()
  })
})

test('the change follows every digit, without a pause in typing', { tag: [ownPage, detail] }, async ({ page }) => {
  await page.clock.install()
  await withoutTabs(page)
  await open(page)
  await scanTo(page, 1, 1)
  const due = page.getByRole('status').filter({ hasText: 'Khách cần trả' })
  await expect(due).toContainText(/[1-9]/)
  const sum = Number(/[\d.]+$/.exec((await due.textContent())!)![0].replaceAll('.', ''))
  await page.keyboard.press('F7')
  // From here on no time passes, so nothing waits for a pause.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.keyboard.type(String(sum + 1000))
  await expect(status(page, 'Tiền thừa')).toContainText(/[^\d.]1\.000$/)
  await page.keyboard.type('0')
  await expect(status(page, 'Tiền thừa')).toContainText(new Intl.NumberFormat('vi-VN').format((sum + 1000) * 10 - sum))
})

test(
  'what is seldom needed is opened, closed and stays open over a sale',
  { tag: [ownPage, detail] },
  async ({ page }) => {
    await withoutTabs(page)
    await open(page)
    await scanTo(page, 1, 1)
    const further = page.getByRole('button', { name: 'Chiết khấu, thông tin khác' })
    const coupon = page.getByLabel('Mã giảm giá')
    await further.click()
    await expect(coupon).toBeVisible()
    await further.click()
    await expect(coupon).toHaveCount(0)
    await further.click()
    await expect(coupon).toBeVisible()
    await page.keyboard.press('F9')
    await expect(status(page, /Vừa bán BH\d{6}/)).toBeVisible()
    await expect(lines(page)).toHaveCount(0)
  },
)

test('what is over pays old debts', { tag: [ownPage, detail] }, async ({ page }) => {
  await withoutTabs(page)
  await open(page)
  type Customers = { ListItem: { s_ID: string; Code: string; Name: string; Phaithu: number; isWalkIn: boolean }[] }
  const customers = async () => (await ask<Customers>(page, 'Customer/getlist?nItem=100')).ListItem
  const owing = (await customers()).find(({ Phaithu, isWalkIn }) => !isWalkIn && Phaithu > 20_000)!
  await scanTo(page, 1, 1)
  await page.keyboard.press('F4')
  await pick(page, owing.Code, new RegExp(owing.Name))
  const due = page.getByRole('status').filter({ hasText: 'Khách cần trả' })
  await expect(due).toContainText(/[1-9]/)
  const sum = Number(/[\d.]+$/.exec((await due.textContent())!)![0].replaceAll('.', ''))
  await page.keyboard.press('F7')
  await page.keyboard.type(String(sum + 20_000))
  await page.keyboard.press('Tab')
  await page.getByLabel('Trừ 20.000 vào nợ cũ thay vì trả lại').check()
  await page.keyboard.press('F9')
  await expect(page.getByText(/Đã thu nợ cũ 20\.000 PT\d{6}/)).toBeVisible()
  await expect(status(page, /Vừa bán BH\d{6}/)).toContainText('Đã thu đủ')
  const after = (await customers()).find(({ s_ID }) => s_ID === owing.s_ID)!
  expect(owing.Phaithu - after.Phaithu).toBe(20_000)
})

test('bills wait for their customers, also over a restart', { tag: [ownPage, detail] }, async ({ page }) => {
  await withoutTabs(page)
  await open(page)
  await scanTo(page, 1, 1)
  await page.keyboard.press('F1')
  await expect(lines(page)).toHaveCount(0)
  await scanTo(page, 2, 1)
  await scanTo(page, 3, 2)
  await page.keyboard.press('F2')
  await expect(lines(page)).toHaveCount(1)
  await page.reload()
  const bills = page.getByRole('navigation', { name: 'Hóa đơn đang mở' })
  await expect(bills.getByRole('button', { name: /^Hóa đơn \d/ })).toHaveCount(2)
  await expect(lines(page)).toHaveCount(1)
  await page.keyboard.press('F2')
  await expect(lines(page)).toHaveCount(2)
  await bills.getByRole('button', { name: /^Đóng/ }).last().click()
  await page.getByRole('button', { name: 'Bỏ hóa đơn' }).click()
  await expect(bills.getByRole('button', { name: /^Đóng/ })).toHaveCount(2)
  await page.reload()
  await expect(lines(page)).toHaveCount(1)
})

test(
  'a line that is cut stops nobody: what is sold waits and is sent once',
  { tag: [ownPage, detail] },
  async ({ page, context }) => {
    await withoutTabs(page)
    await open(page)
    await scanTo(page, 1, 1)
    let sent = 0
    page.on('response', (response) => {
      if (response.url().includes('Order/UpdateDB')) sent += 1
    })
    await context.setOffline(true)
    await scan(page, pieceCode(1))
    await expect(page.getByLabel(/^Số lượng/)).toHaveValue('2')
    // What was never loaded on this machine cannot be opened, and takes nothing away.
    await page.keyboard.press('F6')
    await expect(page.getByRole('alert').filter({ hasText: 'Không thể kết nối máy chủ' }).first()).toBeVisible()
    await page.getByRole('button', { name: /^Sửa / }).click()
    await expect(lines(page)).toHaveCount(1)
    await page.keyboard.press('F9')
    await expect(status(page, 'Vừa bán, đang chờ gửi')).toBeVisible()
    await scanTo(page, 1, 1)
    await context.setOffline(false)
    await expect.poll(() => sent, { timeout: 30_000 }).toBe(1)
    await expect(lines(page)).toHaveCount(1)
  },
)

/** What a telephone reads from the code on the screen. */
const readCode = async (code: Locator): Promise<string> => {
  const side = 240
  const data = await code.evaluate(async (drawn, size) => {
    const svg = drawn.cloneNode(true) as SVGElement
    svg.setAttribute('width', String(size))
    svg.setAttribute('height', String(size))
    const picture = new Image()
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
    await picture.decode()
    const canvas = new OffscreenCanvas(size, size).getContext('2d')!
    canvas.fillStyle = '#fff'
    canvas.fillRect(0, 0, size, size)
    canvas.drawImage(picture, 0, 0, size, size)
    return [...canvas.getImageData(0, 0, size, size).data]
  }, side)
  return jsqr(Uint8ClampedArray.from(data), side, side)?.data ?? ''
}

test('a transfer shows a code with the sum', { tag: [ownPage, detail] }, async ({ page }) => {
  await withoutTabs(page)
  await open(page)
  await scanTo(page, 1, 1)
  await page.getByRole('button', { name: 'Chuyển khoản' }).click()
  const code = page.getByRole('img', { name: /^Quét để chuyển khoản/ })
  const sum = /[\d.]+$/.exec((await code.getAttribute('aria-label'))!)![0].replaceAll('.', '')
  expect(Number(sum)).toBeGreaterThan(0)
  // Field 54 of EMVCo is the amount, 38 the account at a bank of NAPAS.
  const read = await readCode(code)
  expect(read).toContain(`54${String(sum.length).padStart(2, '0')}${sum}`)
  expect(read).toContain('A000000727')
})
