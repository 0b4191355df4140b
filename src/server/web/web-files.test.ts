import { expect, it } from 'vitest'
import { isOurs } from './web-files.ts'

it('the list of chunks is for the server alone', () => {
  for (const path of ['/chunks.json', '/CHUNKS.json', '/./chunks.json', '//chunks.json', '/chunks.json.br'])
    expect(isOurs(path)).toBe(true)
  for (const path of ['/index.html', '/assets/chunks-BxY1.js', '/assets/mychunks.json'])
    expect(isOurs(path)).toBe(false)
})
