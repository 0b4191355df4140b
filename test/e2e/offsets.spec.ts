/** Credits of one currency set off against debts of another, in the voucher form: on both sides, on the desk and a telephone. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { pick, save } from './keyboard.ts'
import { place } from './place.ts'
import { signIn } from './sign-in.ts'

const letter = () => String.fromCodePoint(65 + Math.floor(Math.random() * 26))
const saved = async (page: Page, module: string, body: object): Promise<string> => {
  const answer = await ask<{ s_ID: string; Description: string }>(page, `${module}/UpdateDB`, body)
  expect(answer.Description).toBe('ok')
  return answer.s_ID
}

interface Side {
  voucher: string
  sells: string
  partnerType: number
  create: string
  detail: string
}
const income: Side = {
  voucher: 'Income',
  sells: 'Order',
  partnerType: 1,
  create: '/sales/income/create',
  detail: '/sales/income/detail',
}
const outcome: Side = {
  voucher: 'Outcome',
  sells: 'Import',
  partnerType: 2,
  create: '/purchase/outcome/create',
  detail: '/purchase/outcome/detail',
}

/** A partner who owes 400 dollars, and has paid ten million đồng and 100 dollars before. */
const begin = async (page: Page, { voucher, sells, partnerType }: Side) => {
  const code = `W${letter()}${letter()}`
  const name = `Doi tru ${code}${Date.now() % 1_000_000}`
  const currencyId = await saved(page, 'ApiListCurrency', { Code: code, Name: code, decimals: 2, ExRate: 25_000 })
  const fundId = await saved(page, 'ApiListBank', { Code: `TM${code}`, Name: `TM${code}`, kind: 'cash', currencyId })
  const Object_ID = await saved(page, 'Customer', { Name: name, partnerType })
  const { ListItem } = await ask<{ ListItem: { Id: string; Code: string }[] }>(page, 'Product/getlist?nItem=500')
  const Product_ID = ListItem.find((one) => one.Code === 'SP000001')!.Id
  const head = { Object_ID, confirm: ['belowCost', 'fundShort'] }
  const dollars = { currencyId, ExRate: 25_000 }
  const bill = await saved(page, sells, { ...head, ...dollars, lines: [{ Product_ID, Qty: 1, Price: 400, VAT: 0 }] })
  const credit = await saved(page, voucher, { ...head, unallocated: 9_000_000, lines: [] })
  const foreign = await saved(page, voucher, { ...head, ...dollars, fundId, unallocated: 100, lines: [] })
  const numberOf = async (module: string, s_ID: string) =>
    (await ask<{ NumberID: string }>(page, `${module}/getInfo?s_ID=${s_ID}`)).NumberID
  return {
    code,
    name,
    bill,
    numbers: {
      bill: await numberOf(sells, bill),
      credit: await numberOf(voucher, credit),
      foreign: await numberOf(voucher, foreign),
    },
  }
}
const left = async (page: Page, { sells }: Side, s_ID: string): Promise<number> =>
  (await ask<{ remaining: number }>(page, `${sells}/getInfo?s_ID=${s_ID}`)).remaining

for (const side of [income, outcome])
  test(
    `${side.voucher}: a credit in đồng is set off against dollars, with both amounts in view`,
    { tag: detail },
    async ({ page }) => {
      await signIn(page)
      const { code, name, bill, numbers } = await begin(page, side)
      const credits = page.getByRole('table', { name: 'Khoản được trừ' })
      const debts = page.getByRole('table', { name: 'Chứng từ còn nợ' })
      const chosen = (number: string) => page.getByRole('checkbox', { name: `Chọn ${number}` })

      await test.step('it is offered with what is open in both currencies', async () => {
        await page.goto(side.create)
        await expect(page.getByRole('combobox').first()).toBeFocused()
        await pick(page, name, new RegExp(name))
        await page.getByRole('button', { name: 'Đối trừ công nợ' }).click()
        const row = debts.getByRole('row').filter({ hasText: numbers.bill })
        await expect(row).toContainText('10.000.000')
        await expect(row.getByText(`400 ${code}`)).toBeVisible()
        await expect(credits.getByText(`100 ${code}`)).toBeVisible()
      })

      await test.step('dollars on one side leave đồng on the other, or lead to a voucher in dollars', async () => {
        await chosen(numbers.foreign).check()
        await expect(page.getByText('Bên kia đã chọn khoản ngoại tệ')).toBeVisible()
        await expect(chosen(numbers.bill)).toBeDisabled()
        expect(await violationsIn(page)).toEqual([])
        await page.getByRole('button', { name: `Đối trừ bằng ${code}` }).click()
        await expect(credits).not.toContainText(numbers.credit)
        await page.getByRole('button', { name: 'Đối trừ tối đa' }).click()
        await expect(page.getByLabel(`Số tiền của ${numbers.bill}`)).toHaveValue('100')
        await page.getByRole('button', { name: 'Đối trừ bằng VND' }).click()
        await expect(chosen(numbers.bill)).not.toBeChecked()
      })

      await test.step('the most is the money that is there, and each amount can be typed', async () => {
        await page.getByRole('button', { name: 'Đối trừ tối đa' }).click()
        await expect(page.getByLabel(`Số tiền của ${numbers.bill}`)).toHaveValue('9.000.000')
        const own = page.getByLabel(`Trả được bao nhiêu ${code} của ${numbers.bill}`)
        await expect(own).toHaveValue('360')
        await own.fill('400')
        await own.blur()
        await expect(page.getByText('Công nợ được trừ: 9.000.000 VND')).toBeVisible()
        await expect(page.getByText(/^Chênh lệch/)).toHaveCount(0)
        expect(await violationsIn(page)).toEqual([])
        await save(page)
        expect(await left(page, side, bill)).toBe(0)
      })

      await test.step('the saved voucher shows both, in English on a telephone too', async () => {
        const { ListItem } = await ask<{ ListItem: { s_ID: string; iType: number }[] }>(
          page,
          `${side.voucher}/getlist?iType=3`,
        )
        await page.context().addCookies([{ name: 'language', value: 'en', url: place().address }])
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`${side.detail}/${ListItem[0]!.s_ID}`)
        const shown = page.getByRole('table', { name: 'Open vouchers' })
        await expect(shown.getByRole('row').filter({ hasText: numbers.bill })).toContainText(`400 ${code}`)
        await expect(shown).toContainText('9,000,000')
      })
    },
  )
