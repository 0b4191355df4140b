/** The button is offered to whom the call obeys: `Merge` demands to change and to delete (integration/removal/merge-calls). */
import { expect, it, vi } from 'vitest'
import { actions as ofPartners } from '../partner/actions.web.ts'
import { meta as partner } from '../partner/meta.ts'
import { actions as ofProducts } from '../product/actions.web.ts'
import { meta as product } from '../product/meta.ts'

// Some actions ask for the language of the page when they are loaded.
vi.hoisted(() => vi.stubGlobal('document', { cookie: '', documentElement: {} }))

it.each([
  ['partners', ofPartners, partner],
  ['products', ofProducts, product],
] as const)('merging %s asks for both rights', (_, actions, { right }) => {
  const { right: own, needs = [] } = actions.find(({ name }) => name === 'merge')!
  expect([[right, own], ...needs]).toEqual([
    [right, 'D'],
    [right, 'U'],
  ])
})
