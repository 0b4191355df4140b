/** Prepayments, and credits allocated to debts, with the keyboard. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { demo, pick, save, signIn, tabTo } from './keyboard.ts'

const begin = async (page: Page, baseURL: string | undefined): Promise<void> => {
  await page.goto(`${demo(baseURL)}/sales/income/create`)
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
  await pick(page, 'tan phat', /Tân Phát/)
  await expect(page.getByRole('checkbox', { name: /^Chọn BH/ }).first()).toBeVisible()
}
const accessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
}

test('an overpayment becomes a prepayment only when confirmed, and a prepayment is set off against a bill later', async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL)
  const amount = page.getByRole('textbox', { name: 'Tổng số tiền' })

  await test.step('the form asks whether the rest becomes a prepayment', async () => {
    await begin(page, baseURL)
    await page.getByRole('textbox', { name: 'Trả trước' }).fill('700000')
    await save(page)
    await begin(page, baseURL)
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
    await begin(page, baseURL)
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
    await page.goto(`${demo(baseURL)}/sales/income/data/list`)
    // Below the receipts of today, of which there may be more than a page.
    await page.getByRole('searchbox').first().fill('DT0')
    await page.keyboard.press('Enter')
    await page
      .getByRole('link', { name: /^DT\d{6}$/ })
      .first()
      .click()
    await expect(page.getByRole('table', { name: 'Khoản được trừ' })).toContainText('700.000')
    await begin(page, baseURL)
    await expect(page.getByRole('button', { name: 'Đối trừ công nợ' })).toHaveCount(0)
  })
})
