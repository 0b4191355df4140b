/** Coupons on a bill: why a code does not apply, what it takes off, and where it stands once the bill is saved. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test } from './test.ts'
import { save } from './keyboard.ts'
import { signIn } from './sign-in.ts'

test(
  'a bill takes a coupon, says why another does not apply, and is found by it',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/sales/billsales/create')
    const customer = page.getByRole('combobox', { name: /Khách hàng/ }).first()
    await customer.fill('phuc loc')
    await page
      .getByRole('option', { name: /Phúc Lộc/ })
      .first()
      .click()
    await expect(customer).toHaveValue(/Phúc Lộc/)
    await page.getByPlaceholder(/Quét mã/).fill('SP000005')
    await page.keyboard.press('Enter')
    const line = page.getByRole('grid', { name: 'Chi tiết' }).getByRole('row', { name: /SP000005/ })
    const quantity = async (many: string) => {
      await line.locator('[aria-colindex="5"]').click()
      await page.keyboard.type(many)
      await page.keyboard.press('Enter')
      await expect(line.locator('[aria-colindex="5"]')).toHaveText(many)
    }
    await quantity('10')
    const opener = page.getByRole('button', { name: /Chiết khấu, thanh toán/ })
    if ((await opener.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('F6')
    const code = page.getByRole('textbox', { name: 'Mã giảm giá' })
    const takenOff = page.getByRole('status', { name: 'Tiền giảm' })

    await test.step('an unknown code is refused at its field', async () => {
      await code.fill('KHONGCO')
      await page.keyboard.press('Tab')
      await expect(page.getByText('Mã giảm giá không tồn tại').first()).toBeVisible()
    })

    await test.step('another takes off its amount, as long as the bill is large enough', async () => {
      await code.fill('chao50')
      await page.keyboard.press('Tab')
      await expect(takenOff).toHaveText('-50.000')
      await expect(page.getByText('Mã giảm giá không tồn tại')).toHaveCount(0)
      expect(await violationsIn(page)).toEqual([])
      await quantity('1')
      await expect(takenOff).toHaveCount(0)
      await expect(page.getByText('Đơn hàng chưa đạt giá trị tối thiểu 500.000').first()).toBeVisible()
      await quantity('10')
      await expect(takenOff).toHaveText('-50.000')
      await save(page)
    })

    await test.step('the bill is found by the code, and its page names it', async () => {
      await page.goto('/sales/billsales/data/list?KeySearch=chao50')
      await page
        .getByRole('link', { name: /^BH\d{6}$/ })
        .first()
        .click()
      await expect(page.getByRole('status', { name: 'Tiền giảm' })).toHaveText('-50.000')
      await expect(page.getByText('CHAO50').first()).toBeVisible()
    })
  },
)
