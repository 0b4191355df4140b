/** What only a browser shows of drafts: what is left of them when the page ends in the middle of a word. */
import { detail, expect, test, type Page } from './test.ts'
import { pick } from './keyboard.ts'
import { ownPage } from './shared-page.ts'
import { signIn } from './sign-in.ts'

const address = '/sales/billsales/create'
const grid = (page: Page) => page.getByRole('grid', { name: 'Chi tiết' })
const line = (page: Page) => grid(page).getByRole('row', { name: /SP000003/ })
const discard = (page: Page) => page.getByRole('button', { name: 'Bỏ bản nháp' })

test(
  'what is being typed survives a reload, another address and a closed tab',
  { tag: [ownPage, detail] },
  async ({ page, context }) => {
    await signIn(page)
    await page.goto(address)
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await pick(page, 'SP000003', /SP000003/)
    await page.keyboard.type('7')
    // Nothing is waited for: the cursor is still in the cell.
    await page.reload()
    await expect(line(page).getByRole('gridcell', { name: '7', exact: true })).toBeVisible()
    const description = page.getByRole('textbox', { name: 'Diễn giải' })
    await description.fill('Giao')
    await page.keyboard.type(' sau')
    await page.goto('/sales/company/list')
    await page.goto(address)
    await expect(description).toHaveValue('Giao sau')
    await description.fill('Giao sau giờ làm')
    await page.close({ runBeforeUnload: true })
    const again = await context.newPage()
    await again.goto(address)
    await expect(again.getByRole('textbox', { name: 'Diễn giải' })).toHaveValue('Giao sau giờ làm')
    await discard(again).click()
  },
)

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(
    `a discarded draft is taken back, and what is typed after it is a draft: ${width}`,
    { tag: detail },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await signIn(page)
      await page.goto('/sales/income/create')
      const description = page.getByRole('textbox', { name: 'Diễn giải' })
      await description.fill('Lần một')
      await expect(page.getByText('Chưa lưu nháp')).toBeVisible()
      await expect(page.getByText(/Đã lưu nháp \d\d:\d\d/)).toBeVisible()
      await page.reload()
      await discard(page).click()
      await expect(description).toHaveValue('')
      await description.fill('Lần hai')
      await expect(page.getByText(/Đã lưu nháp \d\d:\d\d/)).toBeVisible()
      await page.getByRole('button', { name: 'Lấy lại bản nháp' }).click()
      await expect(description).toHaveValue('Lần một')
      await discard(page).click()
      await expect(description).toHaveValue('Lần hai')
      // Leave nothing for the next size.
      await description.fill('')
      await expect(page.getByText(/lưu nháp/)).toHaveCount(0)
    },
  )
