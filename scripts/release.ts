/**
 * `npm run release -- 0.3.0`: moves `changes/` into the change log under the version and today's day, sets the version,
 * commits and tags. Nothing is pushed.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLater, problemsOf, withRelease } from './lib/change-log.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' })

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const version = process.argv[2] ?? ''
const { version: before } = JSON.parse(read('package.json')) as { version: string }
if (!isLater(version, before)) fail(`Name a version after ${before}: npm run release -- 0.3.0`)
if (git('status', '--porcelain').trim() !== '') fail('Commit or put aside what is changed first.')

const files = readdirSync(join(root, 'changes')).filter((file) => file !== 'README.md')
if (files.length === 0) fail('There is no change since the last version: changes/ is empty.')
const changes = files.map((file) => ({ file, text: read(`changes/${file}`) }))
const problems = problemsOf(changes)
if (problems.length > 0) fail(problems.join('\n'))

const date = new Date().toISOString().slice(0, 10)
writeFileSync(join(root, 'CHANGELOG.md'), withRelease(read('CHANGELOG.md'), { version, date, changes }))
for (const file of files) rmSync(join(root, 'changes', file))
// The version stands once in the first file, and twice in the second: of the project, and of its package.
const setVersion = (name: string): void => {
  let left = name === 'package.json' ? 1 : 2
  const own = `"version": "${before}"`
  const text = read(name).replaceAll(own, (found) => ((left -= 1) >= 0 ? `"version": "${version}"` : found))
  writeFileSync(join(root, name), text)
}
setVersion('package.json')
setVersion('package-lock.json')
git('add', '--all')
git('commit', '--quiet', '--message', `release: Publish ${version}`)
git('tag', '--annotate', `v${version}`, '--message', `Vựa ${version}`)
console.log(`${version} is committed and tagged as v${version}: ${changes.length} files of changes.`)
