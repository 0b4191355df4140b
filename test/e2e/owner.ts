/** What an owner's pages are tried with: people with some rights, and how fields are chosen and saved. */
import { expect, type Browser, type Page } from '@playwright/test'
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'

export const PASSWORD = 'matkhau1'
export const unique = () => String(Date.now() % 100_000_000)

export const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
export const clean = async (page: Page) => expect(await violationsIn(page)).toEqual([])
export const choose = async (page: Page, label: string, option: string) => {
  await page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('button', { name: label }))
    .first()
    .click()
  await page.getByRole('option', { name: option }).first().click()
}
export const told = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
export const save = (page: Page) => page.keyboard.press('Control+s')

interface Made {
  s_ID: string
  Description: string
}
export type Flags = Readonly<Record<string, string>>
/** Creates a group with these rights and a user in it. */
export const person = async (
  page: Page,
  rights: Flags,
): Promise<{ name: string; group: string; groupName: string }> => {
  const name = `nguoi${unique()}`
  const groupName = `Nhóm ${name}`
  const permissions = Object.entries(rights).map(([FuncID, flags]) => ({
    FuncID,
    ...Object.fromEntries(['R', 'A', 'U', 'D'].map((flag) => [flag, flags.includes(flag)])),
  }))
  const group = await ask<Made>(page, 'ApiGroupUser/UpdateDB', { Code: name, Name: groupName, permissions })
  expect(group.Description).toBe('ok')
  const user = await ask<Made>(page, 'ApiListUser/UpdateDB', {
    UserName: name,
    password: PASSWORD,
    groupId: group.s_ID,
    email: `${name}@hungthinh.example`,
  })
  expect(user.Description).toBe('ok')
  return { name, group: group.s_ID, groupName }
}
/** Signs in as another user in a second browser context. */
export const signedIn = async (browser: Browser, user: string): Promise<Page> => {
  const page = await (await browser.newContext({ locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' })).newPage()
  await signIn(page, user, PASSWORD)
  return page
}
