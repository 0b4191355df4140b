/** Makes the question of warnings: its title says what would be done, its sentences where, which and how much. Pure. */
import type { WebWords } from '#web/words/words.ts'

/** A warning, and the line or document it is about. */
export interface Warning {
  code: string
  message: string
  params?: Readonly<Record<string, unknown>> | undefined
  where?: string | undefined
}
/** Tells whether something is saved, or done with what is saved already. */
export type Deed = 'save' | 'goOn'

export interface AskedQuestion {
  title: string
  agree: string
  sentences: readonly string[]
  /** Sentences that are not shown. */
  more: number
}

const MOST = 12

const textsOf = (params: Warning['params'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))

/** What the message leaves out, where the server has sent it. Costs come only to whom they may be shown. */
const details: Readonly<Record<string, (params: Record<string, string>, words: WebWords) => string | null>> = {
  belowCost: (params, { label }) =>
    params['price'] === undefined
      ? null
      : label(params['cost'] === undefined ? 'asking.priceApproval' : 'asking.belowCost', params),
  // Who may not see what lies in funds is not told what is missing.
  fundShort: (params, { label }) => (params['amount'] === undefined ? null : label('asking.fundShort', params)),
}

const sentenceOf = ({ code, message, params, where }: Warning, words: WebWords): string => {
  const text = details[code]?.(textsOf(params), words) ?? message
  return where ? `${where}: ${text}` : text
}

/** Who may not see costs is not told that it is about them. */
const nameOf = ({ code, params }: Warning): string =>
  code === 'belowCost' && params?.['cost'] === undefined ? 'priceApproval' : code

/** The text of a code, or else the one for every code; two kinds of warnings have no title of their own. */
const ofCode = (kind: 'title' | 'do', asked: readonly Warning[], words: WebWords): string | null => {
  const codes = new Set(asked.map(nameOf))
  const key = `asking.${kind}.${[...codes][0]}`
  const params = textsOf(asked[0]?.params)
  const text = codes.size === 1 ? words.label(key, params) : key
  return text === key || /\{\w+\}/.test(text) ? null : text
}

export const questionOf = (asked: readonly Warning[], deed: Deed, words: WebWords): AskedQuestion => {
  const sentences = [...new Set(asked.map((one) => sentenceOf(one, words)))]
  return {
    title: ofCode('title', asked, words) ?? words.t(deed === 'save' ? 'asking.save' : 'asking.goOn'),
    agree: ofCode('do', asked, words) ?? words.t(deed === 'save' ? 'asking.do.save' : 'asking.do.goOn'),
    sentences: sentences.slice(0, MOST),
    more: Math.max(0, sentences.length - MOST),
  }
}
