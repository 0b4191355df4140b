/**
 * A hand whose keys, clicks and taps are counted beside the text it types, against what `test/budgets/tasks.json`
 * allows its task; whoever raises a number writes the reason beside it.
 */
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

interface TaskBudget {
  most: number
  reasons: readonly string[]
}
const budgets = JSON.parse(readFileSync('test/budgets/tasks.json', 'utf8')) as Record<string, TaskBudget>

export const countedHand = (page: Page, task: string) => {
  const done: string[] = []
  const press = async (key: string): Promise<void> => {
    done.push(key)
    await page.keyboard.press(key)
  }
  const type = (text: string): Promise<void> => page.keyboard.type(text)
  return {
    press,
    type,
    click: async (target: Locator): Promise<void> => {
      await target.click()
      done.push('click')
    },
    /** Types into the focused field and takes the first of what it offers. */
    pick: async (words: string, shown: RegExp): Promise<void> => {
      await type(words)
      await expect(page.getByRole('option', { name: shown }).first()).toBeVisible()
      await press('Enter')
    },
    expectWithinBudget: (): void => {
      expect(budgets[task], `no budget of the task ${task}`).toBeDefined()
      expect(done.length).toBeGreaterThan(0)
      expect(done.length, done.join(' ')).toBeLessThanOrEqual(budgets[task]!.most)
    },
  }
}
