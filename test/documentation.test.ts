/** What the Markdown files name exists: files, folders, tests, commands, other pages and their headings. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textsPage } from '../scripts/lib/texts.ts'

const root = join(import.meta.dirname, '..')
const pages = globSync(['*.md', 'docs/**/*.md', 'migrations/*/*.md', 'test/**/*.md'], { cwd: root })
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> }

/** Everything a page says, without its blocks of code. */
const proseOf = (page: string): string => textOf(page).replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
const inCode = (page: string): string[] => [...proseOf(page).matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!)

/** A file or a folder of ours: from the root, below `src`, or a test without its ending (`integration/access/rights`). */
const roots = ['', 'src', 'test']
const known = new Set(
  roots.flatMap((one) => globSync('*/', { cwd: join(root, one) })).filter((one) => one !== 'node_modules'),
)
const endings = /\.(?:tsx?|mjs|sql|md|css|json|csv)$/
const isPath = (code: string): boolean =>
  /^[\w.-]*(?:\/[\w.<>*[\]-]*)+(?:#\w+)?$/.test(code) &&
  !code.startsWith('/') &&
  (endings.test(code.split('#')[0]!) || known.has(code.split('/')[0]!))

/** `<name>` and `*` stand for any name: a pattern has to fit something. */
const filesOf = (path: string): string[] => {
  const pattern = path.replaceAll(/<[^>]+>/g, '*').replace(/\/$/, '')
  return globSync(
    roots.flatMap((one) => ['', '.test.ts', '.spec.ts'].map((ending) => join(one, pattern + ending))),
    { cwd: root },
  )
}
const isThere = (code: string): boolean => {
  const [path, name] = code.split('#') as [string, string?]
  const files = filesOf(path)
  return files.length > 0 && (!name || files.some((file) => textOf(file).includes(name)))
}

const headingsOf = (page: string): string[] =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map((match) =>
    match[1]!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
const leadsSomewhere = (page: string, link: string): boolean => {
  const [path, heading] = link.split('#') as [string, string?]
  const target = path === '' ? page : join(dirname(page), path)
  return existsSync(join(root, target)) && (!heading || headingsOf(target).includes(heading))
}

const wrongIn = (find: (page: string) => readonly string[]): string[] =>
  pages.flatMap((page) => find(page).map((one) => `${page}: ${one}`))

describe('pages name', () => {
  it('paths that exist', () => {
    expect(wrongIn((page) => inCode(page).filter((code) => isPath(code) && !isThere(code)))).toEqual([])
  })

  it('tests that exist: those in italics behind a file, `…` standing for some words', () => {
    const hasTest = (file: string, name: string): boolean =>
      name.split('…').every((part) => textOf(file).includes(part.trim()))
    const wrong = wrongIn((page) =>
      [...proseOf(page).matchAll(/`([\w./-]+)`((?:,? \*[^*|]+\*)+)/g)]
        .filter(([, path]) => isPath(path!))
        .flatMap(([, path, names]) =>
          [...names!.matchAll(/\*([^*]+)\*/g)].flatMap(([, name]) =>
            filesOf(path!).some((file) => hasTest(file, name!)) ? [] : [`${path} *${name}*`],
          ),
        ),
    )
    expect(wrong).toEqual([])
  })

  it('commands that exist', () => {
    const wrong = wrongIn((page) =>
      [...textOf(page).matchAll(/\bnpm run ([\w:-]+)/g)].flatMap((match) => (scripts[match[1]!] ? [] : [match[0]])),
    )
    expect(wrong).toEqual([])
  })

  it('links that lead somewhere', () => {
    const wrong = wrongIn((page) =>
      [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
        .map((match) => match[1]!)
        .filter((link) => !/^\w+:/.test(link) && !leadsSomewhere(page, link)),
    )
    expect(wrong).toEqual([])
  })
})

describe('decisions', () => {
  const folder = 'docs/decisions'
  const decisions = globSync('[0-9]*.md', { cwd: join(root, folder) }).toSorted()

  it('are listed with number, title and status, in their order', () => {
    const rows = decisions.map((file) => {
      const [title, , status] = textOf(join(folder, file)).split('\n') as [string, string, string]
      const [, number, words] = /^# (\d{4}) · (.+)$/.exec(title) ?? [null, file, `${title}: no title`]
      const changedBy = [...status.matchAll(/changed by \[(\d{4})\]/g)].map((match) => match[1])
      const standing = changedBy.length > 0 ? `changed by ${changedBy.join(', ')}` : 'accepted'
      return `| [${number}](${file}) | ${words} | ${status.startsWith('**Status** accepted') ? standing : 'no status'} |`
    })
    expect(textOf(join(folder, 'README.md')).match(/^\| \[\d{4}\].*$/gm)).toEqual(rows)
  })
})

it('docs/texts.md has every text as it is', async () => {
  expect(textOf('docs/texts.md'), 'run npm run texts').toBe(await textsPage())
})
