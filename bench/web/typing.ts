/** Measures a keystroke, a cell, a line, a pasted block and an undo in a bill of two hundred lines. */
import type { CDPSession, Page } from 'playwright-core'
import { median, percentile, type Line } from '../support/table.ts'
import { FEW_LINES, LINES, painted, spent, watchCost, type Cost, type Site } from './site.ts'

const KEYS = 60
const TURNS = 9
const REST_MS = 2_000

type Acting = (turn: number) => Promise<unknown>

/** The cost of each repetition, minus the overhead of measuring. */
const costs = async (
  page: Page,
  cdp: CDPSession,
  { turns, prepare, act }: { turns: number; prepare?: Acting; act: Acting },
): Promise<Cost[]> => {
  const measured = async (times: number, work: Acting, first?: Acting): Promise<Cost[]> => {
    const found: Cost[] = []
    for (let turn = 0; turn < times; turn += 1) {
      await first?.(turn)
      const before = await spent(cdp)
      await work(turn)
      await page.evaluate(painted)
      const after = await spent(cdp)
      found.push({ program: after.program - before.program, whole: after.whole - before.whole })
    }
    return found
  }
  const taken = await measured(turns, act, prepare)
  const idle = await measured(20, () => Promise.resolve())
  const base = { program: median(idle.map((one) => one.program)), whole: median(idle.map((one) => one.whole)) }
  return taken.map((one) => ({ program: one.program - base.program, whole: one.whole - base.whole }))
}

const programs = (all: readonly Cost[]): number[] => all.map((one) => one.program)

/** Runs in the page: measures the time from each keystroke to the paint that shows it. */
const watchPaint = `(() => {
  window.keyTimes = []
  addEventListener('keydown', () => {
    const from = performance.now()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => window.keyTimes.push(performance.now() - from)
      channel.port2.postMessage(null)
    })
  }, { capture: true })
})()`

const key = (turn: number): string => (turn % 6 === 5 ? 'Backspace' : String(turn % 10))

const toPaint = async (page: Page): Promise<number[]> => {
  await page.evaluate('window.keyTimes.length = 0')
  for (let turn = 0; turn < KEYS; turn += 1) {
    await page.keyboard.press(key(turn))
    await page.waitForTimeout(30)
  }
  return page.evaluate('window.keyTimes')
}

/** Pastes three columns of a hundred lines, in the format of a spreadsheet. */
const pasteBlock = async (page: Page): Promise<void> => {
  const rows = Array.from({ length: 100 }, (_, index) => `${index + 1}\t12500\t0`).join('\n')
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, rows)
}

const line = (what: string, measured: number, goal: number, digits = 1): Line => ({
  what,
  measured: `${measured.toFixed(digits)} ms`,
  goal: `≤ ${goal} ms`,
  met: measured <= goal,
})

const slowLine = (lines: number, paint: readonly number[], goal: number): Line => ({
  what: `  keystroke to paint with 4 × CPU throttling, ${lines} lines, p50 / p95`,
  measured: `${median(paint).toFixed(1)} / ${percentile(paint, 0.95).toFixed(1)} ms`,
  goal: `p95 ≤ ${goal} ms`,
  met: percentile(paint, 0.95) <= goal,
})

/** Opens a bill to be changed, with the cursor on a price. */
const change = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Sửa', exact: true }).click()
  await page.getByRole('gridcell', { name: '12.500' }).first().click()
}

/** Milliseconds from each key to its paint in the last line of an ordinary bill, on a processor of a quarter's speed. */
const slowlyIn = async (site: Site): Promise<number[]> => {
  const { page, cdp, close } = await site.open()
  await change(page, site.address + site.shortBill)
  await page.getByRole('gridcell', { name: '12.500' }).last().click()
  await page.evaluate(watchPaint)
  await page.waitForTimeout(REST_MS)
  await page.keyboard.press('F2')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const paint = await toPaint(page)
  await close()
  return paint
}

export const typing = async (site: Site): Promise<Line[]> => {
  const few = await slowlyIn(site)
  const { page, cdp, close } = await site.open()
  await change(page, site.address + site.bill)
  await watchCost(cdp)
  await page.evaluate(watchPaint)
  await page.waitForTimeout(REST_MS)

  await page.keyboard.press('F2')
  const keys = await costs(page, cdp, { turns: KEYS, act: (turn) => page.keyboard.press(key(turn)) })
  const paint = await toPaint(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const slow = await toPaint(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.keyboard.press('Escape')

  // Types a price and leaves the cell downwards, which recalculates the totals.
  const commit = await costs(page, cdp, {
    turns: TURNS,
    prepare: (turn) => page.keyboard.type(String(12_000 + turn)),
    act: () => page.keyboard.press('ArrowDown'),
  })
  const undo = await costs(page, cdp, { turns: TURNS, act: () => page.keyboard.press('Control+z') })
  await page.keyboard.press('Escape')
  const add = await costs(page, cdp, { turns: TURNS, act: () => page.keyboard.press('Insert') })
  await page.keyboard.press('Escape')
  await page.getByRole('gridcell', { name: '2', exact: true }).first().click()
  const paste = await costs(page, cdp, { turns: TURNS, act: () => pasteBlock(page) })
  await close()
  const of = (all: readonly Cost[]) => median(programs(all))
  return [
    {
      what: `keystroke in a ${LINES}-line bill: script, style and layout, p50 / p95`,
      measured: `${of(keys).toFixed(2)} / ${percentile(programs(keys), 0.95).toFixed(2)} ms`,
      goal: '≤ 2 / 4 ms',
      met: of(keys) <= 2 && percentile(programs(keys), 0.95) <= 4,
    },
    {
      what: '  whole main thread, with software rendering, p50',
      measured: `${median(keys.map((one) => one.whole)).toFixed(2)} ms`,
      goal: '',
      met: null,
    },
    {
      what: '  keystroke to paint, p50 / p95',
      measured: `${median(paint).toFixed(1)} / ${percentile(paint, 0.95).toFixed(1)} ms`,
      goal: '≤ 16 / 24 ms',
      met: median(paint) <= 16 && percentile(paint, 0.95) <= 24,
    },
    slowLine(LINES, slow, 40),
    slowLine(FEW_LINES, few, 32),
    line('leaving a cell, with new totals', of(commit), 7),
    line('adding a line, with its list of goods', of(add), 4),
    line('pasting 100 × 3 cells', of(paste), 10),
    line('undo', of(undo), 10),
  ]
}
