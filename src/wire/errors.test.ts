import { expect, it } from 'vitest'
import { problem, Refused, Unreadable } from '#kernel/problem.ts'
import { answerError, Rejected } from './errors.ts'

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

it('a refusal repeats the beginning of what was sent, wherever it stands', () => {
  const long = 'x'.repeat(5000)
  const context = {
    errorStyle: 'save',
    reference: '',
    translate: (key: string, values = {}) => key + JSON.stringify(values),
  }
  for (const error of [
    new Refused([problem(long, 'other', { name: long })]),
    new Refused([problem('', 'other', { label: long, status: long })]),
    new Unreadable('other', { label: long }),
    new Rejected(404, 'other', { label: long, name: long }),
  ])
    expect(/x{201}/.test(JSON.stringify(answerError(error, context as Parameters<typeof answerError>[1])))).toBe(false)
})
