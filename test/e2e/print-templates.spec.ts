/** Print forms are changed on their page, and documents are printed with them. */
import { readFile } from 'node:fs/promises'
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Locator, type Page } from './test.ts'
import { ask } from './calls.ts'
import { tabTo } from './keyboard.ts'
import { signIn } from './sign-in.ts'

interface Form {
  s_ID: string
  Code: string
  isDefault: boolean
  defaultStores: string[]
  content: string
}
const formsOf = async (page: Page): Promise<Form[]> =>
  (await ask<{ ListItem: Form[] }>(page, 'ApiPrintTemplate/getlist?xType=5&nItem=200')).ListItem
const formNamed = async (page: Page, code: string): Promise<Form> => {
  const id = (await formsOf(page)).find(({ Code }) => Code === code)!.s_ID
  return ask<Form>(page, `ApiPrintTemplate/getInfo?s_ID=${id}`)
}
const openForm = async (page: Page, name: string): Promise<void> => {
  await page.goto('/system/printtemplate/5')
  await page.getByRole('article').getByRole('link', { name, exact: true }).click()
  await expect(preview(page)).toHaveAttribute('aria-busy', 'false')
}
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Bản in thử' })
const source = (page: Page): Locator => page.getByRole('textbox', { name: 'Mã nguồn của mẫu' })
const menuOf = async (page: Page, name: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `Thao tác với mẫu ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('the form of sales bills is changed, printed with and put back', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await openForm(page, 'Hóa đơn bán hàng')
  expect(await violationsIn(page)).toEqual([])

  // A value by its name, where the caret is.
  await page.getByRole('textbox', { name: /^Đoạn văn: Diễn giải/ }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' – số ')
  await page.getByLabel('Tìm khối, dữ liệu').fill('so phieu')
  const print = page.waitForRequest((request) => request.url().endsWith('/pdf/print'))
  await page.locator('#page').getByRole('button', { name: 'Số phiếu', exact: true }).first().click()
  await page.keyboard.type('!')
  await expect(page.getByRole('textbox', { name: /^Đoạn văn: Diễn giải: Diễn giải – số Số phiếu!/ })).toBeVisible()
  expect((await print).postDataJSON()).toMatchObject({ code: 'HOADONBANHANG' })

  await test.step('what opens over it is looked at', async () => {
    const within = '[role=dialog], [role=menu]'
    await page.getByRole('button', { name: 'Chọn chứng từ' }).click()
    expect(await violationsIn(page, { within })).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cột ĐVT', exact: true }).click()
    expect(await violationsIn(page, { within })).toEqual([])
    await page.getByRole('menuitem', { name: 'Thêm cột bên phải' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violationsIn(page, { within })).toEqual([])
    await page.keyboard.press('Escape')
  })
  await page.getByRole('button', { name: 'Cột ĐVT', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Ẩn cột' }).click()
  await expect(page.getByRole('button', { name: 'Cột ĐVT', exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Cột ĐVT', exact: true })).toHaveCount(1)
  await page.keyboard.press('Control+y')
  await expect(page.getByRole('button', { name: 'Cột ĐVT', exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Đã lưu mẫu Hóa đơn bán hàng').first()).toBeVisible()

  const { content } = await formNamed(page, 'HOADONBANHANG')
  expect(content).toContain('{{Description}} – số {{NumberID}}!</p>')
  expect(content).not.toContain('{{Unit}}')
  const bill = (await ask<{ ListItem: { s_ID: string }[] }>(page, 'Order/getlist?nItem=1')).ListItem[0]!
  const printed = await ask<{ code: string; info: { NumberID: string } }>(page, `Order/getPrint?s_ID=${bill.s_ID}`)
  expect(printed.code).toBe('HOADONBANHANG')

  await page.getByRole('button', { name: 'Thao tác với mẫu Hóa đơn bán hàng' }).click()
  await page.getByRole('menuitem', { name: 'Khôi phục mẫu gốc' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Khôi phục mẫu gốc' }).click()
  await expect(page.getByText('Đã khôi phục mẫu Hóa đơn bán hàng').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cột ĐVT', exact: true })).toHaveCount(1)
  expect((await formNamed(page, 'HOADONBANHANG')).content).toContain('{{Unit}}')
})

test('a copy is made, refused at its line, made default for a store, exported and imported', async ({ page }) => {
  await signIn(page)
  await page.goto('/system/printtemplate/5')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await menuOf(page, 'Phiếu giao hàng', 'Nhân bản')
  await page.getByRole('tab', { name: 'Tên, giấy' }).click()
  await page.getByLabel('Tên mẫu').fill('Giao hàng kho')
  await page.getByLabel('Mã mẫu').fill('GIAOKHO')

  await page.getByRole('radio', { name: 'Mã nguồn' }).click()
  const good = await source(page).inputValue()
  const line = good.split('\n').findIndex((text) => text.includes('BÊN NHẬN')) + 1
  await source(page).fill(good.replace('BÊN NHẬN: {{ObjName}}</b>', 'BÊN NHẬN: {{ObjName|lon}}'))
  await expect(page.getByRole('button', { name: new RegExp(`^Dòng ${line} `) }).first()).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Mẫu còn lỗi nên chưa lưu được').first()).toBeVisible()
  expect((await formsOf(page)).map(({ Code }) => Code)).not.toContain('GIAOKHO')
  await page
    .getByRole('button', { name: new RegExp(`^Dòng ${line} `) })
    .first()
    .click()
  await expect(source(page)).toBeFocused()
  await source(page).fill(good)
  await expect(page.getByRole('region', { name: 'Lỗi và cảnh báo' })).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Đã lưu mẫu Giao hàng kho').first()).toBeVisible()
  await expect(page).toHaveURL(/printtemplate\/5\/[0-9a-f-]{36}$/)

  await menuOf(page, 'Giao hàng kho', 'Đặt mặc định cho kho')
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await formNamed(page, 'GIAOKHO')).defaultStores).toHaveLength(1)

  const download = page.waitForEvent('download')
  await menuOf(page, 'Giao hàng kho', 'Xuất ra tệp')
  const file = await readFile(await (await download).path())
  await menuOf(page, 'Giao hàng kho', 'Xóa mẫu')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa mẫu' }).click()
  await expect(page).toHaveURL(/printtemplate\/5$/)
  await page.getByRole('button', { name: 'Nhập từ tệp' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mau-in.json', mimeType: 'application/json', buffer: file })
  await expect(page.getByRole('dialog').getByText('Thêm mới')).toBeVisible()
  await page.getByRole('button', { name: 'Nhập 1 mẫu' }).click()
  await expect(page.getByRole('article').getByText('Giao hàng kho')).toBeVisible()
  await menuOf(page, 'Giao hàng kho', 'Xóa mẫu')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa mẫu' }).click()
  await expect(page.getByRole('article').getByText('Giao hàng kho')).toHaveCount(0)
})

test('a form is changed from the keyboard, and what is not saved is kept', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await openForm(page, 'Phiếu giao hàng')
  const grip = page.getByRole('button', { name: /^Chọn Tiêu đề lớn: PHIẾU GIAO HÀNG/ })
  await tabTo(page, grip, 250)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(grip).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type(' 2')
  await expect(page.getByText('Chưa lưu', { exact: true })).toBeVisible()
  const width = page.getByRole('separator', { name: 'Độ rộng cột Mã hàng' })
  const before = Number(await width.getAttribute('aria-valuenow'))
  await width.focus()
  await page.keyboard.press('ArrowRight')
  await expect(width).not.toHaveAttribute('aria-valuenow', String(before))
  await page.getByRole('link', { name: 'Tổng quan' }).first().click()
  await page.getByRole('button', { name: 'Mở lại' }).click()
  const title = page.getByRole('textbox', { name: /^Tiêu đề lớn: PHIẾU GIAO HÀNG/ })
  await expect(title).toHaveText('PHIẾU GIAO HÀNG 2')
  // As after a crash: nothing is asked, and nothing is lost.
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type('3')
  // Kept a pause after the last key.
  await page.waitForTimeout(2000)
  await page.reload()
  await expect(title).toHaveText('PHIẾU GIAO HÀNG 23')
  await page.getByRole('button', { name: 'Bỏ bản nháp' }).click()
  await expect(title).toHaveText('PHIẾU GIAO HÀNG')
  await page.reload()
  await expect(title).toHaveText('PHIẾU GIAO HÀNG')
})

/** Within what is in view: nothing is scrolled while something is held. */
const drag = async (page: Page, from: Locator, to: Locator, { x, y }: { x: number; y: number }): Promise<void> => {
  await from.hover()
  await page.mouse.down()
  await to.hover({ position: { x, y } })
  await to.hover({ position: { x: x + 1, y } })
  await expect(page.locator('[class*=dropMark]')).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('[class*=dropMark]')).toHaveCount(0)
}

test('values and blocks are dragged into the text and within it', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await openForm(page, 'Phiếu giao hàng')
  const chip = (name: string) => page.locator('#page').getByRole('button', { name, exact: true }).first()
  const block = (words: string) => page.locator('[data-kind="p"]').filter({ hasText: words })
  const [carrier, remark] = ['Nhà vận chuyển:', 'Diễn giải:'].map((words) => block(words).getByRole('textbox'))
  const pill = page.locator('[data-token="{{UserCreate}}"]')
  await drag(page, chip('Người lập'), remark!, { x: 4, y: 8 })
  await expect(remark!).toHaveText(/Người lập\s*Diễn giải:/)

  // From one text to another; it is one step to take back.
  await drag(page, pill, carrier!, { x: 4, y: 8 })
  await expect(carrier!).toHaveText(/Người lập\s*Nhà vận chuyển:/)
  await expect(remark!).not.toHaveText(/Người lập/)
  await page.keyboard.press('Control+z')
  await expect(carrier!).not.toHaveText(/Người lập/)
  await expect(remark!).toHaveText(/Người lập\s*Diễn giải:/)

  // Within one text; and a value of a line has no place outside of the lines.
  await drag(page, pill, remark!, { x: 190, y: 8 })
  await expect(remark!).toHaveText(/Diễn giải:.*Người lập/)
  await drag(page, page.locator('[data-token="{{Unit}}"]'), remark!, { x: 4, y: 8 })
  await expect(page.getByText(/chỉ dùng được trong khối lặp/).first()).toBeVisible()

  const order = page.locator('[data-kind="hr"], [data-kind="p"]:has-text("Diễn giải:")')
  await drag(page, chip('Đường kẻ'), remark!, { x: 40, y: 3 })
  await expect(order).toHaveCount(2)
  await expect(order.first()).toHaveAttribute('data-kind', 'hr')
  await drag(page, order.first().getByRole('button'), carrier!, { x: 40, y: 3 })
  await expect(page.locator('[data-kind="hr"] + [data-kind="p"]')).toContainText('Nhà vận chuyển:')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a form is read, previewed and made the default', { tag: detail }, async ({ page }) => {
    await signIn(page)
    await page.goto('/system/printtemplate/5')
    await menuOf(page, 'Phiếu giao hàng', 'Đặt mặc định')
    await expect(page.getByRole('article').filter({ hasText: 'PHIEUGIAOHANG' }).getByText('Mặc định')).toBeVisible()
    await menuOf(page, 'Hóa đơn bán hàng', 'Đặt mặc định')
    await expect(page.getByRole('article').filter({ hasText: 'HOADONBANHANG ·' }).getByText('Mặc định')).toBeVisible()
    await page.getByRole('article').getByRole('link', { name: 'Phiếu giao hàng' }).tap()
    await page.getByRole('tab', { name: 'Xem trước' }).tap()
    await expect(page.getByRole('img', { name: 'Trang 1/1' })).toHaveAttribute('data-drawn', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('tab', { name: 'Nội dung' }).tap()
    await expect(page.getByRole('textbox', { name: /PHIẾU GIAO HÀNG/ })).toBeVisible()
  })
})
