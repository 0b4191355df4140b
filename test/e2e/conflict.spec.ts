/** Two versions of one document or record: who saved the other one, what differs, and nothing typed is lost. */
import { detail, expect, test, type Page } from './test.ts'
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'

interface Saved {
  s_ID: string
  Description: string
}
const dialog = (page: Page) => page.getByRole('alertdialog')
const first = async (page: Page, path: string): Promise<string> =>
  (await ask<{ ListItem: { Id: string }[] }>(page, path)).ListItem[0]!.Id

const quote = async (page: Page): Promise<string> => {
  const { s_ID, Description } = await ask<Saved>(page, 'Quote/UpdateDB', {
    Object_ID: await first(page, 'Customer/getListShort?nItem=1&objType=kh'),
    Description: 'bản đầu',
    lines: [{ Product_ID: await first(page, 'Product/getListShort?KeySeach=SP000001'), Qty: 2, Price: 50000 }],
  })
  expect(Description).toBe('ok')
  return s_ID
}
interface Line {
  s_ID: string
  Product_ID: string
  Qty: number
  Price: number
}
const read = (page: Page, id: string) =>
  ask<{ version: number; Description: string; lines: Line[] }>(page, `Quote/getInfo?s_ID=${id}`)

/** In another tab: other words, and the line replaced by one of three. */
const changeElsewhere = async (page: Page, id: string, text: string): Promise<void> => {
  const { version, lines } = await read(page, id)
  const [line] = lines
  const { Description } = await ask<Saved>(page, 'Quote/UpdateDB', {
    s_ID: id,
    version,
    Description: text,
    lines: [{ Product_ID: line!.Product_ID, Qty: 3, Price: 50000 }],
  })
  expect(Description).toBe('ok')
}
const edit = async (page: Page, id: string, text: string): Promise<void> => {
  await page.goto(`/sales/quote/update/${id}`)
  await page.getByLabel('Diễn giải').fill(text)
}

test(
  'two versions of a document stand side by side, and mine is saved over the other once it is wanted',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const id = await quote(page)
    await edit(page, id, 'chữ của tôi')
    await changeElsewhere(page, id, 'của thẻ kia')
    await page.keyboard.press('Control+s')
    await expect(dialog(page).getByRole('heading', { name: 'Ghi đè bản vừa được lưu?' })).toBeVisible()
    expect(await violationsIn(page, { within: '[role=alertdialog]' })).toEqual([])
    await expect(dialog(page)).toContainText('Chính bạn đã lưu bản khác lúc')
    const row = dialog(page).getByRole('row', { name: /^Diễn giải/ })
    await expect(row.getByRole('cell')).toHaveText(['của thẻ kia', 'chữ của tôi'])
    await expect(
      dialog(page)
        .getByRole('row', { name: /Dòng 1 · SP000001/ })
        .first(),
    ).toBeVisible()
    // Enter once more changes nothing.
    await expect(dialog(page).getByRole('button', { name: 'Quay lại sửa' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByLabel('Diễn giải')).toHaveValue('chữ của tôi')
    expect((await read(page, id)).Description).toBe('của thẻ kia')
    await page.keyboard.press('Control+s')
    await dialog(page).getByRole('button', { name: 'Ghi bản của tôi' }).click()
    await expect(page).toHaveURL(/quote\/(data\/)?list/)
    const saved = await read(page, id)
    expect([saved.Description, saved.lines.map(({ Qty }) => Qty)]).toEqual(['chữ của tôi', [2]])
  },
)

test('reloading shows the other version and keeps what was typed as a draft', async ({ page }) => {
  await signIn(page)
  const id = await quote(page)
  await edit(page, id, 'đã gõ lâu lắm')
  await changeElsewhere(page, id, 'của thẻ kia')
  await page.keyboard.press('Control+s')
  await dialog(page).getByRole('button', { name: 'Tải lại' }).click()
  await expect(page.getByLabel('Diễn giải')).toHaveValue('của thẻ kia')
  await expect(page.getByText(/^Nội dung bạn nhập lúc .* được giữ làm bản nháp\.$/)).toBeVisible()
  // Also after the page was loaded anew.
  await page.reload()
  await page.getByRole('button', { name: 'Mở lại' }).click()
  await expect(page.getByLabel('Diễn giải')).toHaveValue('đã gõ lâu lắm')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/quote\/(data\/)?list/)
  expect((await read(page, id)).Description).toBe('đã gõ lâu lắm')
})

test('two versions of a record do, too', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const id = await first(page, 'Customer/getListShort?nItem=1&objType=kh')
  const stored = () => ask<{ version: number; note: string }>(page, `Customer/getInfo?s_ID=${id}`)
  await page.goto(`/sales/company/detail/${id}`)
  await page.getByRole('button', { name: 'Sửa' }).first().click()
  await page.getByLabel('Ghi chú').fill('chữ của tôi')
  const { version } = await stored()
  await ask(page, 'Customer/UpdateDB', { s_ID: id, version, note: 'của thẻ kia' })
  await page.keyboard.press('Control+s')
  await expect(
    dialog(page)
      .getByRole('row', { name: /^Ghi chú/ })
      .getByRole('cell'),
  ).toHaveText(['của thẻ kia', 'chữ của tôi'])
  await expect(dialog(page)).toContainText('được giữ làm bản nháp')
  await dialog(page).getByRole('button', { name: 'Tải lại' }).click()
  await page.getByRole('button', { name: 'Sửa' }).first().click()
  await page.getByRole('button', { name: 'Mở lại' }).click()
  await expect(page.getByLabel('Ghi chú')).toHaveValue('chữ của tôi')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await stored()).note).toBe('chữ của tôi')
})

test('where what was typed is no draft, the question says what becomes of it', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const code = `XD${Date.now()}`
  const { s_ID } = await ask<Saved>(page, 'ApiListPriceLevel/UpdateDB', { Code: code, Name: 'Bảng của tôi' })
  await page.goto(`/system/settingprice/pricelevel/update/${s_ID}`)
  const name = page.getByRole('textbox', { name: 'Tên', exact: true })
  await name.fill('chữ của tôi')
  await ask(page, 'ApiListPriceLevel/UpdateRows', { s_ID, Name: 'của thẻ kia', version: 1 })
  await page.keyboard.press('Control+s')
  await expect(dialog(page)).toContainText('nội dung bạn đã nhập không được giữ')
  await dialog(page).getByRole('button', { name: 'Tải lại' }).click()
  await dialog(page).getByRole('button', { name: 'Ở lại' }).click()
  await expect(name).toHaveValue('chữ của tôi')
})
