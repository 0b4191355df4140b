/** What of a page people cannot use without a mouse, without good eyes, or at all, by the rules of axe. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: readonly { target: readonly string[] }[]
}

/**
 * Each violation with the first elements that have it. A page is given the rules once, and frames are not looked into:
 * sending them with each look, and reading the style sheets for one rule about turned telephones, took half of its time.
 */
export const violationsIn = async (page: Page, { within, without, rules, always }: Looked = {}): Promise<string[]> => {
  if (!always && !isDue()) return []
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(`${program};0`)
  const context = { ...(within ? { include: [within] } : {}), ...(without ? { exclude: [without] } : {}) }
  const options = {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  }
  const violations = await page.evaluate<readonly Violation[]>(
    `axe.run(${within || without ? JSON.stringify(context) : 'document'}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 3).map(({ target }) => ({ target })) })))`,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}
