/** Finds server-only texts in the web program: SQL, and messages of the server. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as serverMessages from '#i18n/areas/server-messages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const tables = (): string[] =>
  [...readFileSync(join(root, 'docs/database/schema.sql'), 'utf8').matchAll(/^CREATE TABLE (?:public\.)?(\w+)/gim)].map(
    ([, name]) => name!,
  )

interface Area {
  vi: Readonly<Record<string, string>>
  en: Readonly<Record<string, string>>
}
const textsIn = (area: Area): string[] => [...Object.values(area.vi), ...Object.values(area.en)]

/** Shorter texts may also be part of other texts. */
const TELLING = 15
/** Texts that the server uses and no page uses. */
const serverTexts = async (): Promise<string[]> => {
  const areas = globSync('src/i18n/areas/*.ts', { cwd: root }).filter((file) => !/server-messages|\.test\./.test(file))
  const pages = await Promise.all(areas.map(async (file) => (await import(join(root, file))) as Area))
  const said = pages.flatMap(textsIn)
  return textsIn(serverMessages).filter((text) => text.length >= TELLING && !said.some((one) => one.includes(text)))
}

/** Server texts found in the build, each with its file; empty if there are none. */
export const leaks = async (folder = join(root, 'dist/web/assets')): Promise<string[]> => {
  const sql = new RegExp(
    `\\b(?:from|join|into|update) (?:${tables().join('|')})\\b|::(?:uuid|text|int|numeric|jsonb)\\b|\\bcoalesce\\(`,
  )
  const words = await serverTexts()
  return globSync('*.js', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const found = sql.exec(text)
    return [
      ...(found ? [`SQL in ${basename(file)}: ${text.slice(Math.max(0, found.index - 40), found.index + 80)}`] : []),
      ...words
        .filter((piece) => text.includes(piece))
        .map((piece) => `A text of the servers in ${basename(file)}: ${piece}`),
    ]
  })
}
