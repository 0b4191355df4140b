/** What of a page people cannot use without a mouse, without good eyes, or at all, by the rules of axe. */
import AxeBuilder from '@axe-core/playwright'
import { test, type Page } from '@playwright/test'
import { current, turnOf } from '#test/support/quarter.ts'

export interface Looked {
  /** Only what is inside. */
  within?: string
  without?: string
  /** Only these rules. */
  rules?: string[]
  /** In each quarter: what is looked at is dealt already. */
  always?: true
}

/** How often each run of a test has looked. */
const looks = new Map<string, number>()
/**
 * A look takes a second of processor time, and `pages.spec.ts` looks at every kind of page in each quarter. Of the looks
 * on a way through pages, a quarter has every fourth, beginning with another one for each test.
 */
const isDue = (): boolean => {
  if (current === null) return true
  const { testId, titlePath, retry } = test.info()
  const key = `${testId} ${retry}`
  const at = looks.get(key) ?? 0
  looks.set(key, at + 1)
  return at % 4 === turnOf(titlePath.join(' '))
}

/** Each violation with the first elements that have it. */
export const violationsIn = async (page: Page, { within, without, rules, always }: Looked = {}): Promise<string[]> => {
  if (!always && !isDue()) return []
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
