/** A bill whose currency is changed while it is typed, and what lists say of it, on the desk and on a telephone. */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { cellTo, pick, save } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const letter = () => String.fromCodePoint(65 + Math.floor(Math.random() * 26))
const RATE = 25_000

/** The prices of the lines, by the cells of their column. */
const prices = (page: Page) =>
  page.getByRole('grid', { name: 'Chi tiết' }).evaluate((grid) => {
    const rows = [...grid.querySelectorAll('[role=row]')]
    const at = [...rows[0]!.children].findIndex((cell) => cell.textContent.trim() === 'Đơn giá')
    return rows.slice(1).flatMap((row) => {
      const text = row.children[at]?.textContent.trim() ?? ''
      return text ? [Number(text.replaceAll('.', '').replace(',', '.'))] : []
    })
  })

test(
  'prices follow the currency of a bill, typed ones after a question, and lists show both amounts',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const code = `W${letter()}${letter()}`
    await ask(page, 'ApiListCurrency/UpdateDB', { Code: code, Name: `Ngoại tệ ${code}`, decimals: 2, ExRate: RATE })
    await page.goto('/sales/billsales/create')
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await pick(page, 'SP000015 th', /SP000015.*Thùng/)
    await page.keyboard.press('Enter')
    await pick(page, 'SP000001 th', /SP000001.*Thùng/)
    await page.keyboard.press('Enter')
    await cellTo(page, 'Đơn giá', 2)
    await page.keyboard.type('987500')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await prices(page))[1]).toBe(987_500)
    const [proposed] = await prices(page)

    await page.getByRole('button', { name: /^Thêm thông tin/ }).click()
    await page.getByRole('combobox', { name: /^Loại tiền/ }).fill(code)
    await page.getByRole('option', { name: new RegExp(code) }).click()
    const question = page.getByRole('alertdialog', { name: `Đổi sang ${code}?` })
    await expect(question).toContainText('1 số tiền đã nhập bằng VND')
    const converted = Number((proposed! / RATE).toFixed(4))
    expect(await prices(page)).toEqual([converted, 987_500])
    await question.getByRole('button', { name: 'Quy đổi' }).click()
    await expect.poll(() => prices(page)).toEqual([converted, 39.5])
    await expect(page.getByLabel('Tổng thanh toán')).toHaveText(new RegExp(`^[\\d.,]+ ${code}$`))
    await save(page)

    const { ListItem } = await ask<{
      ListItem: { s_ID: string; NumberID: string; TotalTax: number; totalCurrency: number }[]
    }>(page, 'Order/getlist')
    const bill = ListItem.find((row) => 'currencyCode' in row && row.currencyCode === code)!
    const shown = (value: number, decimals: number) =>
      value.toLocaleString('vi-VN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    const [base, own] = [shown(bill.TotalTax, 0), `${shown(bill.totalCurrency, 2)} ${code}`]
    await page.goto(`/sales/billsales/detail/${bill.s_ID}`)
    const amounts = page.getByRole('region', { name: 'Số liệu' })
    await expect(amounts.getByLabel('Tổng thanh toán')).toHaveText(new RegExp(` ${code}$`))
    await expect(amounts).toContainText(`= ${base} VND`)
    await expect(amounts.getByLabel('Giá vốn')).toHaveText(/ VND$/)
    await page.goto('/sales/billsales/data/list?range=ALL')
    const row = page.getByRole('row').filter({ hasText: bill.NumberID })
    await expect(row.getByRole('gridcell').filter({ hasText: base }).filter({ hasText: own }).first()).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const card = page.getByRole('listitem').filter({ hasText: bill.NumberID })
    await expect(card.getByText(base).first()).toBeVisible()
    await expect(card.getByText(own).first()).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 800 })
    await ask(page, 'Order/DeleteDB', [bill.s_ID])
    await page.goto(`/system/trash?q=${bill.NumberID}`)
    await expect(page.getByRole('row').filter({ hasText: base })).toContainText(own)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(card.filter({ hasText: base })).toContainText(own)
  },
)
