/** Correcting the past: what changes in later documents is told before saving, and then it does. */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'

interface Row {
  Id: string
}
interface Saved {
  s_ID: string
  NumberID: string
  Description: string
}

const dialog = (page: Page) => page.getByRole('alertdialog')
const saved = async (page: Page, module: string, body: object): Promise<Saved> => {
  const answer = await ask<Saved>(page, `${module}/UpdateDB`, body)
  expect(answer.Description).toBe('ok')
  return answer
}
const first = async (page: Page, path: string): Promise<string> =>
  (await ask<{ ListItem: Row[] }>(page, path)).ListItem[0]!.Id

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
/** `2026-11-16` as `11/2026`. */
const monthOf = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`

interface Past {
  product: string
  receipt: Saved
  bill: Saved
}

/** Goods listed after all others: ten received a week ago for 1,000 each, four of them sold for 3,000 each since. */
const makePast = async (page: Page): Promise<Past> => {
  const Code = `ZQ${Date.now() % 1_000_000}`
  const { ListItem: groups } = await ask<{ ListItem: Row[] }>(page, 'ListProductGroup/getList')
  const { ListItem: units } = await ask<{ ListItem: Row[] }>(page, 'ApiListUnit/getList')
  const product = await saved(page, 'Product', {
    Code,
    Name: `Hàng ${Code}`,
    Group_ID: groups[0]!.Id,
    unitId: units[0]!.Id,
    sellPrice: 3000,
    VAT: 0,
  })
  const line = { Product_ID: product.s_ID, VAT: 0 }
  const receipt = await saved(page, 'Import', {
    dtDate: ago(7),
    Object_ID: await first(page, 'Customer/getListShort?nItem=1&objType=ncc'),
    lines: [{ ...line, Qty: 10, Price: 1000 }],
  })
  const bill = await saved(page, 'Order', {
    dtDate: ago(5),
    Object_ID: await first(page, 'Customer/getListShort?nItem=1'),
    confirm: ['creditLimit'],
    lines: [{ ...line, Qty: 4, Price: 3000 }],
  })
  return { product: product.s_ID, receipt, bill }
}
const profitOf = async (page: Page, { bill }: Past): Promise<number> =>
  (await ask<{ grossProfit: number }>(page, `Order/getInfo?s_ID=${bill.s_ID}`)).grossProfit

/** Opens the receipt and types a quantity for its only line. */
const correct = async (page: Page, { receipt }: Past): Promise<void> => {
  await page.goto(`/purchase/listimport/detail/${receipt.s_ID}`)
  await page.getByRole('button', { name: 'Sửa' }).click()
  await page.getByRole('gridcell', { name: '1.000', exact: true }).first().click()
  await page.keyboard.type('1250')
  await page.keyboard.press('Enter')
}

test(
  'the correction of a receipt tells what the goods sold since cost, and does what it told',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const past = await makePast(page)
    expect(await profitOf(page, past)).toBe(8000)
    await correct(page, past)
    await page.keyboard.press('F9')
    await expect(dialog(page).getByRole('heading', { name: 'Thay đổi này làm đổi số liệu đã ghi' })).toBeVisible()
    await expect(dialog(page).getByText('1 phát sinh sau đổi giá vốn ở 1 chứng từ')).toBeVisible()
    await expect(dialog(page).getByText(`Lãi gộp tháng ${monthOf(ago(5))} giảm 1.000`)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Xem lại' })).toBeFocused()
    // Going back keeps what was typed, and changes nothing.
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('gridcell', { name: '1.250', exact: true }).first()).toBeVisible()
    expect(await profitOf(page, past)).toBe(8000)
    await page.keyboard.press('F9')
    await dialog(page).getByRole('button', { name: 'Xem lại' }).click()
    await expect(page.getByRole('gridcell', { name: '1.250', exact: true }).first()).toBeVisible()
    await page.keyboard.press('F9')
    await expect(dialog(page).getByRole('button', { name: 'Xem lại' })).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Vẫn lưu' }).press('Enter')
    await expect(page).toHaveURL(/listimport\/list/)
    expect(await profitOf(page, past)).toBe(7000)
  },
)

test(
  'nothing is asked for a new bill of today, nor for a correction that costs nobody anything',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const past = await makePast(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('getSaveConsequences')) asked.push(request.url())
    })
    // A description of the receipt: its goods stay as they were.
    await page.goto(`/purchase/listimport/detail/${past.receipt.s_ID}`)
    await page.getByRole('button', { name: 'Sửa' }).click()
    await page.getByLabel('Diễn giải').fill('Đã đối chiếu')
    await page.keyboard.press('F9')
    await expect(page).toHaveURL(/listimport\/list/)
    // A new bill of today, copied from the one before.
    await page.goto(`/sales/billsales/create?copy=${past.bill.s_ID}`)
    await expect(page.getByRole('gridcell', { name: '3.000', exact: true }).first()).toBeVisible()
    await page.keyboard.press('F9')
    await expect(page).toHaveURL(/billsales\/data\/list/)
    expect(asked).toEqual([])
  },
)

test('on a phone the panel fits, and says what would have to be unlocked', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const past = await makePast(page)
  await correct(page, past)
  await expect(page.getByRole('gridcell', { name: '1.250', exact: true }).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.keyboard.press('F9')
  await expect(dialog(page).getByText('1 phát sinh sau đổi giá vốn ở 1 chứng từ')).toBeVisible()
  expect(await fits()).toBeLessThanOrEqual(390)
  await dialog(page).getByRole('button', { name: 'Xem lại' }).click()
  await ask(page, 'User/SaveConfig', { lockDate: ago(6) })
  try {
    await page.keyboard.press('F9')
    await expect(dialog(page).getByText(/đã khóa sổ \(khóa đến hết .+\); chỉ thực hiện được sau khi lùi/)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Vẫn lưu' })).toHaveCount(0)
    expect(await fits()).toBeLessThanOrEqual(390)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    // The refusal stands in the form, with what was typed.
    await expect(page.getByText(/nhỏ hơn hoặc bằng ngày khóa sổ/).first()).toBeVisible()
  } finally {
    await ask(page, 'User/SaveConfig', { lockDate: '' })
  }
  expect(await profitOf(page, past)).toBe(8000)
})
