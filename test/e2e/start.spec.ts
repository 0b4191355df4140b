/** A new business from nothing to its first bill on paper, counting actions; and its sample data, on a telephone. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Locator, type Page } from './test.ts'
import { workbookOf } from '#test/support/sheet.ts'
import { pick, save } from './keyboard.ts'
import { place } from './place.ts'
import { ownPage } from './shared-page.ts'
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

/** Pictures of the pages, where somebody asks for them. */
const draw = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['START_SCREENS']
  if (!folder) return
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${folder}/${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1366, height: 768 })
}

const steps = (page: Page) => page.getByRole('list', { name: 'Các bước bắt đầu' })
const step = (page: Page, name: string) =>
  steps(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^\\d+\\. ${name}`) }) })
const isDone = (page: Page, name: string) =>
  expect(step(page, name).getByRole('img', { name: 'Đã xong', exact: true })).toBeVisible()

/** The columns of KiotViet's exports. */
const goodsFile = [
  [
    'Loại hàng',
    'Nhóm hàng(3 Cấp)',
    'Mã hàng',
    'Mã vạch',
    'Tên hàng',
    'Giá bán',
    'Giá vốn',
    'Tồn kho',
    'ĐVT',
    'Mã ĐVT Cơ bản',
    'Quy đổi',
    'Đang kinh doanh',
  ],
  ['Hàng hóa', 'Lương thực>>Gạo', 'SP000001', null, 'Gạo thơm', 18_000, 15_000, 50, 'Kg', null, 1, 1],
  ['Hàng hóa', 'Lương thực>>Gạo', 'SP000001-B', null, 'Gạo thơm', 430_000, 375_000, 2, 'Bao', 'SP000001', 25, 1],
  ['Hàng hóa', 'Gia vị', 'SP000002', null, 'Nước mắm', 42_000, 30_000, 24, 'Chai', null, 1, 1],
  // Not bought yet: its stock is entered when the first bill lacks it.
  ['Hàng hóa', 'Gia vị', 'SP000003', null, 'Muối hạt', 6000, 4000, 0, 'Gói', null, 1, 1],
] as const
const customersFile = [
  ['Loại khách', 'Mã khách hàng', 'Tên khách hàng', 'Điện thoại', 'Địa chỉ', 'Nợ cần thu hiện tại'],
  ['Cá nhân', 'KH000001', 'Tạp hóa Cô Ba', '0912000001', '5 Nguyễn Trãi', 500_000],
  ['Cá nhân', 'KH000002', 'Quán Hai Lúa', '0912000002', null, 0],
] as const

/** From the first page after signing in to the first bill on paper; 35 before. */
const MOST_ACTIONS = 20

test('from nothing to the first bill on paper in twenty actions', { tag: ownPage }, async ({ page }) => {
  test.setTimeout(120_000)
  const address = await newBusiness()
  await typeSignIn(page, { address, password: PASSWORD })
  let actions = 0
  const click = async (target: Locator): Promise<void> => {
    actions += 1
    await target.click()
  }
  const press = async (key: string): Promise<void> => {
    actions += 1
    await page.keyboard.press(key)
  }
  const link = (name: string, text: string) => step(page, name).getByRole('link', { name: text, exact: true })
  const answer = (name: string, text: string) => step(page, name).getByRole('radio', { name: text, exact: true })
  const importFile = async (rows: Parameters<typeof workbookOf>[0]): Promise<void> => {
    const buffer = Buffer.from(await workbookOf(rows), 'base64')
    const mimeType = 'application/octet-stream'
    actions += 1
    await page.locator('input[type=file]').setInputFiles({ name: 'kiotviet.xlsx', mimeType, buffer })
    const run = page.getByRole('button', { name: 'Nhập', exact: true })
    await expect(run).toBeEnabled()
    await draw(page, 'import')
    await click(run)
    await click(page.getByRole('button', { name: 'Về Bắt đầu' }))
  }

  await expect(page.getByText('Bắt đầu · 0/10 bước')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await draw(page, 'empty')

  await click(link('Thông tin doanh nghiệp', 'Nhập thông tin'))
  await expect(page.getByRole('textbox', { name: 'Địa chỉ', exact: true })).toBeFocused()
  await page.keyboard.type('12 Lê Lợi, Phường Bến Thành')
  await press('Control+s')
  await isDone(page, 'Thông tin doanh nghiệp')

  await click(answer('Khổ giấy in hóa đơn', 'A5'))
  await isDone(page, 'Khổ giấy in hóa đơn')
  await click(answer('Thuế GTGT', 'Không có thuế'))
  await isDone(page, 'Thuế GTGT')

  await click(link('Hàng hóa', 'Nhập từ Excel'))
  await importFile(goodsFile)
  await isDone(page, 'Hàng hóa')
  await isDone(page, 'Tồn kho đầu kỳ')
  await click(link('Khách hàng, nhà cung cấp và công nợ', 'Nhập từ Excel'))
  await importFile(customersFile)
  await isDone(page, 'Khách hàng, nhà cung cấp và công nợ')

  await click(link('Số dư quỹ và tài khoản ngân hàng', 'Nhập số dư quỹ'))
  await expect(page.getByRole('textbox', { name: 'Số dư đầu kỳ', exact: true })).toBeFocused()
  await page.keyboard.type('2000000')
  await press('Control+s')
  await isDone(page, 'Số dư quỹ và tài khoản ngân hàng')
  await draw(page, 'half')

  await click(link('Hóa đơn đầu tiên', 'Lập hóa đơn'))
  await expect(page.getByRole('heading', { name: 'Lập hóa đơn bán hàng' })).toBeVisible()
  const choose = async (words: string, shown: RegExp): Promise<void> => {
    actions += 1
    await pick(page, words, shown)
  }
  await choose('co ba', /Cô Ba/)
  await choose('SP000002', /Nước mắm/)
  await page.keyboard.type('2')
  const print = page.context().waitForEvent('request', (one) => one.url().endsWith('/pdf/print'))
  await press('F10')
  const request = await print
  const { code, size, info } = request.postDataJSON() as { code: string; size: string; info: Record<string, unknown> }
  expect((await request.response())!.status()).toBe(200)
  expect([code, size]).toEqual(['HOADONBANHANG', 'A5'])
  expect(info).toMatchObject({ TotalTax: 84_000, oldDebt: 500_000, totalDebt: 584_000 })
  expect(info['company']).toMatchObject({ companyAddress: '12 Lê Lợi, Phường Bến Thành' })
  test.info().annotations.push({ type: 'actions', description: String(actions) })
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS)

  // The guide stays beside the figures until it is done, and can be hidden.
  await page.goto(address)
  await expect(page.getByText('Bắt đầu · 8/10 bước')).toBeVisible()
  await expect(page.getByText('Doanh thu hôm nay').first()).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await draw(page, 'after')

  // What never came into the store is entered from the bill that lacks it.
  await page.goto(`${address}/sales/billsales/create`)
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
  await pick(page, 'hai lua', /Hai Lúa/)
  await pick(page, 'SP000003', /Muối hạt/)
  await page.keyboard.type('3')
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Nhập tồn đầu kỳ' }).click()
  const opening = page.getByRole('dialog', { name: 'Tồn đầu kỳ' })
  await expect(opening.getByRole('textbox', { name: 'Số lượng tồn' })).toBeFocused()
  expect(await violationsIn(page)).toEqual([])
  await draw(page, 'opening')
  await page.keyboard.type('10')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4000')
  await opening.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText(/Đã nhập tồn đầu kỳ TDK\d+/)).toBeVisible()
  await save(page)

  await page.goto(address)
  await page.getByRole('button', { name: 'Ẩn hướng dẫn' }).click()
  await expect(page.getByText('Bắt đầu · 8/10 bước')).toHaveCount(0)
  await page.goto(`${address}/start`)
  await page.getByRole('button', { name: 'Hiện lại ở Tổng quan' }).click()
  await expect(page.getByRole('button', { name: 'Ẩn hướng dẫn' })).toBeVisible()
  // Nothing is loaded beside documents of one's own.
  await expect(page.getByRole('button', { name: 'Nạp dữ liệu mẫu' })).toHaveCount(0)
})

test('the first print asks for what stands at its head', { tag: [ownPage, detail] }, async ({ page }) => {
  const address = await newBusiness()
  await typeSignIn(page, { address, password: PASSWORD })
  await page.goto(`${address}/start`)
  await page.getByRole('button', { name: 'Nạp dữ liệu mẫu' }).click()
  await expect(page.getByText(/Đang có \d+ mục dữ liệu mẫu/)).toBeVisible()
  await page.goto(`${address}/sales/billsales/data/list`)
  await page
    .getByRole('row')
    .filter({ hasText: /BH\d{6}/ })
    .first()
    .click()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'In', exact: true }).click()
  const preview = page.getByRole('dialog', { name: /^Hóa đơn bán hàng/ })
  const question = preview.getByRole('form', { name: 'Thông tin in ở đầu chứng từ' })
  await expect(question.getByRole('textbox', { name: 'Địa chỉ' })).toBeFocused()
  await expect(preview.locator('canvas').first()).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await draw(page, 'first-print')
  await page.keyboard.type('12 Lê Lợi')
  const printed = page.context().waitForEvent('request', (one) => one.url().endsWith('/pdf/print'))
  await question.getByRole('button', { name: 'Lưu', exact: true }).click()
  const body = (await printed).postDataJSON() as { info: { company: object } }
  expect(body.info.company).toMatchObject({ companyAddress: '12 Lê Lợi' })
  await expect(question).toHaveCount(0)
})

test('on a telephone the sample is loaded, looked at and removed', { tag: detail }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const address = await newBusiness()
  await typeSignIn(page, { address, password: PASSWORD })
  await page.goto(`${address}/start`)
  await page.getByRole('button', { name: 'Nạp dữ liệu mẫu' }).click()
  await expect(page.getByText(/Đang có \d+ mục dữ liệu mẫu/)).toBeVisible()
  await expect(page.getByText('0/10 bước')).toBeVisible()
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
