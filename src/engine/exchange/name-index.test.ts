/** The first of the same name, of many. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSameName } from '#kernel/same-name.ts'
import { createNameIndex } from './name-index.ts'

it('finds the first of the same name that is wanted, as comparing with each would', () => {
  const letter = fc.constantFrom('a', 'á', 'À', 'o', 'ơ', 'đ', ' ')
  const name = fc.string({ unit: letter, minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), name, fc.nat(11), (names, sought, unwanted) => {
      const index = createNameIndex<number>()
      for (const [at, one] of names.entries()) index.add(one, at)
      const isWanted = (at: number): boolean => at !== unwanted
      const each = names.findIndex((one, at) => isWanted(at) && isSameName(one, sought))
      expect(index.first(sought, isWanted) ?? -1).toBe(each)
    }),
  )
})
