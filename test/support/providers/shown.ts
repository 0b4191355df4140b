/** What is asked, laid out so that a person can read it in a snapshot, to the letter. */
import { failed, type OutboundOutcome, type OutboundQuestion } from '#server/outbound/question.ts'

/** Nothing is parsed: digits stand as they are sent. */
const indented = (json: string): string =>
  json.replace(
    /("(?:[^"\\]|\\.)*")|([{[,])(?=[{"])/g,
    (_, text: string | undefined, sign: string) => text ?? `${sign}\n`,
  )

export const showQuestion = ({ action, method, origin, path, query, headers, body }: OutboundQuestion): string => {
  const content = body ? String(body.content) : ''
  const laidOut =
    content.startsWith('{') || content.startsWith('[') ? indented(content) : content.replace(/></g, '>\n<')
  const address = `${origin}${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`
  return [`${action}: ${method} ${address}`, JSON.stringify(headers ?? {}), body?.type ?? '', laidOut].join('\n')
}

const token = Buffer.from('{"success":true,"error":false,"data":"tok","access_token":"tok","token":"tok"}')
/** Nobody answers but the sign-in; what was asked is kept. */
export const askingNobody = (): {
  asked: OutboundQuestion[]
  ask: (one: OutboundQuestion) => Promise<OutboundOutcome>
} => {
  const asked: OutboundQuestion[] = []
  const ask = async (question: OutboundQuestion): Promise<OutboundOutcome> => {
    asked.push(question)
    const isSignIn = question.action === 'signIn'
    return isSignIn ? { kind: 'answered', status: 200, headers: {}, body: token } : failed('refused')
  }
  return { asked, ask }
}
