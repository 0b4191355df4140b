/** One trading day with the keyboard only, in Vietnamese, and the resulting figures in the reports. */
import { expect, test, type Page } from './test.ts'
import { button, entry } from './detail.ts'
import { cellTo, goTo, pick, save, tabTo } from './keyboard.ts'
import { typeSignIn } from './sign-in.ts'

const goods = `Trà hoa nhài ${Date.now() % 100_000}`
const words = goods.toLowerCase().replace('trà', 'tra').replace('nhài', 'nhai')

/** Types quantity (and price) of the goods in the focused line. */
const line = async (page: Page, quantity: string, price?: string): Promise<void> => {
  await pick(page, words, new RegExp(goods))
  await page.keyboard.type(quantity)
  await page.keyboard.press('Enter')
  // Goods without a proposed price: Enter moves to the price first.
  if (price === undefined) return
  await page.keyboard.type(price)
  await page.keyboard.press('Enter')
}

test('a whole trading day, from new goods to the stock report, is done with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`)
  })
  await typeSignIn(page)

  await test.step('new goods', async () => {
    await page.goto('/stock/product/detail/0')
    await tabTo(page, page.getByLabel('Tên 1'))
    await page.keyboard.type(goods)
    await tabTo(page, page.getByLabel('Nhóm hàng'))
    await pick(page, 'tra', /./)
    await tabTo(page, page.getByLabel('Đơn vị tính'))
    await pick(page, 'goi', /Gói/)
    await tabTo(page, page.getByLabel('Giá bán'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('20000')
    await save(page)
  })

  await test.step('opening stock: 10 at 10.000', async () => {
    await goTo(page, 'ton dau ky', 'Tồn đầu kỳ')
    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { name: 'Lập tồn đầu kỳ' })).toBeVisible()
    await tabTo(page, page.getByLabel('Mã hàng, dòng 1'))
    await line(page, '10', '10000')
    await expect(page.getByText('100.000').first()).toBeVisible()
    await save(page)
  })

  await test.step('receive 30 at 14.000 from a supplier', async () => {
    await goTo(page, 'lap phieu nhap', 'Lập phiếu nhập mua')
    await pick(page, 'ncc', /./)
    await line(page, '30', '14000')
    await expect(page.getByText('420.000').first()).toBeVisible()
    await save(page)
  })

  await test.step('sell 12 with discounts of line and order', async () => {
    await goTo(page, 'lap hoa don ban', 'Lập hóa đơn bán hàng')
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await line(page, '12')
    await page.keyboard.press('F6')
    await expect(page.getByLabel('% chiết khấu')).toBeFocused()
    await page.keyboard.type('10')
    await page.keyboard.press('Tab')
    await save(page)
    await expect(page.getByRole('link', { name: /^BH\d{6}$/ }).first()).toBeVisible()
  })

  let bill = ''
  await test.step('take 2 back from that bill', async () => {
    bill =
      (await page
        .getByRole('link', { name: /^BH\d{6}$/ })
        .first()
        .textContent()) ?? ''
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByText(bill).first()).toBeVisible()
    await tabTo(page, button(page, 'Thao tác khác'))
    await page.keyboard.press('Enter')
    // The first entry that starts with this letter.
    await page.keyboard.press('t')
    await expect(entry(page, 'Trả hàng')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Lập khách trả hàng' })).toBeVisible()
    await expect(page.getByRole('gridcell', { name: goods })).toBeVisible()
    await cellTo(page, 'Số lượng')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await save(page)
  })

  await test.step('move 3 to another store', async () => {
    await goTo(page, 'lap chuyen kho', 'Lập chuyển kho')
    await tabTo(page, page.getByLabel('Kho nhập'))
    await pick(page, 'thuan an', /Thuận An/)
    await tabTo(page, page.getByLabel(/, dòng 1(?:,|$)/))
    await line(page, '3')
    await save(page)
  })

  await test.step('receive 100.000 against the oldest bills', async () => {
    await page.goto('/sales/income/create')
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await tabTo(page, page.getByRole('textbox', { name: 'Tổng số tiền' }))
    await page.keyboard.type('100000')
    await tabTo(page, page.getByRole('button', { name: 'Phân bổ' }))
    await page.keyboard.press('Enter')
    await save(page)
    await expect(page.getByText('100.000').first()).toBeVisible()
  })

  await test.step('a bill beyond the stock is refused, and the input is kept', async () => {
    await goTo(page, 'lap hoa don ban', 'Lập hóa đơn bán hàng')
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await line(page, '999')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/không đủ tồn\. Tồn: 27, cần xuất: 999/).first()).toBeVisible()
    await expect(page.getByRole('gridcell', { name: '999', exact: true })).toBeVisible()
  })

  await test.step('the stock movement report shows the figures of the day', async () => {
    await page.goto('/reports/reportbill/data/detailImportInventory')
    await expect(page.getByText('Vui lòng chọn điều kiện xem báo cáo')).toBeVisible()
    // All stores are chosen by default.
    await expect(page.getByRole('button', { name: 'Kho hàng' }).getByText('Tất cả')).toBeVisible()
    await tabTo(page, page.getByRole('combobox', { name: 'Hàng hóa' }))
    await pick(page, words, new RegExp(goods))
    await page.keyboard.press('F9')
    const row = page.getByRole('row', { name: new RegExp(goods) })
    await expect(row).toBeVisible()
    // 10 opening; in 30 + 2 returned + 3 moved in; out 12 + 3 moved out; 30 left at an average of 13.000.
    for (const figure of ['10', '35', '15', '30', '390.000'])
      await expect(row.getByText(figure, { exact: true }).first()).toBeVisible()
  })

  expect(faults).toEqual([])
})
