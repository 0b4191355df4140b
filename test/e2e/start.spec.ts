/** A new business from nothing to its first bill, by keyboard; and its sample data, on a telephone. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { violationsIn } from './accessibility.ts'
import { expect, test, type Page } from './test.ts'
import { workbookOf } from '#test/support/sheet.ts'
import { pick, save, tabTo } from './keyboard.ts'
import { place } from './place.ts'
import { typeSignIn } from './sign-in.ts'

const PASSWORD = 'matkhau123'

/** Makes a tenant as its operator does; answers its address. */
const newBusiness = async (): Promise<string> => {
  const code = `moi${Date.now() % 10_000_000}`
  const script = join(import.meta.dirname, '../../scripts/tenant.ts')
  await promisify(execFile)(
    process.execPath,
    [script, 'create', code, '--name', 'Công ty Mới', '--admin', 'admin', '--password', PASSWORD],
    { env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' } },
  )
  return place().url.replace('//', `//${code}.`)
}

const steps = (page: Page) => page.getByRole('list', { name: 'Các bước bắt đầu' })
const step = (page: Page, name: string) =>
  steps(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^\\d\\. ${name}`) }) })
const follow = async (page: Page, name: string, link: string): Promise<void> => {
  await tabTo(page, step(page, name).getByRole('link', { name: link }), 60)
  await page.keyboard.press('Enter')
}
const isDone = (page: Page, name: string) =>
  expect(step(page, name).getByRole('img', { name: 'Đã xong', exact: true })).toBeVisible()

/** Imports the rows on the page of the start, which comes back afterwards. */
const importRows = async (page: Page, rows: Parameters<typeof workbookOf>[0]): Promise<void> => {
  const buffer = Buffer.from(await workbookOf(rows), 'base64')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cu.xlsx', mimeType: 'application/octet-stream', buffer })
  await expect(page.getByText(/Tổng số dòng/)).toBeVisible()
  const missing = page.getByLabel('Đồng ý tạo thêm')
  if (await missing.isVisible()) {
    await tabTo(page, missing)
    await page.keyboard.press('Space')
  }
  const run = page.getByRole('button', { name: 'Nhập', exact: true })
  await expect(run).toBeEnabled()
  await tabTo(page, run)
  await page.keyboard.press('Enter')
  const finish = page.getByRole('button', { name: 'Về Bắt đầu' })
  await tabTo(page, finish)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/start$/)
}

test('from nothing to the first bill, by keyboard', async ({ page }) => {
  const address = await newBusiness()
  await typeSignIn(page, { address, password: PASSWORD })
  await tabTo(page, page.getByRole('link', { name: /Xem mọi bước bắt đầu/ }), 80)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bắt đầu' })).toBeVisible()
  await expect(page.getByText('0/8 bước')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])

  await follow(page, 'Thông tin doanh nghiệp', 'Nhập thông tin')
  await tabTo(page, page.getByRole('textbox', { name: 'Địa chỉ', exact: true }))
  await page.keyboard.type('12 Lê Lợi, Phường Bến Thành')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Lưu cấu hình thành công').first()).toBeVisible()
  await page.goBack()
  await isDone(page, 'Thông tin doanh nghiệp')

  await follow(page, 'Kho hàng', 'Đặt tên kho')
  await expect(page.getByRole('button', { name: 'Sửa', exact: true })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByLabel('Tên kho')).toBeVisible()
  await tabTo(page, page.getByLabel('Tên kho'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Kho Tân Bình')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/start$/)
  await isDone(page, 'Kho hàng')

  await follow(page, 'Hàng hóa', 'Nhập từ Excel')
  await importRows(page, [
    ['Nhóm hàng(3 Cấp)', 'Mã hàng', 'Tên hàng', 'Giá bán', 'ĐVT'],
    ['Gạo', 'G01', 'Gạo thơm', 18_000, 'Kg'],
  ])
  await isDone(page, 'Hàng hóa')
  await follow(page, 'Khách hàng và nhà cung cấp', 'Nhập từ Excel')
  await importRows(page, [
    ['Mã', 'Tên', 'Loại', 'Nợ đầu kỳ phải thu'],
    ['K01', 'Tạp hóa Cô Ba', 'Khách hàng', 500_000],
  ])
  await isDone(page, 'Khách hàng và nhà cung cấp')

  const skip = step(page, 'Người dùng').getByRole('button', { name: 'Bỏ qua: Người dùng' })
  await tabTo(page, skip, 60)
  await page.keyboard.press('Enter')
  await expect(step(page, 'Người dùng').getByText('Đã bỏ qua')).toBeVisible()
  await page.reload()
  await expect(step(page, 'Người dùng').getByText('Đã bỏ qua')).toBeVisible()

  await follow(page, 'Tồn kho đầu kỳ', 'Lập phiếu tồn đầu kỳ')
  await tabTo(page, page.getByLabel('Mã hàng, dòng 1'))
  await pick(page, 'gao', /Gạo thơm/)
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')
  await page.keyboard.type('15000')
  await page.keyboard.press('Enter')
  await save(page)
  await page.goto(`${address}/start`)
  await isDone(page, 'Tồn kho đầu kỳ')

  await follow(page, 'Hóa đơn đầu tiên', 'Lập hóa đơn')
  await expect(page.getByRole('heading', { name: 'Lập hóa đơn bán hàng' })).toBeVisible()
  await pick(page, 'co ba', /Cô Ba/)
  await pick(page, 'gao', /Gạo thơm/)
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await save(page)
  await page.goto(`${address}/start`)
  await isDone(page, 'Hóa đơn đầu tiên')
  await expect(page.getByText('6/8 bước')).toBeVisible()
  // Nothing is loaded beside documents of one's own.
  await expect(page.getByRole('button', { name: 'Nạp dữ liệu mẫu' })).toHaveCount(0)
})

test('on a telephone the sample is loaded, looked at and removed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const address = await newBusiness()
  await typeSignIn(page, { address, password: PASSWORD })
  await page.goto(`${address}/start`)
  await page.getByRole('button', { name: 'Nạp dữ liệu mẫu' }).click()
  await expect(page.getByText(/Đang có \d+ mục dữ liệu mẫu/)).toBeVisible()
  await expect(page.getByText('0/8 bước')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.goto(`${address}/sales/billsales/data/list`)
  await expect(page.getByText('Đại lý Minh Tâm').first()).toBeVisible()
  await page.goto(`${address}/start`)
  await page.getByRole('button', { name: 'Xóa dữ liệu mẫu' }).click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Xóa dữ liệu mẫu' })
    .click()
  await expect(page.getByText(/Đã xóa \d+ mục dữ liệu mẫu/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nạp dữ liệu mẫu' })).toBeVisible()
})
