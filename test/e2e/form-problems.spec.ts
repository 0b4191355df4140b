/** Problems shown when a form cannot be saved, and the question when it is left. */
import { detail, expect, test, type Page } from './test.ts'
import { pick } from './keyboard.ts'
import { ownPage } from './shared-page.ts'
import { signIn } from './sign-in.ts'

const newBill = async (page: Page): Promise<void> => {
  await page.goto('/sales/billsales/create')
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
}
const question = (page: Page) => page.getByText('Dữ liệu đã thay đổi và chưa được lưu. Bạn có muốn thoát không?')
/** Vertical positions of fields, grid and save button, which must not change. */
const places = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('[data-field], [role=grid], [data-way=save]')].map((one) =>
    [one.getAttribute('data-field') ?? one.getAttribute('role') ?? 'save', Math.round(one.getBoundingClientRect().top)].join())`)

test(
  'a missing customer is reported once, at its field, without moving anything on the page',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await newBill(page)
    await page.keyboard.press('F3')
    await pick(page, 'SP000001', /SP000001/)
    await expect(page.getByRole('row', { name: /SP000001/ })).toBeVisible()
    const before = await places(page)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Chưa chọn khách hàng')).toBeVisible()
    await expect(page.getByText('Chưa chọn khách hàng')).toHaveCount(1)
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
    await expect(page.locator('[data-notice]')).toHaveCount(0)
    expect(await places(page)).toEqual(before)
  },
)

test(
  'insufficient stock is reported at its line, the problems are counted, and F8 moves to the next one',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await newBill(page)
    await pick(page, 'phuc loc', /Phúc Lộc/)
    for (const code of ['SP000005', 'SP000006']) {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await page.keyboard.type('99999')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('row', { name: new RegExp(code) })).toBeVisible()
    }
    await page.keyboard.press('Control+s')
    const strip = page.locator('#cell-error')
    await expect(strip).toContainText('SP000005')
    await expect(page.locator('[data-notice]')).toHaveCount(0)
    await expect(page.getByText(/không đủ tồn/)).toHaveCount(1)
    await expect(page.getByRole('button', { name: /2 dòng cần sửa/ })).toBeVisible()
    await page.keyboard.press('F8')
    await expect(strip).toContainText('SP000006')
    // Nothing but what is in the store can leave it.
    await page.getByRole('button', { name: /^Sửa thành [\d.,]+$/ }).click()
    await expect(page.getByRole('button', { name: /1 dòng cần sửa/ })).toBeVisible()
    // Past the credit limit, which stands at the customer.
    await page.keyboard.press('F8')
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
    await page.keyboard.press('F8')
    await expect(strip).toContainText('SP000005')
    await page.keyboard.press('Alt+Enter')
    await expect(page.locator('[data-strip]')).toHaveCount(0)
  },
)

test(
  'leaving a form asks first when the browser cannot store a draft',
  { tag: [ownPage, detail] },
  async ({ page }) => {
    await signIn(page)
    await page.addInitScript(
      `IDBFactory.prototype.open = () => { throw new DOMException('no room', 'QuotaExceededError') }`,
    )
    await newBill(page)
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await pick(page, 'SP000001', /SP000001/)
    await page.getByRole('link', { name: 'Khách hàng' }).first().click()
    await expect(question(page)).toBeVisible()
    await page.getByRole('button', { name: 'Ở lại' }).click()
    await expect(page.getByRole('row', { name: /SP000001/ })).toBeVisible()
    await page.getByRole('link', { name: 'Khách hàng' }).first().click()
    await page.getByRole('button', { name: 'Thoát', exact: true }).click()
    await expect(page).toHaveURL(/\/data\/list|\/list/)
  },
)

test(
  'a form left by the way back of the browser is opened again with the changes',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/sales/billsales/data/list')
    await page.getByRole('link', { name: 'Lập hóa đơn bán hàng' }).click()
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
    // The list, which is shown until the form is there, has a column of that name.
    const description = page.getByRole('textbox', { name: 'Diễn giải' })
    // The cursor is still in the field, which hands its text to the form when it is left.
    await description.fill('Giao sau giờ làm')
    await page.goBack()
    await expect(page.getByText('Đã giữ bản nháp')).toBeVisible()
    await expect(page).toHaveURL(/billsales\/data\/list/)
    await page.getByRole('button', { name: 'Mở lại' }).click()
    await expect(description).toHaveValue('Giao sau giờ làm')
    await page.getByRole('button', { name: 'Bỏ bản nháp' }).click()
    await expect(description).toHaveValue('')
  },
)

test(
  'a changed record can be left without a question and opened again with the changes',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/sales/company/list')
    await page
      .getByRole('link', { name: /^KH0000/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Sửa', exact: true }).click()
    const note = page.getByLabel('Số điện thoại').or(page.getByLabel('Điện thoại')).first()
    await note.fill('0909000111')
    await page.getByRole('link', { name: 'Hàng hóa' }).first().click()
    await expect(page.getByText('Đã giữ bản nháp')).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Mở lại' }).click()
    await expect(note).toHaveValue('0909000111')
  },
)

test(
  'a price below cost is marked while typing for users who may see costs, and must be confirmed once to save',
  { tag: detail },
  async ({ page }) => {
    const priceOf = (code: string) =>
      page
        .getByRole('row', { name: new RegExp(code) })
        .locator('[data-mark=warn]')
        .filter({ hasText: /^1$/ })
    const sell = async (user: string) => {
      await signIn(page, user)
      await newBill(page)
      await pick(page, 'phuc loc', /Phúc Lộc/)
      for (const code of ['SP000007', 'SP000008']) {
        await pick(page, code, new RegExp(code))
        await expect(page.getByLabel(/^Số lượng, dòng/)).toBeFocused()
        await page.keyboard.press('ArrowRight')
        await expect(page.getByLabel(/^Đơn giá, dòng/)).toBeFocused()
        await page.keyboard.type('1')
        await page.keyboard.press('Enter')
      }
    }
    await sell('admin')
    await expect(priceOf('SP000007')).toHaveAttribute('data-tip', /^Thấp hơn giá vốn [\d.,]+$/)
    // In whole đồng, as it is posted.
    await expect(page.getByLabel('Lãi gộp')).toHaveText(/^-[\d.]+$/)
    await expect(page.getByText(/^Lãi gộp · -[\d.,]+ %$/)).toBeVisible()
    await page.keyboard.press('Control+s')
    const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(asked.getByRole('heading', { name: 'Bán dưới giá vốn?' })).toBeVisible()
    await expect(asked).toContainText(/Dòng 1: SP000007 – .+: bán 1, giá vốn [\d.,]+, thấp hơn [\d.,]+/)
    await expect(asked).toContainText(/Dòng 2: SP000008 – .+: bán 1, giá vốn/)
    // Enter once more sells nothing.
    await expect(asked.getByRole('button', { name: 'Xem lại' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(asked).toHaveCount(0)
    await expect(page.getByLabel(/, dòng \d+/).and(page.locator(':focus'))).toHaveCount(1)
    await page.keyboard.press('Control+s')
    await asked.getByRole('button', { name: 'Vẫn bán' }).click()
    await expect(page.locator('[data-notice]').filter({ hasText: /Lưu thành công BH/ })).toBeVisible()
  },
)
