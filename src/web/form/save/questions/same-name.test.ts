/** Which names are asked about because another record has them. */
import '#test/web/bare-page.ts'
import { describe, expect, it } from 'vitest'
import type { FoundRow } from '#wire/spelling.ts'
import { namedLike } from './same-name.ts'

describe('names that are asked about', () => {
  it('are not those of the record itself', () => {
    const row = (id: string, name: string) => ({ id, code: id, name }) as FoundRow
    const rows = [row('1', 'Minh Tâm'), row('2', 'minh tâm'), row('3', 'Minh Tâm 2')]
    expect(namedLike(rows, { id: '1', name: 'Minh Tâm' }).map(({ id }) => id)).toEqual(['2'])
    expect(namedLike(rows, { id: null, name: 'Minh Tâm' }).map(({ id }) => id)).toEqual(['1', '2'])
  })
})
