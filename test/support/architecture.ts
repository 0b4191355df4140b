/** What ARCHITECTURE.md says of folders and imports, read from it: the tests hold the program to the document itself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const text = readFileSync(join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8')

const between = (from: string, to: string): string => {
  const start = text.indexOf(from)
  const end = text.indexOf(to, start + from.length)
  if (start < 0 || end < 0) throw new Error(`ARCHITECTURE.md has no part from ${from} to ${to}`)
  return text.slice(start + from.length, end)
}

/** The folders of one area, in the order of the tree: what stands first knows the least. '' are the files of the area itself. */
export type Folders = readonly string[]

const readTree = (): ReadonlyMap<string, Folders> => {
  const areas = new Map<string, string[]>()
  let area: string[] = []
  for (const line of between('```src\n', '```').split('\n').filter(Boolean)) {
    const match = /^( {2})?(\S+) {2,}\S/.exec(line)
    if (!match) throw new Error(`The tree of ARCHITECTURE.md: a folder, two spaces, what it holds: ${line}`)
    const [, isInside, name] = match
    const folder = name === '.' ? '' : name!.replace(/\/$/, '')
    if (isInside) area.push(folder)
    else areas.set(folder, (area = []))
  }
  return areas
}

/** Area → its folders. `<document>` stands for every folder that has no line of its own. */
export const tree = readTree()

const names = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!)
const rowsOf = (table: string): { of: string[]; may: string[] }[] =>
  [...table.matchAll(/^\| (`.+?) \| (.+?) \|$/gm)].map((match) => ({ of: names(match[1]!), may: names(match[2]!) }))

/** What the files of an area may import besides those of their own. */
export const areaImports: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(between('Who may import whom', '### Further')).flatMap(({ of, may }) =>
    of.map((area) => [area, may] as const),
  ),
)

/** What files of these endings may import besides, in `documents`, `lists` and `reports`; the first that fits counts. */
export const furtherImports = rowsOf(between('### Further', '\n## '))
