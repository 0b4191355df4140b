/** Formats SQL and plans for review: short lines, and repeated statements only by name. */
import type { Asked } from './asked.ts'
import type { Sent } from './sent.ts'

const WIDTH = 120

const wrapped = (line: string): string[] => {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/\s+/)) {
    if (current && current.length + word.length >= WIDTH) {
      lines.push(current)
      current = `    ${word}`
    } else {
      current += current && ` ${word}`
      current ||= word
    }
  }
  return [...lines, current]
}
const sqlText = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .flatMap(wrapped)
    .join('\n')

/** The beginning of a statement, by which it is identified. */
export const titleOf = ({ text }: Sent): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 100)} …` : line
}

const planText = (plan: string): string =>
  plan
    .replaceAll("tenant_id = (current_setting('app.tenant_id'::text))::uuid", 'tenant_id = ours')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')

/** `tell` returns the text for a statement. */
const toldOnce = async (all: readonly Asked[], tell: (sent: Sent, one: Asked) => Promise<string>): Promise<string> => {
  const told = new Set<string>()
  const statement = async (sent: Sent, one: Asked): Promise<string> => {
    const text = await tell(sent, one)
    if (told.has(text)) return `-- again: ${titleOf(sent)}`
    told.add(text)
    return text
  }
  const parts: string[] = []
  for (const one of all) {
    parts.push(`-- ${one.what}`)
    for (const piece of one.pieces) {
      const texts: string[] = []
      for (const sent of piece) texts.push(await statement(sent, one))
      parts.push(texts.join('\n'))
    }
  }
  return `${parts.join('\n\n')}\n`
}

/** All statements; statements that travel together are not separated by a blank line. */
export const statementsOf = (all: readonly Asked[]): Promise<string> =>
  toldOnce(all, (sent) => Promise.resolve(`${sent.isKept ? '' : '-- planned anew\n'}${sqlText(sent.text)};`))

/** The beginning and the plan of every statement. */
export const plansOf = (all: readonly Asked[], plan: (sent: Sent, one: Asked) => Promise<string>): Promise<string> =>
  toldOnce(all, async (sent, one) => `${titleOf(sent)}\n${planText(await plan(sent, one)).replaceAll(/^/gm, '  ')}`)
