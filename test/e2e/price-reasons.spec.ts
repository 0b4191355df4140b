/** Where the price of a line comes from, told below the lines of a form and in the sheet of a line on a phone. */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { cellTo, pick } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const newBill = async (page: Page): Promise<void> => {
  await page.goto('/sales/billsales/create')
  await expect(page.getByLabel('Khách hàng').first()).toBeVisible()
}
/** The strip below the lines, of these goods. */
const told = (page: Page, code: string, reason: RegExp) =>
  expect(page.getByText(new RegExp(`^${code} .*(đơn giá|price): (${reason.source})( ·|$)`))).toBeVisible()

test(
  'the price of a line says where it comes from, until somebody types another',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await newBill(page)
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
    await pick(page, 'hoang gia', /Hoàng Gia/)
    await test.step('from the price level of the customer', async () => {
      await pick(page, 'SP000001 th', /SP000001.*Thùng/)
      await page.keyboard.type('2')
      await told(page, 'SP000001', /bảng giá Đại lý/)
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowUp')
      await told(page, 'SP000001', /bảng giá Đại lý/)
    })
    await test.step('typed by hand', async () => {
      await cellTo(page, 'Đơn giá')
      // Far above its cost, whatever other tests have bought it for: a price below it says that instead.
      await page.keyboard.type('19876543')
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowUp')
      await told(page, 'SP000001', /nhập tay/)
      await expect(page.locator('[data-tip="đơn giá: nhập tay"]')).toHaveCount(1)
    })
    await test.step('another unit has its own price, which the level does not name', async () => {
      await cellTo(page, 'ĐVT')
      await page.keyboard.type('goi')
      await page.keyboard.press('Enter')
      await told(page, 'SP000001', /chiết khấu của khách/)
    })
    await test.step('another customer, with the price of before and then with his own', async () => {
      const customer = page.getByLabel('Khách hàng').first()
      await customer.click()
      await customer.fill('viet tien')
      await page.getByRole('option', { name: /Việt Tiến/ }).click()
      await page.getByRole('gridcell', { name: '3.400' }).click()
      await told(page, 'SP000001', /giữ giá cũ/)
      await page.getByRole('button', { name: 'Cập nhật giá' }).click()
      await page.getByRole('gridcell', { name: '3.400' }).click()
      await told(page, 'SP000001', /chiết khấu của khách/)
    })
    await test.step('an own price of his level', async () => {
      await page.getByText('Dòng mới…').click()
      await pick(page, 'SP000015 th', /SP000015.*Thùng/)
      await told(page, 'SP000015', /giá riêng, bảng giá Khách sỉ/)
    })
  },
)

test('a purchase says it too', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/purchase/listimport/create')
  await expect(page.getByLabel('Nhà cung cấp').first()).toBeFocused()
  await pick(page, 'huong duong xanh', /Hướng Dương Xanh/)
  await pick(page, 'SP000015 th', /SP000015.*Thùng/)
  await told(page, 'SP000015', /giá mua|giá mua lần trước/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the sheet of a line says it, beside what was paid last', { tag: detail }, async ({ page }) => {
    await signIn(page)
    const idOf = async (path: string): Promise<string> => {
      const { ListItem } = await ask<{ ListItem: { Id: string }[] }>(page, path)
      return ListItem[0]!.Id
    }
    const customer = await idOf('Customer/getListShort?KeySeach=an%20nhien')
    const product = await idOf('Product/getListShort?KeySeach=SP000016')
    const saved = await ask<{ Description: string }>(page, 'Order/UpdateDB', {
      Object_ID: customer,
      lines: [{ Product_ID: product, Qty: 1, Price: 61_500 }],
    })
    expect(saved.Description).toBe('ok')
    await newBill(page)
    const sheet = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Khách hàng', exact: true }).tap()
    await expect(sheet.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('an nhien')
    await sheet.getByRole('button', { name: /An Nhiên/ }).tap()
    await page.getByRole('button', { name: 'Quét mã vạch hoặc tìm hàng…' }).tap()
    await page.keyboard.type('SP000016')
    await sheet.getByRole('button', { name: /Chai.*SP000016/ }).tap()
    await sheet.getByRole('button', { name: 'Xong' }).tap()
    await page
      .getByRole('button', { name: /^Dầu hướng dương/ })
      .first()
      .tap()
    await expect(
      sheet.getByText(/^đơn giá: chiết khấu của khách · lần trước 61\.500 \(\d\d-\d\d\)( ·|$)/),
    ).toBeVisible()
    await sheet.getByLabel('Đơn giá').fill('61.500')
    await sheet.getByLabel('Số lượng').tap()
    await expect(sheet.getByText(/^đơn giá: giá bán lần trước · lần trước/)).toBeVisible()
    await sheet.getByLabel('Đơn giá').fill('60.000')
    await sheet.getByLabel('Số lượng').tap()
    await expect(sheet.getByText(/^đơn giá: nhập tay · lần trước/)).toBeVisible()
  })
})
