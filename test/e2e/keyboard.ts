/** Helpers for tests that use the keyboard only: typing, and moving between pages and fields. */
import { expect, type Locator, type Page } from '@playwright/test'
import { barcode } from '#start/goods.server.ts'

/** Opens a page by the palette: Ctrl+K, a few letters without diacritics, Enter. */
export const goTo = async (page: Page, words: string, heading: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox').or(page.getByRole('dialog').getByRole('textbox')).first()
  await expect(field).toBeFocused()
  await page.keyboard.type(words)
  await expect(page.getByRole('option', { name: new RegExp(heading, 'i') }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: heading, exact: false }).first()).toBeVisible()
}

/** Types into the focused input and picks the first match of its list. */
export const pick = async (page: Page, words: string, shown: string | RegExp): Promise<void> => {
  await page.keyboard.type(words)
  await expect(page.getByRole('option', { name: shown }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

/** Two frames: what takes the focus may hand it on to a field that is drawn for it. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')

/** Presses Tab until the element has the focus; fails when it cannot be reached. */
export const tabTo = async (page: Page, target: Locator, most = 80): Promise<void> => {
  // Before the page is there, Tab leads round and round what is.
  await target.waitFor()
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    const left = await page.evaluateHandle('document.activeElement')
    await page.keyboard.press('Tab')
    // While a record is looked for, Tab waits for it: others pressed meanwhile would lead beyond the field.
    await page
      .waitForFunction((element) => document.activeElement !== element, left, { timeout: 2_000 })
      .catch(() => {})
    await settled(page)
  }
  throw new Error('The field cannot be reached by Tab')
}

export const save = async (page: Page, notice: string | RegExp = /Lưu thành công|Thêm thành công/): Promise<void> => {
  await page.keyboard.press('Control+s')
  await expect(page.getByText(notice).first()).toBeVisible()
  // The notice may belong to the previous save, but the form is only left after this one.
  await expect(page.getByRole('heading', { name: /^Lập / })).toHaveCount(0)
}

/** Moves to the cell with this heading: by Tab into the lines, then by arrow keys along the line. */
export const cellTo = async (page: Page, heading: string, row = 1): Promise<void> => {
  await tabTo(page, page.getByLabel(/, dòng \d+/).first())
  // The blank last line shows its list of goods: Esc closes it.
  await page.keyboard.press('Escape')
  const name = () => page.evaluate('document.activeElement?.getAttribute("aria-label") ?? ""') as Promise<string>
  for (let step = 0; step < 30; step += 1) {
    const here = await name()
    // The name of the goods follows where the line has some.
    const [column, line] = here.split(', ')
    if (column === heading && line === `dòng ${row}`) return
    await page.keyboard.press(line === `dòng ${row}` ? 'ArrowRight' : 'ArrowUp')
  }
  throw new Error(`No cell ${heading} in line ${row}`)
}

/**
 * The bar code of a single piece of the demo's goods SP000001, SP000002…: their codes begin with the carton, of which
 * there are few.
 */
export const pieceCode = (at: number): string => barcode(5_549_999 + at)

/**
 * Inserts all characters at once, as a scanner does: the keys of a test are slowed down by a busy machine, and slow
 * keys count as typing.
 */
export const typeAtOnce = (page: Page, text: string): Promise<void> =>
  page.evaluate((signs) => {
    for (const sign of signs) document.execCommand('insertText', false, sign)
  }, text)

/**
 * Keys as a scanner sends them: all at once, and Enter or Tab behind them. With `pauseBehind`, as a program or a busy machine
 * sends them: with a pause behind so many. The times are those the events carry; nobody waits. For tests tagged
 * `ownPage`.
 */
export const scan = async (
  page: Page,
  text: string,
  { pauseBehind = Infinity, end = 'Enter' }: { pauseBehind?: number; end?: 'Enter' | 'Tab' } = {},
): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const start = Date.now() / 1000 - 2
  const press = (key: string, at: number, more: { text?: string; windowsVirtualKeyCode?: number } = {}) => {
    const timestamp = start + at * 0.005 + (at >= pauseBehind ? 0.4 : 0)
    return (['keyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', {
        type,
        key,
        ...(type === 'keyDown' && { text: key }),
        timestamp,
        ...more,
      }),
    )
  }
  await Promise.all([
    ...Array.from(text).flatMap((sign, at) => press(sign, at)),
    ...(end === 'Enter'
      ? press('Enter', text.length, { text: '\r', windowsVirtualKeyCode: 13 })
      : press('Tab', text.length, { text: '', windowsVirtualKeyCode: 9 })),
  ])
  await session.detach()
}
