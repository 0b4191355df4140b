import { expect, it } from 'vitest'
import { folded, foldedBut, isFolded, turned, unfolded } from './folding.ts'

it('folds the groups that come later like those that are there, but those a person turned', () => {
  expect(['KH1', 'KH2'].map((key) => isFolded(unfolded, key))).toEqual([false, false])
  expect(['KH1', 'KH2'].map((key) => isFolded(foldedBut('KH2'), key))).toEqual([true, false])
  const one = turned(foldedBut('KH2'), 'KH1')
  expect(['KH1', 'KH2', 'KH3'].map((key) => isFolded(one, key))).toEqual([false, false, true])
  expect(turned(turned(folded, 'KH1'), 'KH1')).toEqual(folded)
})
