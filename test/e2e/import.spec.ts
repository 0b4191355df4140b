/** A file of another program is imported: what is missing is agreed to, stock becomes opening stock. */
import { readFile } from 'node:fs/promises'
import { violationsIn } from './accessibility.ts'
import { receive } from './calls.ts'
import { detail, expect, type Page, test } from './test.ts'
import { importLimits, readWorkbook } from '#output/xlsx/xlsx-read.ts'
import { workbookOf } from '#test/support/sheet.ts'
import { signIn } from './sign-in.ts'

const headings = [
  'Nhóm hàng(3 Cấp)',
  'Mã hàng',
  'Tên hàng',
  'Thương hiệu',
  'Giá bán',
  'Giá vốn',
  'Tồn kho',
  'ĐVT',
  'Mã ĐVT Cơ bản',
  'Quy đổi',
]

/** Goods with codes, names and groups of their own, so that the test can be repeated. */
const fileOf = async (mark: string): Promise<Buffer> =>
  Buffer.from(
    await workbookOf([
      ['DANH SÁCH HÀNG HÓA'],
      headings,
      [`Đồ uống ${mark}>>Bia ${mark}`, `${mark}A`, `Bia lon ${mark}`, 'X', 15000, 11000.5, 48, 'Lon', null, 1],
      [
        `Đồ uống ${mark}>>Bia ${mark}`,
        `${mark}L`,
        `Bia lon ${mark}`,
        'X',
        85000,
        66000,
        8,
        `Lốc ${mark}`,
        `${mark}A`,
        6,
      ],
      [`Đồ uống ${mark}>>Bia ${mark}`, `${mark}B`, `Bia chai ${mark}`, 'X', 9000, 7000, -2, 'Chai', null, null],
      [`Đồ uống ${mark}>>Bia ${mark}`, `${mark}B`, 'Trùng mã', 'X', 1, 1, 1, 'Chai', null, null],
    ]),
    'base64',
  )

const choose = async (page: Page, buffer: Buffer) => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kho.xlsx', mimeType: 'application/octet-stream', buffer })
}

const importing = async (page: Page) => {
  const mark = `K${Date.now() % 1_000_000}`
  await page.goto('/stock/product/import')
  await choose(page, await fileOf(mark))
  await expect(page.getByText('Cột không dùng: Thương hiệu')).toBeVisible()
  await expect(
    page.getByText(`Sẽ tạo thêm: ngành hàng Đồ uống ${mark}; nhóm hàng Bia ${mark}; đơn vị tính Lốc ${mark}`),
  ).toBeVisible()
  // What waits for consent is no error, and not imported without it.
  await expect(page.getByText('Tổng số dòng: 4 | Thêm mới: 3 | Cập nhật: 0 | Lỗi: 1 | Lưu ý: 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nhập', exact: true })).toBeDisabled()
  await page.getByLabel('Đồng ý tạo thêm').check()
  await expect(page.getByRole('button', { name: 'Nhập 3 dòng đúng, bỏ 1' })).toBeEnabled()
  await page.getByLabel('Chỉ xem dòng có lưu ý').check()
  await expect(page.getByRole('region', { name: 'Chọn cột, kiểm tra' }).getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('cell', { name: '1 dòng có Tồn kho: chưa nhập, vì chưa chọn kho' })).toBeVisible()
  await page.getByLabel('Chỉ xem dòng có lưu ý').uncheck()
  await page.getByRole('button', { name: 'Thuế GTGT % (3 dòng không ghi)' }).click()
  await page.getByRole('option', { name: '8 %' }).click()
  await expect(page.getByRole('button', { name: 'Thuế GTGT % (3 dòng không ghi)' })).toContainText('8 %')
  await page.getByLabel('Lấy cột Tồn kho làm tồn đầu kỳ').check()
  // The store of the user is there already.
  await expect(page.getByText('Tồn đầu kỳ: 1 dòng')).toBeVisible()
  return mark
}

test('goods of another program come with groups, units and opening stock', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const mark = await importing(page)
  await page.getByRole('combobox', { name: 'Kho hàng' }).click()
  await page.getByRole('option').first().click()
  await expect(page.getByText('Tồn đầu kỳ: 1 dòng')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Tồn kho âm (-2): không lấy làm tồn đầu kỳ' })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Nhập 3 dòng đúng, bỏ 1' }).click()
  await expect(page.getByText(/Đã lập Tồn đầu kỳ TDK\d+: 1 dòng/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tệp tải lên, tải về' })).toContainText(/Đã tải xong.*kho\.xlsx/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tải file lỗi' }).click()
  const file = await readFile(await (await download).path())
  const [errors, notes] = await readWorkbook(file, { ...importLimits, maxSheets: 2 })
  expect(errors!.headings).toEqual(['Dòng', ...headings, 'Lỗi'])
  expect(errors!.rows).toHaveLength(1)
  const [row] = errors!.rows
  expect(row!.slice(0, 4)).toEqual([6, `Đồ uống ${mark}>>Bia ${mark}`, `${mark}B`, 'Trùng mã'])
  expect(row!.at(-1)).toBe(`Mã ${mark}B đã tồn tại`)
  expect(notes!.headings).toEqual(['Dòng', ...headings, 'Lưu ý'])
  expect(notes!.rows.map((one) => one.at(-1))).toEqual(['Tồn kho âm (-2): không lấy làm tồn đầu kỳ'])
  await page.getByRole('button', { name: 'Nhập file khác' }).click()
  await choose(page, await fileOf(mark))
  await expect(page.getByText(/Lỗi: 4/)).toBeVisible()
  await page.getByLabel('Cập nhật dòng có mã đã tồn tại').check()
  await expect(page.getByText('Cập nhật: 0 | Lỗi: 1 | Giữ nguyên: 3')).toBeVisible()
})

test('on a phone the questions fit, and the store is chosen in a sheet', { tag: detail }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await importing(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: /Kho hàng/ }).click()
  await page.getByRole('dialog', { name: 'Kho hàng' }).getByText('KHO01').click()
  await expect(page.getByText('Tồn đầu kỳ: 1 dòng')).toBeVisible()
})

test('whole bills come in, posted because that was agreed to', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const mark = `N${Date.now() % 1_000_000}`
  await receive(page, 'SP000001')
  await page.goto('/sales/billsales/import')
  const rows = [
    ['Số phiếu', 'Mã khách hàng', 'Mã hàng', 'Số lượng', 'Đơn giá', '% VAT'],
    [`${mark}-1`, 'KH000001', 'SP000001', 1, 90_000, 8],
    [`${mark}-1`, '', 'SP000001', 2, 90_000, 8],
    [`${mark}-2`, 'KH000002', 'SP000001', 1, 90_000, 8],
  ]
  await choose(page, Buffer.from(await workbookOf(rows), 'base64'))
  // Shown as chosen while the file is checked again.
  await page.getByLabel(/^Ghi sổ luôn/).check()
  await page.getByRole('button', { name: 'Nhập', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Nhập file khác' })).toBeVisible()
  await expect(page.getByText('Tổng số dòng: 3 | Thêm mới: 3 | Cập nhật: 0 | Lỗi: 0')).toBeVisible()
  await page.goto(`/sales/billsales/data/list?range=ALL&q=${mark}`)
  await expect(page.getByRole('row', { name: new RegExp(`${mark}-[12].*Đã ghi sổ`) })).toHaveCount(2)
})
