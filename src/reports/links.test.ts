import { expect, test } from 'vitest'
import { reports } from './all.ts'

test('numbers of documents open them in every report', () => {
  const closed = reports.flatMap(({ name, columns }) =>
    columns
      .filter(({ key, wire, numbers }) => wire === 'NumberID' && key !== 'number' && !numbers)
      .map(({ key }) => `${name}.${key}`),
  )
  expect(closed).toEqual([])
})
