/** What of a page people cannot use without a mouse, without good eyes, or at all, by the rules of axe. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export interface Looked {
  /** Only what is inside. */
  within?: string
  without?: string
  /** Only these rules. */
  rules?: string[]
}

/** Each violation with the first elements that have it. */
export const violationsIn = async (page: Page, { within, without, rules }: Looked = {}): Promise<string[]> => {
  // The other mode opens a page for each look, and everything that is right would be described as well.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  if (without) axe.exclude(without)
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')}`,
  )
}
