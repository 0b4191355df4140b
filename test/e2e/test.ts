/**
 * `test` as the tests of the browser use it: pages are opened at the address of the worker's own tenant, so that
 * workers neither see nor sell each other's goods.
 */
import { test as base } from '@playwright/test'
import { place } from './place.ts'

export * from '@playwright/test'

export const test = base.extend({
  // Playwright wants a pattern here, even of nothing.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: ({}, provide) => provide(place().address),
})
