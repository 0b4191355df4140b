import { expect, it } from 'vitest'
import { problem, Refused } from '#kernel/problem.ts'
import { answerError } from './errors.ts'

it('a refusal links to the documents it refers to, by their modules', () => {
  const about = [{ id: 'v', kind: 'receipt', number: 'PT000001' }]
  const refused = new Refused([{ ...problem('', 'totalBelowPaid'), about }, problem('', 'other')])
  const problemFields = { fields: {}, wirePath: (at: string) => at, moduleOf: () => 'Income' }
  const { body } = answerError(refused, { errorStyle: 'save', translate: (key) => key, problemFields, reference: '' })
  expect(body.Data).toMatchObject({
    Description: 'totalBelowPaid',
    errors: [
      { code: 'totalBelowPaid', links: [{ s_ID: 'v', module: 'Income', NumberID: 'PT000001' }] },
      { code: 'other', message: 'other' },
    ],
  })
  expect((body.Data as { errors: object[] }).errors[1]).not.toHaveProperty('links')
})
