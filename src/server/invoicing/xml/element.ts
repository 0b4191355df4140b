/** XML as nested lists: a name and its text or its elements. What is empty is not written. */

export type Content = string | null | undefined | readonly Element[]
export interface Element {
  name: string
  content: Content
  attributes?: Readonly<Record<string, string>>
  /** Written although it has no content. */
  always?: boolean
}

/** What XML 1.0 does not allow, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these signs are what is looked for
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const allowed = (text: string): string => text.toWellFormed().replace(forbidden, '').trim()

const escapeXml = (text: string): string => allowed(text).replace(/[&<>"]/g, (sign) => escapes[sign]!)

const isEmpty = ({ content, always }: Element): boolean =>
  !always &&
  (content === null ||
    content === undefined ||
    (typeof content === 'string' ? allowed(content) : content.filter((one) => !isEmpty(one))).length === 0)

export const writeElement = (element: Element): string => {
  if (isEmpty(element)) return ''
  const { name, content, attributes = {} } = element
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = typeof content === 'string' ? escapeXml(content) : (content ?? []).map(writeElement).join('')
  return inner ? `<${name}${head.join('')}>${inner}</${name}>` : `<${name}${head.join('')}/>`
}

export const writeDocument = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}`
