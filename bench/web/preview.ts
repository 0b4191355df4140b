/** Measures how soon the print beside a form shows what was typed into it, from the last key to the drawn page. */
import type { Page } from 'playwright-core'
import { median, type Line } from '../support/table.ts'
import type { Site } from './site.ts'

const KEYS = 12
/** The first ones compile what draws. */
const FIRST = 2
const MOST_MS = 500
const REST_MS = 700
/** Asking with every frame would slow the drawing down. */
const POLL_MS = 50

/** Runs in the page: the moments of the last key and of the last page that was drawn. */
const watchDrawing = `(() => {
  window.keyAt = 0
  window.drawnAt = 0
  addEventListener('keydown', () => { window.keyAt = performance.now() }, { capture: true })
  const draw = CanvasRenderingContext2D.prototype.drawImage
  CanvasRenderingContext2D.prototype.drawImage = function (...args) {
    draw.apply(this, args)
    if (this.canvas.isConnected) window.drawnAt = performance.now()
  }
})()`

/** Runs in the page: null until the page was drawn after the last key. */
const untilDrawn = (): number | null => {
  const { keyAt, drawnAt } = globalThis as unknown as { keyAt: number; drawnAt: number }
  return drawnAt > keyAt ? drawnAt - keyAt : null
}

const afterKey = async (page: Page): Promise<number> => {
  await page.keyboard.type('x')
  const drawn = await page.waitForFunction(untilDrawn, null, { polling: POLL_MS })
  const taken = (await drawn.jsonValue()) ?? 0
  await page.waitForTimeout(REST_MS)
  return taken
}

export const preview = async ({ open, address }: Site): Promise<Line[]> => {
  const { page, close } = await open()
  await page.addInitScript(watchDrawing)
  await page.goto(`${address}/system/printtemplate/5`)
  await page.getByRole('article').getByRole('link', { name: 'Hóa đơn bán hàng', exact: true }).click()
  await page.locator('[aria-label="Bản in thử"][aria-busy="false"]').waitFor()
  await page.getByRole('textbox', { name: /^Đoạn văn: Diễn giải/ }).click()
  await page.keyboard.press('End')
  const times: number[] = []
  for (let turn = 0; turn < KEYS; turn += 1) times.push(await afterKey(page))
  await close()
  const measured = median(times.slice(FIRST))
  return [
    {
      what: 'print beside a form: from the last key to the drawn page',
      measured: `${measured.toFixed(0)} ms`,
      goal: `≤ ${MOST_MS} ms`,
      met: measured <= MOST_MS,
    },
  ]
}
