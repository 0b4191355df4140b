/** Locators for the page of a stored document: its buttons and its menu. */
import type { Locator, Page } from '@playwright/test'

export const tools = (page: Page): Locator => page.getByRole('toolbar', { name: 'Thao tác' })
export const button = (page: Page, name: string): Locator => tools(page).getByRole('button', { name, exact: true })

const menu = (page: Page): Locator => page.getByRole('menu', { name: 'Thao tác khác' })
export const openMenu = async (page: Page): Promise<void> => {
  await button(page, 'Thao tác khác').click()
  await menu(page).waitFor()
}
/** An entry of the open menu; a disabled one shows the reason after its name. */
export const entry = (page: Page, name: string | RegExp): Locator =>
  menu(page).getByRole('menuitem', typeof name === 'string' ? { name, exact: true } : { name })

export const choose = async (page: Page, name: string | RegExp): Promise<void> => {
  await openMenu(page)
  await entry(page, name).click()
}
