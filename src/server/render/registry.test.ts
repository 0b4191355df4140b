/** The thread that puts together what the print service prints with gives all of it. */
import { expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { reports } from '#reports/all.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { gatherRegistry } from './registry.ts'

it('has all reports, forms and texts', async () => {
  expect(await gatherRegistry()).toEqual({ reports, templates: deliveredForms, words: catalogues })
}, 60_000)
