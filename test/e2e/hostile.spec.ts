/** Names that contain HTML, scripts and formulas: every page shows them as typed, and nothing in them is executed. */
import { expect, test, type Page } from './test.ts'
import { signIn as openClient } from '../../scripts/client.ts'
import { place } from './place.ts'
import { signIn } from './sign-in.ts'

const runs = 'onerror=window.__ran=1'
const customer = `<img src=x ${runs}>Khách`
const goods = `"><svg onload=window.__ran=1><img src=x ${runs}> {{ 1+1 }}`
const note = `</td><script>window.__ran=1</script>=1+1 <b>đậm</b>`

const nothingRan = async (page: Page): Promise<void> => {
  expect(await page.evaluate('window.__ran')).toBeUndefined()
  expect(await page.locator('img[src="x"], svg[onload], [onerror]').count()).toBe(0)
}

/** The exact text is visible. */
const sees = async (page: Page, text: string): Promise<void> => {
  await expect(
    page
      .getByText(text)
      .or(page.locator(`input[value=${JSON.stringify(text)}]`))
      .first(),
  ).toBeVisible()
  await nothingRan(page)
}

const made = async (): Promise<{ partner: string; bill: string }> => {
  const client = await openClient(place(), { userName: 'admin', password: 'vua-demo' })
  const [unit] = await client.rows<{ Id: string }>('ApiListUnit/getList')
  const [group] = await client.rows<{ Id: string }>('ListProductGroup/getList')
  const product = await client.save('Product', {
    Name: goods,
    Group_ID: group!.Id,
    unitId: unit!.Id,
    trackStock: false,
  })
  const partner = await client.save('Customer', { Code: '000.LA', Name: customer, partnerType: 1, address1: note })
  const bill = await client.save('Order', {
    Object_ID: partner.s_ID,
    Description: note,
    lines: [{ Product_ID: product.s_ID, Qty: 1, Price: 1000, Note: note }],
  })
  const layout = { columns: [], pageSize: 20 }
  await client.call('User/SaveGridView', {
    body: { gridId: 'Order.list', name: customer.slice(0, 60), query: '', layout },
  })
  return { partner: partner.s_ID, bill: bill.s_ID }
}

test('names containing HTML, scripts and formulas are shown as typed and never executed', async ({ page }) => {
  test.setTimeout(180_000)
  const { partner, bill } = await made()
  page.on('dialog', (dialog) => {
    throw new Error(`A page opened a dialog: ${dialog.message()}`)
  })
  await signIn(page)

  await page.goto(`/category/company/list`)
  await sees(page, customer)
  await page.goto(`/category/company/detail/${partner}`)
  await sees(page, customer)
  await page.goto(`/sales/billsales/data/list`)
  await sees(page, customer)
  // The newest bill is first: its preview, then its form.
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog').last()).toContainText(goods)
  await nothingRan(page)
  await page.keyboard.press('Escape')
  await page.goto(`/sales/billsales/detail/${bill}`)
  await sees(page, goods)

  await page.getByRole('button', { name: 'Xem trước, chọn mẫu' }).click()
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible()
  await nothingRan(page)
  await page.keyboard.press('Escape')

  await page.goto(`/reports/reportbill/data/detailMoneySaleCustomer?preset=THISMONTH&Product_ID=`)
  await expect(page.getByText(/^[\d.]+ dòng$/)).toBeVisible()
  await nothingRan(page)

  await page.keyboard.press('Control+k')
  await page.keyboard.type(customer)
  await sees(page, customer)
  await page.keyboard.press('Escape')

  await page.goto('/')
  await expect(page.getByText('Doanh thu hôm nay').first()).toBeVisible()
  await page.getByRole('button', { name: 'Thông báo' }).click()
  await nothingRan(page)
})
