/** Whatever opens over a page is opened somewhere by a test that asks axe: a new dialog or menu is not forgotten. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openedBy } from './support/opened-by.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
/** The parts of the kit that open something. */
const opening = /<(Dialog|Modal|Drawer|FormDialog|Popover|Menu|PhoneSheet|Floating)\b/
const files = globSync('src/**/*.tsx', { cwd: root })
  .filter((file) => !file.startsWith('src/web/ui/') && opening.test(read(file)))
  .sort()

it('every file that opens something names the test that looks at it', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(Object.keys(openedBy).sort()).toEqual(files)
})

it('and that test is there', () => {
  // These files are programs for a browser, which this test has not.
  const found = (file: string, shape: RegExp) => [...read(`test/e2e/${file}`).matchAll(shape)].map(([, name]) => name!)
  const names = new Set([
    ...found('states.ts', /\bname: '([\w-]+)'/g),
    ...found('opened-states.ts', /'?([\w-]+)'?: \{ open\b/g),
  ])
  const isThere = (by: string): boolean =>
    by.endsWith('.spec.ts') ? /violationsIn|clean\(/.test(read(`test/e2e/${by}`)) : names.has(by)
  expect(Object.entries(openedBy).filter(([, by]) => by !== null && !isThere(by))).toEqual([])
})
