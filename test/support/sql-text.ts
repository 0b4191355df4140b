/** Formats SQL and plans for review: short lines, and repeated statements only by name. */
import type { RecordedCall } from './recorded-calls.ts'
import type { Sent } from './sent.ts'

const WIDTH = 120
const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

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
    .replaceAll(ids, 'id')
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
    .replaceAll(ids, 'id')

/** `tell` returns the text for a statement. */
const onceEach = async (
  all: readonly RecordedCall[],
  describe: (sent: Sent, one: RecordedCall) => Promise<string>,
): Promise<string> => {
  const printed = new Set<string>()
  const statement = async (sent: Sent, one: RecordedCall): Promise<string> => {
    const text = await describe(sent, one)
    if (printed.has(text)) return `-- again: ${titleOf(sent)}`
    printed.add(text)
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
export const statementsOf = (all: readonly RecordedCall[]): Promise<string> =>
  onceEach(all, (sent) => Promise.resolve(`${sent.isKept ? '' : '-- planned anew\n'}${sqlText(sent.text)};`))

/** The beginning and the plan of every statement. */
export const plansOf = (
  all: readonly RecordedCall[],
  plan: (sent: Sent, one: RecordedCall) => Promise<string>,
): Promise<string> =>
  onceEach(all, async (sent, one) => `${titleOf(sent)}\n${planText(await plan(sent, one)).replaceAll(/^/gm, '  ')}`)
