/** Notices after saving: what they contain, what they lead to, and that they cover no control. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { pick, save } from './keyboard.ts'
import { ownPage } from './shared-page.ts'
import { signIn } from './sign-in.ts'

/** Controls and figures that are covered by a notice. */
const covered = (page: Page) =>
  page.evaluate(`(() => {
    const notices = [...document.querySelectorAll('[data-notice]')]
    const things = [...document.querySelectorAll('button, input, a[href], output, [role=gridcell], [role=tab]')]
    const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return things
      .filter((thing) => notices.some((notice) => !notice.contains(thing) &&
        meets(notice.getBoundingClientRect(), thing.getBoundingClientRect())))
      .filter((thing) => {
        const at = thing.getBoundingClientRect()
        return document.elementsFromPoint(at.x + at.width / 2, at.y + at.height / 2).includes(thing)
      })
      .map((thing) => thing.outerHTML.slice(0, 120))
  })()`)

const typeBill = async (page: Page): Promise<void> => {
  await page.goto('/sales/billsales/create')
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
  await pick(page, 'phuc loc', /Phúc Lộc/)
  await pick(page, 'SP000001', /SP000001/)
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(
    `the notice of a saved bill shows its number and the next action and covers nothing, ${width} px wide`,
    { tag: [ownPage, detail] },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height })
      await signIn(page)
      await page.clock.install()
      await typeBill(page)
      await page.setViewportSize({ width, height })
      await page.keyboard.press('Control+s')
      const notice = page.locator('[data-notice]').filter({ hasText: /Lưu thành công BH\d+/ })
      await expect(notice.getByRole('button', { name: 'In', exact: true })).toBeVisible()
      const [, number, total] = /(BH\d+) · ([\d.]+)/.exec((await notice.textContent()) ?? '') ?? []
      await expect(page.locator('[data-fresh]')).toContainText(number!)
      await expect(page.locator('[data-fresh]')).toContainText(total!)
      expect(await covered(page)).toEqual([])
      await page.clock.runFor(3200)
      await expect(notice).toHaveCount(0)
      await expect(page.locator('[data-fresh]')).toHaveCount(0)
    },
  )

test(
  'the next bill is started from the notice of the last one with the keyboard alone',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await typeBill(page)
    await save(page)
    await page.keyboard.press('Alt+n')
    await expect(page.getByRole('button', { name: 'In', exact: true }).first()).toBeFocused()
    await page.getByRole('button', { name: 'Lập tiếp' }).press('Enter')
    await expect(page).toHaveURL(/\/sales\/billsales\/create/)
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
  },
)

test('the bell says what waits, what of it is new, and leads to exactly that', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  const bell = page.getByRole('button', { name: /^Thông báo, \d+ việc mới$/ })
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Thông báo' })
  const row = panel.getByRole('link', { name: /^Hóa đơn quá hạn thanh toán mới/ })
  await expect(row).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  const count = /(\d+)$/.exec((await row.textContent()) ?? '')![1]!
  await row.click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/billsales\/data\/list\?range=ALL&payStatus=4/)
  await expect(page.getByText(/^Hiển thị/)).toContainText(`Tổng số ${count}`)
  await page.getByRole('button', { name: 'Thông báo', exact: true }).click()
  await expect(panel.getByRole('link', { name: /^Hóa đơn quá hạn thanh toán \d+$/ })).toBeVisible()
})

test(
  'the history says what a save changed, and brings the version before it back',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await typeBill(page)
    await save(page)
    const openIt = () => page.locator('[data-fresh]').getByRole('link').first().click()
    await openIt()
    await page.getByRole('button', { name: 'Sửa' }).click()
    await page.getByLabel('Diễn giải').first().fill('giao buổi chiều')
    await save(page, 'Hiệu chỉnh thành công')
    await openIt()
    const history = page.getByRole('region', { name: 'Lịch sử' })
    await expect(history).toContainText('Diễn giải: – → giao buổi chiều')
    expect(await violationsIn(page)).toEqual([])
    await history.getByRole('button', { name: 'Khôi phục bản này' }).click()
    await expect(page.getByText(/Đang hiện bản đã lưu lúc/)).toBeVisible()
    await expect(page.getByLabel('Diễn giải').first()).toHaveValue('')
    await save(page, 'Hiệu chỉnh thành công')
    await openIt()
    await expect(history).toContainText('Diễn giải: giao buổi chiều → –')
  },
)
