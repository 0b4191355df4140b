/** Rows of a list, and what is done with those that are selected. */
import type { Page } from '@playwright/test'

export const selectRow = (page: Page, number: string): Promise<void> =>
  page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('checkbox')
    .check()

export const withSelected = (page: Page, action: string): Promise<void> =>
  page
    .getByRole('toolbar', { name: /đã chọn/ })
    .getByRole('button', { name: action, exact: true })
    .click()
