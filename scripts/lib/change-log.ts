/** Small files of changes, and the change log into which a release moves them. */

export interface Change {
  /** The file below `changes/`, without folder. */
  file: string
  text: string
}

/** What callers of the API and operators look for stands apart from what users notice. */
const parts = [
  { title: '', begins: '' },
  { title: '### For programs', begins: '- Programs: ' },
  { title: '### Upgrading', begins: '- Upgrade: ' },
]
const partOf = (line: string) => parts.findLast(({ begins }) => line.startsWith(begins))!

/** Bullets, each on one line; empty lines and what else stands there are no bullets. */
const linesOf = ({ text }: Change): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** What is wrong with the form of the files, in words for who wrote them. */
export const problemsOf = (changes: readonly Change[]): string[] =>
  changes.flatMap((change) => {
    const lines = linesOf(change)
    if (lines.length === 0) return [`changes/${change.file} is empty`]
    return lines
      .filter((line) => !/^- (?:(?:Programs|Upgrade): )?[\p{Lu}`].*\.$/u.test(line))
      .map((line) => `changes/${change.file}: "${line.slice(0, 60)}" is no bullet with a sentence`)
  })

const numbersOf = (version: string): number[] | null => {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)
  return found && found.slice(1).map(Number)
}

/** True if `version` is three numbers and comes after `before`. */
export const isLater = (version: string, before: string): boolean => {
  const [one, other] = [numbersOf(version), numbersOf(before)]
  if (!one || !other) return false
  const at = one.findIndex((number, index) => number !== other[index])
  return at >= 0 && one[at]! > other[at]!
}

export interface Release {
  version: string
  /** `2026-11-28`. */
  date: string
  changes: readonly Change[]
}

/** The section of a version. */
const sectionOf = ({ version, date, changes }: Release): string => {
  const lines = changes.toSorted((a, b) => (a.file < b.file ? -1 : 1)).flatMap(linesOf)
  const told = parts.flatMap((part) => {
    const own = lines.filter((line) => partOf(line) === part).map((line) => `- ${line.slice(part.begins.length || 2)}`)
    return own.length === 0 ? [] : [[part.title, own.join('\n')].filter(Boolean).join('\n\n')]
  })
  return [`## ${version} — ${date}`, ...told].join('\n\n')
}

/** The change log with the section of the release before those of all earlier ones. */
export const withRelease = (log: string, release: Release): string => {
  const [head, ...sections] = log.split(/^(?=## )/m)
  return [`${head!.trimEnd()}\n\n${sectionOf(release)}\n\n`, ...sections].join('')
}
