import { expect, it } from 'vitest'
import { violationOf } from './constraint.ts'

const message = (name: string) => `duplicate key value violates unique constraint "${name}"`

it.each([
  ['a table', { code: '23505', constraint: 'unit_code_unique' }, { code: '23505', constraint: 'unit_code_unique' }],
  [
    'a part of a table',
    { code: '23505', message: message('unit_code_unique_102008') },
    { code: '23505', constraint: 'unit_code_unique' },
  ],
  [
    'a column of a number',
    { code: '23505', constraint: 'product_code2_unique' },
    { code: '23505', constraint: 'product_code2_unique' },
  ],
  ['no constraint', new Error('away'), { code: '', constraint: '' }],
  ['nothing', undefined, { code: '', constraint: '' }],
])('knows the constraint of %s', (_, error, expected) => {
  expect(violationOf(error)).toEqual(expected)
})
