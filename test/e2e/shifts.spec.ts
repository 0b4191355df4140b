/** A shift is opened with what is counted, shows what the till got, and is closed by a few keys. */
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

/** All that may be pressed beside the figure that was counted. */
const MOST_KEYS = 3

const draw = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SHIFT_SCREENS']
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

test('a shift is opened, and closed with three keys', async ({ page }) => {
  await signIn(page)
  const code = `CA${Date.now()}`
  const till = await ask<{ s_ID: string }>(page, 'ApiListBank/UpdateDB', {
    Code: code,
    Name: `Quầy ${code}`,
    kind: 'cash',
    openingBalance: 500_000,
    openingDate: '2026-01-01',
  })

  await page.goto('/pay/shift/data/list')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ca bán hàng')
  await page.keyboard.press('F1')
  const opening = page.getByRole('dialog', { name: 'Mở ca' })
  await expect(opening).toBeVisible()
  const fund = opening.getByRole('combobox', { name: 'Quỹ' })
  await fund.fill(code)
  await expect(page.getByRole('option', { name: new RegExp(code) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(opening.getByText('500.000', { exact: true }).first()).toBeVisible()
  await opening.getByRole('radio', { name: 'Đếm theo tờ' }).click()
  await opening.getByRole('textbox', { name: '100.000', exact: true }).fill('5')
  await opening.getByRole('textbox', { name: '100.000', exact: true }).press('Tab')
  await expect(opening.getByText('Khớp', { exact: true })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await draw(page, 'open')
  await opening.getByRole('button', { name: 'Mở ca', exact: true }).click()
  await expect(page).toHaveURL(/\/pay\/shift\/detail\//)
  await expect(page.getByRole('row', { name: /Tiền đầu ca/ })).toContainText('500.000')

  const methods = await ask<{ ListItem: { Id: string }[] }>(page, 'ApiListOtherIncome/getListChild')
  await ask(page, 'Income/UpdateDB', {
    dtDate: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date()),
    iType: 2,
    Method: 1,
    fundId: till.s_ID,
    lines: [{ otherMethodId: methods.ListItem[0]!.Id, amount: 20_000 }],
  })
  await page.reload()
  await expect(page.getByRole('row', { name: /Theo sổ quỹ/ })).toContainText('520.000')
  await draw(page, 'shift')

  let keys = 0
  const press = async (key: string): Promise<void> => {
    keys += 1
    await page.keyboard.press(key)
  }
  await press('F9')
  const closing = page.getByRole('dialog', { name: /^Kết ca/ })
  const counted = closing.getByRole('textbox', { name: 'Tiền đếm được' })
  await expect(counted).toBeFocused()
  await page.keyboard.type('519000')
  await press('Tab')
  await expect(closing.getByText('Thiếu 1.000')).toBeVisible()
  await page.keyboard.type('Thối nhầm')
  expect(await violationsIn(page)).toEqual([])
  await draw(page, 'close')
  await press('Enter')
  await expect(page.getByRole('row', { name: /Chênh lệch/ })).toContainText('Thiếu 1.000')
  expect(keys).toBeLessThanOrEqual(MOST_KEYS)
  await expect(page.getByText('Thối nhầm')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await draw(page, 'closed')

  for (const name of ['In phiếu bàn giao', 'In K80']) {
    await page.getByRole('button', { name }).click()
    const preview = page.getByRole('dialog', { name: /^Phiếu bàn giao ca/ })
    await expect(preview.locator('canvas').first()).toBeVisible()
    await draw(page, name)
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
  }
})
