/** Parcels of which a part came back, or that were lost: their page says what is to be done, and leads to it. */
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { save } from './keyboard.ts'
import { bills, handOver, makeCarrier, type Made } from './parcel.ts'
import { signIn } from './sign-in.ts'
import { detail, expect, type Page, test } from './test.ts'

const send = async (page: Page): Promise<Made> => {
  const [bill] = await bills(page, 1)
  const made = await handOver(page, bill!, await makeCarrier(page), { codAmount: 30_000 })
  await ask(page, 'Shipping/UpdateStatus', { s_ID: made.s_ID, shipStatus: 2 })
  return made
}
const open = (page: Page, { s_ID }: Made) => page.goto(`/shipping/transportproduct/detail/${s_ID}`)
const isAccessible = async (page: Page): Promise<void> => {
  expect(await violationsIn(page)).toEqual([])
}

test('a parcel that was taken in part leads to a return of the rest', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const made = await send(page)
  await open(page, made)
  await page.getByRole('button', { name: 'Đã giao', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Chuyển sang Đã giao' })
  await asked.getByRole('textbox', { name: 'Tiền thu hộ thực thu' }).fill('20000')
  await asked.getByRole('textbox', { name: 'Ghi chú' }).click()
  await expect(asked.getByRole('checkbox', { name: 'Giao một phần' })).toBeChecked()
  await isAccessible(page)
  await asked.getByRole('button', { name: 'Chuyển', exact: true }).click()
  await expect(asked).toBeHidden()
  const todo = page.getByRole('region', { name: 'Cần xử lý' })
  await expect(todo).toContainText('chưa có phiếu trả hàng')
  await expect(page.getByText('Thu hộ đã thỏa thuận')).toBeVisible()
  await isAccessible(page)
  await todo.getByRole('link', { name: 'Lập phiếu trả hàng' }).click()
  await expect(page).toHaveURL(/from=Order/)
  await expect(page.getByRole('textbox', { name: /^Số lượng/ }).first()).toBeVisible()
})

test('a lost parcel is claimed, and paid by a receipt made from it', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const made = await send(page)
  await ask(page, 'Shipping/UpdateStatus', { s_ID: made.s_ID, shipStatus: 10 })
  await open(page, made)
  const todo = page.getByRole('region', { name: 'Cần xử lý' })
  await expect(todo.getByRole('listitem')).toHaveCount(2)
  await todo.getByRole('button', { name: 'Ghi số tiền đòi' }).click()
  const edit = page.getByRole('dialog', { name: 'Sửa thông tin' })
  await edit.getByRole('textbox', { name: 'Số tiền đòi bồi thường' }).fill('45000')
  await edit.getByRole('button', { name: 'Lưu' }).click()
  await expect(todo).toContainText('còn phải bồi thường 45.000')
  await isAccessible(page)

  await page.goto('/shipping/overviewshipping/data')
  await expect(page.getByText(/^Chờ bồi thường/)).toBeVisible()

  await open(page, made)
  await todo.getByRole('link', { name: 'Lập phiếu thu' }).click()
  await expect(page.getByRole('textbox', { name: 'Diễn giải' })).toHaveValue(`Bồi thường vận đơn ${made.NumberID}`)
  const row = page.getByRole('grid', { name: 'Chi tiết' }).getByRole('row').nth(1)
  await expect(row).toContainText('45.000')
  await row.getByRole('gridcell').first().click()
  await page.keyboard.type('TK01')
  await page.getByRole('option', { name: /TK01/ }).click()
  await isAccessible(page)
  await save(page)
  await expect(page).not.toHaveURL(/from=/)
  await open(page, made)
  await expect(page.getByRole('heading', { name: 'Phiếu thu bồi thường' })).toBeVisible()
  await expect(todo.getByRole('listitem')).toHaveCount(1)
})
