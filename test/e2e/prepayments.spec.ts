/** Prepayments, and credits allocated to debts, with the keyboard. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { begin, GOODS } from './chain.ts'
import { button, entry, openMenu } from './detail.ts'
import { pick, save, tabTo } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const beginReceipt = async (page: Page): Promise<void> => {
  await page.goto('/sales/income/create')
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
  await pick(page, 'tan phat', /Tân Phát/)
  await expect(page.getByRole('checkbox', { name: /^Chọn BH/ }).first()).toBeVisible()
}
const accessible = async (page: Page): Promise<void> => {
  expect(await violationsIn(page)).toEqual([])
}

test(
  'an overpayment becomes a prepayment only when confirmed, and a prepayment is set off against a bill later',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const amount = page.getByRole('textbox', { name: 'Tổng số tiền' })

    await test.step('the form asks whether the rest becomes a prepayment', async () => {
      await beginReceipt(page)
      await page.getByRole('textbox', { name: 'Trả trước' }).fill('700000')
      await save(page)
      await beginReceipt(page)
      await tabTo(page, amount)
      await page.keyboard.type('999000000000')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^Còn .+ chưa phân bổ, ghi thành trả trước\?$/)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('textbox', { name: 'Trả trước' })).toHaveValue('')
      await expect(page.getByText(/^Đã lưu nháp/)).toBeVisible()
    })

    await test.step('the draft that is left is discarded', async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Bỏ bản nháp' }).click()
      await expect(page.getByRole('button', { name: 'Bỏ bản nháp' })).toHaveCount(0)
    })

    await test.step('the prepayment is offered and set off', async () => {
      await beginReceipt(page)
      await tabTo(page, page.getByRole('button', { name: 'Đối trừ công nợ' }))
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Phương thức thu')).toHaveCount(0)
      const credits = page.getByRole('table', { name: 'Khoản được trừ' })
      await credits
        .getByRole('checkbox', { name: /^Chọn PT/ })
        .first()
        .check()
      await expect(page.getByText('Chênh lệch: 700.000')).toBeVisible()
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Tổng đối trừ hai bên phải bằng nhau').first()).toBeVisible()
      await page.getByRole('button', { name: 'Đối trừ tối đa' }).click()
      await expect(page.getByText(/^Chênh lệch/)).toHaveCount(0)
      await accessible(page)
      await save(page)
    })

    await test.step('the set-off is in the list of vouchers and opens with its amounts', async () => {
      await page.goto('/sales/income/data/list')
      // Below the receipts of today, of which there may be more than a page.
      await page.getByRole('searchbox').first().fill('DT0')
      await page.keyboard.press('Enter')
      await page
        .getByRole('link', { name: /^DT\d{6}$/ })
        .first()
        .click()
      await expect(page.getByRole('table', { name: 'Khoản được trừ' })).toContainText('700.000')
      await beginReceipt(page)
      await expect(page.getByRole('button', { name: 'Đối trừ công nợ' })).toHaveCount(0)
    })
  },
)

test(
  'the page of a return or prepayment offers to offset its credit, and says why it cannot',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const { customer } = await begin(page)
    type Rows = { ListItem: { Id: string }[] }
    const Object_ID = (await ask<Rows>(page, `Customer/getlistShort?nItem=1&KeySearch=${customer}`)).ListItem[0]!.Id
    const saved = async (module: string, body: object) =>
      (await ask<{ s_ID: string }>(page, `${module}/UpdateDB`, { Object_ID, confirm: ['belowCost'], ...body })).s_ID
    const { ListItem } = await ask<{ ListItem: { Id: string; Code: string }[] }>(page, 'Product/getlist?nItem=500')
    const lines = [{ Product_ID: ListItem.find(({ Code }) => Code === GOODS)!.Id, Qty: 1, Price: 50_000, VAT: 0 }]

    const paid = await saved('Income', { unallocated: 20_000, lines: [] })
    await page.goto(`/sales/income/detail/${paid}`)
    await openMenu(page)
    await expect(entry(page, /^Đối trừ công nợ/)).toBeDisabled()
    await expect(entry(page, /^Đối trừ công nợ/)).toContainText('Không còn khoản nợ nào để đối trừ')
    await accessible(page)

    const bill = await saved('Order', { lines, paid: 50_000, Method: 1 })
    const [{ lineId }] = (await ask<{ lines: [{ lineId: string }] }>(page, `Order/getInfo?s_ID=${bill}`)).lines
    const returned = await saved('ImportReturn', { billId: bill, lines: [{ ...lines[0], sourceLineId: lineId }] })
    const open = await saved('Order', { lines })
    await page.goto(`/sales/importreturn/detail/${returned}`)
    await expect(page.getByRole('region', { name: 'Số liệu' })).toContainText('50.000')
    await expect(button(page, 'Đối trừ công nợ')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    const credits = page.getByRole('table', { name: 'Khoản được trừ' })
    // Two credits are there, and only that of the return is chosen.
    await expect(credits.getByRole('checkbox', { name: /^Chọn TH/ })).toBeChecked()
    await expect(credits.getByRole('checkbox', { name: /^Chọn PT/ })).not.toBeChecked()
    await expect(page.getByText(/^Chênh lệch/)).toHaveCount(0)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('banner').getByText(/^DT\d{6}$/)).toBeVisible()
    expect((await ask<{ remaining: number }>(page, `Order/getInfo?s_ID=${open}`)).remaining).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`importreturn/detail/${returned}$`))
    await expect(button(page, 'Sửa')).toBeVisible()
    await expect(button(page, 'Đối trừ công nợ')).toHaveCount(0)
  },
)
