import { expect, it } from 'vitest'
import { listMetas } from '#lists/index.ts'
import { productFields } from './fields.ts'

it('a record that goods cannot be without can be created where it is chosen', () => {
  const needed = Object.values(productFields).flatMap((field) =>
    'of' in field && 'required' in field && field.required && field.of ? [String(field.of)] : [],
  )
  expect(needed.toSorted()).toEqual(['productGroup', 'unit'])
  const withoutWay = listMetas.filter(({ name, screen }) => needed.includes(name) && screen.quickCreate === undefined)
  expect(withoutWay).toEqual([])
})
