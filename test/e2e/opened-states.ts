/**
 * What opens over pages and is not so usual that every run looks at each of it: a quarter has a quarter of them. Which file
 * opens what is compared with the program (`test/opened.test.ts`).
 */
import { expect, type Page } from '@playwright/test'
import type { State } from './states.ts'

const BILLS = '/sales/billsales/data/list'
const BILL = '/sales/billsales/create'
/** A condition, and groups. */
const asked = `range=ALL&groupBy=Object_ID&where=${encodeURIComponent('{"all":[{"field":"TotalTax","op":"ge","value":"1000"}]}')}`
const REPORT = '/reports/reportbill/data/sumReceivableDebts?preset=THISMONTH'
const TEMPLATES = '/system/printtemplate/5'

const layer = (page: Page) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .or(page.getByRole('menu'))
    .or(page.getByRole('listbox'))
    .last()
const press =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      const target = page.getByRole('button', { name }).or(page.getByRole('combobox', { name }))
      await target.or(page.getByRole('menuitem', { name })).filter({ visible: true }).last().click()
    }
    await expect(layer(page)).toBeVisible()
  }
const row = (number: RegExp) => (page: Page) => expect(page.getByText(number).first()).toBeVisible()
const sees = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('button', { name }).filter({ visible: true }).first()).toBeVisible()
const bills = row(/BH\d{6}/)
const goods = row(/SP\d{6}/)
const form = (page: Page) => expect(page.getByLabel('Khách hàng').first()).toBeVisible()
const figures = async (page: Page): Promise<void> => {
  const compare = page.getByRole('button', { name: 'So sánh' }).filter({ visible: true }).first()
  const table = page.getByRole('radio', { name: 'Bảng' })
  await expect(compare.or(table).first()).toBeVisible()
  // Reports open as they were looked at last: as pages, where another test did.
  if ((await table.count()) > 0) await table.click()
  await expect(compare).toBeVisible()
}

const chooseGoods = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('row', { name: /SP\d{6}/ }).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
}
const openStored = async (page: Page): Promise<void> => {
  await page.locator('main a[href*="/detail/"]:not([href$="/detail/0"])').first().click()
  await expect(page.getByRole('button', { name: 'Sửa' }).first()).toBeVisible()
}
const chooseBills = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('row', { name: /BH\d{6}/ }).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
}
/** The first group has its rows. */
const unfold = async (page: Page): Promise<void> => {
  await page
    .getByText(/^Đại lý Minh Tâm$/)
    .first()
    .click()
  await expect(page.getByText(/BH\d{6}/).first()).toBeVisible()
}
const findNobody = async (page: Page): Promise<void> => {
  await page.getByLabel('Khách hàng').first().click()
  await page.keyboard.type('khong co ai')
  await expect(page.getByText(/Không tìm thấy|Không có/).first()).toBeVisible()
}
const then =
  (...steps: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page)
  }

const of = (
  path: string,
  shown: State['shown'],
  opened: Readonly<Record<string, Omit<State, 'name' | 'path' | 'shown'>>>,
) => Object.entries(opened).map(([name, rest]): State => ({ name, path, shown, ...rest }))

export const openedStates: readonly State[] = [
  ...of(BILLS, bills, {
    account: { open: press(/Tài khoản/) },
    'password-change': { open: press(/Tài khoản/, 'Đổi mật khẩu') },
    notices: { open: press('Thông báo') },
    'list-column': { open: press('Cột Số hóa đơn'), only: 'desk' },
    'list-more': { open: press('Thêm thao tác') },
    'list-state': { open: press('Trạng thái'), only: 'desk' },
    'list-name': { open: press('Lưu chế độ xem', 'Lưu thành chế độ xem mới'), only: 'desk' },
    'list-invoices': { open: then(chooseBills, press('Lập hóa đơn VAT')), only: 'desk' },
  }),
  ...of(`${BILLS}?${asked}`, sees(/^Tổng tiền ≥/), {
    'list-condition': { open: press(/^Tổng tiền ≥/) },
    'list-group': { open: then(unfold, press(/^Nhóm theo: /)) },
  }),
  ...of('/stock/product/list', goods, {
    'list-bulk': { open: then(chooseGoods, press(/^Sửa/)), only: 'desk' },
    'list-import': { open: press('Thêm thao tác', 'Nhập từ Excel'), only: 'desk' },
  }),
  ...of('/sales/counter', sees('Trả hàng'), { 'counter-return': { open: press('Trả hàng'), only: 'desk' } }),
  ...of('/system/settingprice/coupon/detail/0', sees(/Nhóm khách/), {
    'several-records': { open: press(/Nhóm khách/) },
  }),
  ...of(BILL, form, {
    'form-day': { open: press('Chọn ngày') },
    'form-settings': { open: press('Thiết lập dòng hàng'), only: 'desk' },
    'form-many-goods': { open: press('Chọn nhiều hàng') },
    'form-paste': { open: press('Dán từ Excel'), only: 'desk' },
    'form-save': { open: press('Cách lưu khác') },
    'form-new-customer': { open: then(findNobody, press(/^Thêm/)), only: 'desk' },
  }),
  ...of('/stock/checkstore/detail/0', sees('Lấy hàng'), { 'count-fill': { open: press('Lấy hàng') } }),
  ...of(`${BILLS}?range=ALL`, bills, {
    'stored-more': { open: then(openStored, press(/^(Thêm thao tác|Thao tác khác|Thêm)$/)) },
  }),
  ...of(REPORT, figures, {
    'report-compare': { open: press('So sánh') },
    'report-export': { open: press('Xuất') },
    'report-print-ways': { open: press('Cách in khác') },
    'report-saved': { open: press('Điều kiện đã lưu') },
    'report-columns': { open: press('Hiển thị cột'), only: 'desk' },
    'report-others': { open: press('Danh sách báo cáo') },
    'report-condition': { open: press('Thêm điều kiện'), only: 'phone' },
    'report-peek': { open: press(/^Mở KH/) },
  }),
  ...of('/reports/reportbill', sees('Cài đặt bản in'), { 'report-settings': { open: press('Cài đặt bản in') } }),
  ...of(TEMPLATES, sees('Nhập từ tệp'), {
    'template-menu': { open: press(/^Thao tác với mẫu/) },
    'template-stores': { open: press(/^Thao tác với mẫu/, 'Đặt mặc định cho kho') },
    'template-import': { open: press('Nhập từ tệp') },
  }),
]
