/** Runs the accessibility rules on every page and every dialog, in both themes and sizes. */
import type { Line } from '../support/table.ts'
import { violationsIn } from '#test/e2e/accessibility.ts'
import { reach, sizes, states, type Size } from '#test/e2e/states.ts'
import type { Site } from './site.ts'

export const accessibility = async (site: Site): Promise<Line[]> => {
  let checked = 0
  let violations = 0
  const check = async (size: Size, colorScheme: 'light' | 'dark') => {
    const { page, close } = await site.open({ viewport: sizes[size], colorScheme, reducedMotion: 'reduce' })
    for (const state of states.filter((one) => (one.only ?? size) === size)) {
      await reach(page, state, site.address)
      const found = await violationsIn(page, { always: true })
      for (const one of found) console.error(`${state.name}, ${size}, ${colorScheme}: ${one}`)
      checked += 1
      violations += found.length
    }
    await close()
  }
  for (const size of ['desk', 'phone'] as const) {
    for (const scheme of ['light', 'dark'] as const) await check(size, scheme)
  }
  return [
    {
      what: `axe: violations in ${checked} page states, including open dialogs and menus`,
      measured: String(violations),
      goal: '0',
      met: violations === 0,
    },
  ]
}
