/** Counts the keystrokes for a bill, in addition to its text, without using the mouse. */
import type { Line } from '../support/table.ts'
import { pages, type Site } from './site.ts'

const LINES = 10

export const keys = async (site: Site): Promise<Line[]> => {
  const { page, close } = await site.open()
  let pressed = 0
  const press = async (key: string) => {
    pressed += 1
    await page.keyboard.press(key)
  }
  await page.goto(site.address + pages.form)
  await page.getByLabel('Khách hàng').first().waitFor()
  await page.keyboard.type('phuc loc')
  await press('Enter')
  for (let at = 1; at <= LINES; at += 1) {
    await page.keyboard.type(`SP${String(at).padStart(6, '0')}`)
    await press('Enter')
    await page.keyboard.type('1')
    await press('Enter')
  }
  await page.getByText(`${LINES} dòng · SL`).waitFor()
  await press('Control+s')
  await page.getByText('Lưu thành công').first().waitFor()
  await close()
  return [
    {
      what: `keystrokes of a ${LINES}-line bill besides its text`,
      measured: String(pressed),
      goal: '≤ 60',
      met: pressed <= 60,
    },
  ]
}
