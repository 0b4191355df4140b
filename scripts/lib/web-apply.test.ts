import { expect, it } from 'vitest'
import { applied, readWords } from './web-apply.ts'

const words = readWords()

it('writes the declarations of each word in place of the words', () => {
  expect(applied('.a { @apply row muted; top: 1px; }', words)).toBe(
    `.a { ${words.get('row')} color: var(--text-2); top: 1px; }`,
  )
  expect(words.get('row')).toMatch(/^display: flex;\s+align-items: center;$/)
})
it('writes measured words as lengths, of which nothing has no unit', () => {
  expect(applied('.a { @apply gap-8 pad-0-12-4; }', words)).toBe('.a { gap: 8px; padding: 0 12px 4px; }')
  expect(applied('.a { @apply min-high-44 round-4; }', words)).toBe('.a { min-height: 44px; border-radius: 4px; }')
  expect(applied('.a { @apply z-30; }', words)).toBe('.a { z-index: 30; }')
})
it('refuses a word that the sheet does not have', () => {
  expect(() => applied('.a { @apply wobbly; }', words)).toThrow('no word wobbly')
  expect(() => applied('.a { @apply wobbly-4; }', words)).toThrow('no word wobbly-4')
})
