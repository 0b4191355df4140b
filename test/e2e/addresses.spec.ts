/** An address pasted as one text: the commune is chosen among two, printed on a bill, and converted later. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'

const isAccessible = async (page: Page): Promise<void> => {
  expect(await violationsIn(page)).toEqual([])
}
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const address = (page: Page) => page.getByRole('textbox', { name: 'Địa chỉ 1' })

test('a pasted address is split, printed and converted', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/sales/company/detail/0')
  const name = `Đại lý Minh Khai ${Date.now()}`
  await page.getByRole('textbox', { name: 'Tên', exact: true }).fill(name)

  await test.step('of two communes one is chosen', async () => {
    await address(page).fill('12 Ngõ 5, Phường Minh Khai, TP. Hà Nội')
    await address(page).press('Tab')
    const choices = page.getByRole('group', { name: 'Địa chỉ này thuộc:' })
    await expect(choices.getByRole('listitem')).toHaveCount(2)
    await expect(address(page)).toHaveValue('12 Ngõ 5, Phường Minh Khai, TP. Hà Nội')
    await isAccessible(page)
    await choices.getByRole('button', { name: /Bắc Từ Liêm/ }).click()
    await expect(address(page)).toHaveValue('12 Ngõ 5')
    await expect(page.getByRole('checkbox', { name: /Địa chỉ cũ/ })).toBeChecked()
    await expect(field(page, 'Tỉnh/Thành phố')).toHaveValue('Thành phố Hà Nội')
    await expect(field(page, 'Quận/Huyện')).toHaveValue('Quận Bắc Từ Liêm')
    await expect(field(page, 'Phường/Xã')).toHaveValue('Phường Minh Khai')
  })

  await test.step('what was filled in can be undone, and a commune brings its province', async () => {
    await page.getByRole('button', { name: 'Lấy lại như đã nhập' }).click()
    await expect(address(page)).toHaveValue('12 Ngõ 5, Phường Minh Khai, TP. Hà Nội')
    await expect(field(page, 'Phường/Xã')).toHaveValue('')
    await address(page).fill('12 Ngõ 5')
    await page.getByRole('checkbox', { name: /Địa chỉ cũ/ }).check()
    await field(page, 'Phường/Xã').fill('minh khai bac tu liem')
    await page.getByRole('option', { name: /Phường Minh Khai/ }).click()
    await expect(field(page, 'Tỉnh/Thành phố')).toHaveValue('Thành phố Hà Nội')
    await expect(field(page, 'Quận/Huyện')).toHaveValue('Quận Bắc Từ Liêm')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Thêm thành công').first()).toBeVisible()
  })

  const { ListItem } = await ask<{ ListItem: { s_ID: string; Code: string }[] }>(
    page,
    `Customer/getlist?KeySearch=${encodeURIComponent(name)}`,
  )
  const customer = ListItem[0]!

  await test.step('a bill prints the whole address', async () => {
    const goods = await ask<{ ListItem: { Id: string }[] }>(page, 'Product/getListShort?KeySearch=SP000020')
    const bill = await ask<{ s_ID: string }>(page, 'Order/UpdateDB', {
      Object_ID: customer.s_ID,
      draft: true,
      lines: [{ Product_ID: goods.ListItem[0]!.Id, Qty: 1, Price: 1000 }],
    })
    const print = await ask<object>(page, `Order/getPrint?s_ID=${bill.s_ID}`)
    expect(JSON.stringify(print)).toContain('12 Ngõ 5, Phường Minh Khai, Quận Bắc Từ Liêm, Thành phố Hà Nội')
  })

  await test.step('the old address is converted from the list', async () => {
    await page.goto(`/sales/company/list?q=${encodeURIComponent(name)}`)
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'Chuyển đổi địa chỉ mới' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Chuyển đổi địa chỉ mới' })
    await expect(dialog.getByRole('row', { name: new RegExp(customer.Code) })).toBeVisible()
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Chuyển đổi', exact: true }).click()
    await expect(page.getByText('Đã chuyển đổi 1 địa chỉ').first()).toBeVisible()
    const stored = await ask<Record<string, unknown>>(page, `Customer/getInfo?s_ID=${customer.s_ID}`)
    expect(stored).toMatchObject({
      oldScheme: false,
      oldAddress: '12 Ngõ 5, Phường Minh Khai, Quận Bắc Từ Liêm, Thành phố Hà Nội',
    })
  })
})

test(
  'of the communes an old one was divided into one is chosen, on the page and in the list',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const mark = String(Date.now())
    const { place } = await ask<{ place: { villageId: string } }>(page, 'ApiListVillage/Parse', {
      text: 'Phường Dịch Vọng, Quận Cầu Giấy, Hà Nội',
    })
    const [first, second] = await Promise.all(
      ['Một', 'Hai'].map(async (which) => {
        const { s_ID } = await ask<{ s_ID: string }>(page, 'Customer/UpdateDB', {
          Name: `Đại lý Dịch Vọng ${which} ${mark}`,
          partnerType: 1,
          address1: '5 Xuân Thủy',
          villageId: place.villageId,
        })
        return s_ID
      }),
    )
    const stored = (id: string | undefined) => ask<Record<string, unknown>>(page, `Customer/getInfo?s_ID=${id}`)
    const cauGiay = '00000000-0000-8402-8000-000000000166'
    const oldAddress = '5 Xuân Thủy, Phường Dịch Vọng, Quận Cầu Giấy, Thành phố Hà Nội'

    await test.step('on the page of the customer', async () => {
      await page.goto(`/sales/company/detail/${first}`)
      const info = page.getByRole('tab', { name: 'Thông tin' })
      if (await info.isVisible()) await info.click()
      const hint = page.getByRole('note').filter({ hasText: 'Từ 01/07/2025 thuộc một trong:' })
      await expect(hint.getByRole('button')).toHaveText(['Phường Nghĩa Đô', 'Phường Cầu Giấy'])
      await isAccessible(page)
      await hint.getByRole('button', { name: 'Phường Cầu Giấy' }).click()
      await expect(hint).toHaveCount(0)
      await expect(page.getByRole('tabpanel').getByText('Phường Cầu Giấy', { exact: true })).toBeVisible()
      expect(await stored(first)).toMatchObject({ oldScheme: false, villageId: cauGiay, oldAddress })
    })

    await test.step('in the dialog of the list', async () => {
      await page.goto(`/sales/company/list?q=${encodeURIComponent(mark)}`)
      await page
        .getByRole('row', { name: /Dịch Vọng Hai/ })
        .getByRole('checkbox')
        .check()
      await page.getByRole('button', { name: 'Chuyển đổi địa chỉ mới' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Chuyển đổi địa chỉ mới' })
      await dialog.getByRole('button', { name: /^Phường\/Xã mới của Đại lý Dịch Vọng Hai/ }).click()
      await expect(page.getByRole('option')).toHaveText([
        'Phường Nghĩa Đô, Thành phố Hà Nội',
        'Phường Cầu Giấy, Thành phố Hà Nội',
      ])
      await page.getByRole('option', { name: 'Phường Cầu Giấy' }).click()
      await isAccessible(page)
      await dialog.getByRole('button', { name: 'Chuyển đổi', exact: true }).click()
      await expect(page.getByText('Đã chuyển đổi 1 địa chỉ').first()).toBeVisible()
      expect(await stored(second)).toMatchObject({ oldScheme: false, villageId: cauGiay, oldAddress })
    })
  },
)
