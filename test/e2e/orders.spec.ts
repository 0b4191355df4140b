/** Orders to suppliers and of customers, and their deliveries; entered with the keyboard where that is faster. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { button, entry, openMenu } from './detail.ts'
import { signIn } from './sign-in.ts'

const isAccessible = async (page: Page): Promise<void> => {
  expect(await violationsIn(page)).toEqual([])
}
const grid = (page: Page) => page.getByRole('grid', { name: 'Chi tiết' })

const sides = [
  {
    side: 'an order to a supplier',
    base: '/purchase/purchaseimport',
    list: 'list',
    create: 'Lập đơn đặt hàng mua',
    taken: 'Đã nhập',
    partner: { label: /Nhà cung cấp/, code: 'NCC000004' },
    saved: /Lưu thành công/,
    number: /^DMH\d{6}$/,
    next: 'Nhập hàng',
    done: 'Đã nhập hàng',
    delivery: { number: /^PN\d{6}/, heading: /phiếu nhập mua/ },
    refused: /Đơn hàng đã nhập hàng PN\d{6}, không thể hủy/,
  },
  {
    side: 'an order of a customer',
    base: '/sales/purchaseorder',
    list: 'data/list',
    create: 'Lập đơn đặt hàng',
    taken: 'Đã xuất',
    partner: { label: /Khách hàng/, code: 'KH000004' },
    saved: /Thêm thành công/,
    number: /^DH\d{6}$/,
    next: 'Lập hóa đơn',
    done: 'Đã xuất hàng',
    delivery: { number: /^BH\d{6}/, heading: /hóa đơn bán hàng/ },
    refused: /Đơn hàng đã xuất hàng BH\d{6}, không thể hủy/,
  },
]

for (const side of sides)
  test(`${side.side} is created, delivered in full and shows its progress`, { tag: detail }, async ({ page }) => {
    await signIn(page)
    await page.goto(`${side.base}/create`)
    await expect(page.getByRole('heading', { name: side.create, exact: true })).toBeVisible()

    await test.step('a new order has no column of delivered quantities', async () => {
      await expect(grid(page).getByRole('columnheader', { name: 'Số lượng', exact: true })).toBeVisible()
      await expect(grid(page).getByRole('columnheader', { name: side.taken })).toHaveCount(0)
    })

    await test.step('the order is saved', async () => {
      await page.getByRole('combobox', { name: side.partner.label }).first().fill(side.partner.code)
      await page.getByRole('option').first().click()
      await page
        .getByRole('textbox', { name: 'Quét mã' })
        .or(page.getByPlaceholder(/Quét mã/))
        .fill('SP000020')
      await page.keyboard.press('Enter')
      await expect(grid(page).getByText('SP000020')).toBeVisible()
      if (side.base.startsWith('/sales')) await expect(page.getByText(/^SP000020 Tồn [\d.]+/)).toBeVisible()
      await page.keyboard.press('Control+s')
      await expect(page.getByText(side.saved).first()).toBeVisible()
    })

    await page.goto(`${side.base}/${side.list}`)
    const number = (await page.getByRole('link', { name: side.number }).first().textContent()) ?? ''
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByText('Đang đặt hàng').first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Chuỗi chứng từ' })).toHaveCount(0)

    await test.step('its delivery is made from it', async () => {
      await button(page, side.next).click()
      await expect(page.getByRole('heading', { name: side.delivery.heading })).toBeVisible()
      await expect(grid(page).getByText('SP000020')).toBeVisible()
      await page.keyboard.press('Control+s')
      await expect(page.getByText(/Lưu thành công/).first()).toBeVisible()
    })

    await test.step('the order is complete and links to its delivery', async () => {
      await page.goto(`${side.base}/${side.list}`)
      await page.getByRole('link', { name: number }).click()
      await expect(page.getByText(side.done).first()).toBeVisible()
      const chain = page.getByRole('navigation', { name: 'Chuỗi chứng từ' })
      await expect(chain.getByText('đã thực hiện 100 %')).toBeVisible()
      await expect(page.getByRole('progressbar', { name: 'Đã thực hiện 100 %' })).toBeVisible()
      await isAccessible(page)
      await chain.getByRole('link', { name: side.delivery.number }).click()
      await expect(page.getByRole('heading', { name: side.delivery.heading })).toBeVisible()
      await expect(chain.getByRole('link', { name: new RegExp(number) })).toBeVisible()
    })

    await test.step('it can neither be delivered again nor cancelled', async () => {
      await page
        .getByRole('navigation', { name: 'Chuỗi chứng từ' })
        .getByRole('link', { name: new RegExp(number) })
        .click()
      await expect(page.getByRole('heading', { name: side.delivery.heading })).toHaveCount(0)
      await openMenu(page)
      const again = entry(page, new RegExp(`^${side.next}`))
      await expect(again).toBeDisabled()
      await expect(again).toContainText(`Không làm được khi ${side.done.toLowerCase()}`)
      await entry(page, 'Hủy').click()
      await expect(page.getByText(side.refused).first()).toBeVisible()
    })
  })

test(
  'a purchase order is filled with the goods of a group and their prices, and lines without a quantity are removed',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/purchase/purchaseimport/create')
    await page.getByRole('button', { name: 'Lấy hàng' }).click()
    const panel = page.getByRole('dialog', { name: 'Lấy hàng để đặt' })
    await expect(panel.getByRole('checkbox')).toHaveCount(0)
    await isAccessible(page)
    await panel.getByRole('combobox', { name: 'Nhóm hàng' }).click()
    await page.getByRole('option', { name: /Bánh kẹo/ }).click()
    await panel.getByRole('button', { name: 'Lấy hàng' }).click()
    const open = page.getByRole('button', { name: /^Chưa có số lượng/ })
    await expect(open).toHaveText('Chưa có số lượng (7)')

    const cells = grid(page).getByRole('row').filter({ hasText: 'SP000025' }).getByRole('gridcell')
    await cells.nth(3).click()
    await page.keyboard.type('3')
    await page.keyboard.press('ArrowDown')
    await expect(cells.nth(4)).toHaveText(/^[\d.]{4,}$/)
    await expect(open).toHaveText('Chưa có số lượng (6)')

    await open.click()
    await page.getByRole('menuitem', { name: 'Bỏ các dòng chưa có số lượng' }).click()
    await expect(open).toHaveCount(0)
    await expect(grid(page).getByText(/^SP0000/)).toHaveCount(1)
  },
)

test(
  'on a phone the chain of documents does not make the page of an order wider than the screen',
  { tag: detail },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page)
    await page.goto('/purchase/purchaseimport/list')
    await page.getByText('DMH000001').first().click()
    const chain = page.getByRole('navigation', { name: 'Chuỗi chứng từ' })
    await expect(chain.getByText('DMH000001')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await isAccessible(page)
  },
)
