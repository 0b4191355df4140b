/** All texts people read on screen and paper, in both languages, as one page to be read from end to end. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Words } from '#i18n/fill.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['src/i18n/areas/*.ts', 'src/{documents,lists,reports,books}/**/{titles,*.titles,labels}.ts']

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ⏎ ')

/** The first sentence of the comment at the head of a file. */
const subjectOf = (path: string): string =>
  /^\/\*\*\s*(?:\*\s*)?([^*]+?[.:])(?:\s|$)/.exec(readFileSync(join(root, path), 'utf8'))?.[1]?.trim() ?? ''

const section = async (path: string): Promise<string> => {
  const { vi, en } = (await import(pathToFileURL(join(root, path)).href)) as { vi: Words; en: Words }
  const rows = Object.entries(vi).map(([key, text]) => `| ${cell(text)} | ${cell(en[key] ?? '')} | ${key} |`)
  return [
    `## ${path.replace(/^src\//, '')}`,
    '',
    subjectOf(path),
    '',
    '| Tiếng Việt | English | |',
    '|---|---|---|',
    ...rows,
  ]
    .filter((line, at, all) => line !== '' || all[at - 1] !== '')
    .join('\n')
}

/** The page, as `docs/texts.md` keeps it. */
export const textsPage = async (): Promise<string> => {
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root }).sort())
  const sections = await Promise.all(files.filter((path) => !path.endsWith('.test.ts')).map(section))
  return `# Texts

Every text people read, Vietnamese (the source) and English, by the file it stands in. Made by \`npm run texts\`; a test
compares it.

${sections.join('\n\n')}
`
}
