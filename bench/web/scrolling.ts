/** Measures scrolling in a report of a hundred thousand rows. */
import { median, type Line } from '../support/table.ts'
import { openLongReport, ROWS } from './long-report.ts'
import { spent, watchCost, type Site } from './site.ts'

const FRAMES = 60
const STEP = 720

export const scrolling = async (site: Site): Promise<Line[]> => {
  const { page, cdp, close } = await site.open()
  await openLongReport(site, page)
  await watchCost(cdp)
  const frames: number[] = []
  let blank = 0
  for (let frame = 1; frame <= FRAMES; frame += 1) {
    const before = await spent(cdp)
    const seen = await page.evaluate(
      async ([step, at]) => {
        const box = [...document.querySelectorAll<HTMLElement>('main *')].find(
          (element) => element.scrollHeight > element.clientHeight + 10_000 && element.clientHeight > 200,
        )!
        box.scrollTop = step! * at!
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
        const { left, top, width, height } = box.getBoundingClientRect()
        const middle = document.elementFromPoint(left + width / 3, top + height / 2)
        return Boolean(middle?.closest('[role="row"]'))
      },
      [STEP, frame],
    )
    frames.push((await spent(cdp)).program - before.program)
    if (!seen) blank += 1
  }
  await close()
  return [
    {
      what: `scrolling a report of ${ROWS.toLocaleString('en')} rows: time per frame`,
      measured: `${median(frames).toFixed(1)} ms`,
      goal: '≤ 10 ms',
      met: median(frames) <= 10,
    },
    { what: '  blank frames', measured: `${blank} of ${FRAMES}`, goal: '0', met: blank === 0 },
  ]
}
