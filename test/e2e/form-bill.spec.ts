/** A bill besides its lines: attachments, payment on saving. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { pick } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const newBill = async (page: Page): Promise<void> => {
  await page.goto('/sales/billsales/create')
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
}
const code = (at: number) => `SP${String(at).padStart(6, '0')}`

test(
  'files dropped on a bill and pictures pasted into it are attached, and a file that is too large is refused',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await newBill(page)
    await page.getByRole('button', { name: /^Thêm thông tin/ }).click()
    const give = (kind: 'drop' | 'paste', name: string, bytes: number) =>
      page.getByLabel('Diễn giải').evaluate(
        (target, given) => {
          const data = new DataTransfer()
          const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
          data.items.add(new File([signature, new Uint8Array(given.bytes)], given.name, { type: 'image/png' }))
          const options = { bubbles: true, cancelable: true }
          target.dispatchEvent(
            given.kind === 'drop'
              ? new DragEvent('drop', { ...options, dataTransfer: data })
              : new ClipboardEvent('paste', { ...options, clipboardData: data }),
          )
        },
        { kind, name, bytes },
      )
    // What takes files is loaded after the form; it marks the page while something is dragged over it.
    const isReady = () =>
      page.getByLabel('Diễn giải').evaluate((target) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }))
        target.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }))
        return target.closest('[data-drop]') !== null
      })
    await expect.poll(isReady).toBe(true)
    await give('drop', 'hop-dong.png', 2000)
    await expect(page.getByRole('button', { name: 'hop-dong.png', exact: true })).toBeVisible()
    await give('paste', 'anh-chup.png', 2000)
    await expect(page.getByRole('button', { name: 'anh-chup.png', exact: true })).toBeVisible()
    await give('drop', 'video.mp4', 11 * 1024 * 1024)
    await expect(page.getByText('video.mp4 vượt quá 10 MB.')).toBeVisible()
    await page.getByRole('button', { name: 'Gỡ hop-dong.png' }).click()
    await expect(page.getByRole('button', { name: 'hop-dong.png', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Hoàn tác' }).last().click()
    await page.getByRole('button', { name: 'hop-dong.png', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'hop-dong.png' }).getByText('1 / 2')).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'anh-chup.png' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'anh-chup.png', exact: true })).toBeVisible()
  },
)

test('"Lưu và thu tiền" saves a bill as paid in full', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await newBill(page)
  await pick(page, 'phuc loc', /Phúc Lộc/)
  await pick(page, code(5), new RegExp(code(5)))
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Cách lưu khác' }).click()
  await page.getByRole('menuitem', { name: 'Lưu và thu tiền' }).click()
  await expect(page.getByText('Lưu thành công').first()).toBeVisible()
  const newest = page.getByRole('row', { name: /BH\d{6}/ }).first()
  const under = async (heading: string): Promise<string> => {
    const place = await page.getByRole('columnheader', { name: heading }).getAttribute('aria-colindex')
    return (await newest.locator(`[aria-colindex="${place}"]`).textContent()) ?? ''
  }
  expect(await under('Thanh toán ngay')).toBe(await under('Tổng tiền'))
  expect(await under('Còn lại')).toBe('–')
})
