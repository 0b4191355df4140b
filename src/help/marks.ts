/** Reads the marks in a line of help: names of the program, pages, keys. */

export type MarkedPart =
  | { is: 'plain' | 'name' | 'key'; text: string }
  /** A page of the program. */
  | { is: 'page'; text: string; path: string }

const marks = /\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)|`([^`]+)`/g

const markOf = ([, name, page, path, key]: RegExpMatchArray): MarkedPart => {
  if (name !== undefined) return { is: 'name', text: name }
  if (page !== undefined) return { is: 'page', text: page, path: path! }
  return { is: 'key', text: key! }
}

export const markedParts = (line: string): readonly MarkedPart[] => {
  const parts: MarkedPart[] = []
  let at = 0
  for (const match of line.matchAll(marks)) {
    if (match.index > at) parts.push({ is: 'plain', text: line.slice(at, match.index) })
    parts.push(markOf(match))
    at = match.index + match[0].length
  }
  if (at < line.length) parts.push({ is: 'plain', text: line.slice(at) })
  return parts
}

/** The line as it is read, without marks. */
export const plainText = (line: string): string =>
  markedParts(line)
    .map(({ text }) => text)
    .join('')
