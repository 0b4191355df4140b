/** Questions and answers of VNPT Invoice in SOAP. Its answers are XML from outside: nothing they name is loaded. */
import type { OutboundOutcome } from '../../../outbound/question.ts'
import { bodyText } from '../../../asking/reading.ts'

export const namespace = 'http://tempuri.org/'

/** Nothing is trimmed: it may be a password. */
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))

export type Fields = Readonly<Record<string, string | { xml: string }>>

export const envelope = (method: string, fields: Fields): string => {
  const inner = Object.entries(fields).map(([name, value]) => {
    // In XML of ours every `>` of a text is escaped, so it cannot end the section.
    const content = typeof value === 'string' ? escaped(value) : `<![CDATA[${value.xml}]]>`
    return `<${name}>${content}</${name}>`
  })
  return (
    '<?xml version="1.0" encoding="utf-8"?>' +
    '<soap:Envelope xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">' +
    `<soap:Body><${method} xmlns="${namespace}">${inner.join('')}</${method}></soap:Body></soap:Envelope>`
  )
}

const library = () => import('libxml2-wasm')

export interface ReadXml {
  /** The text of the first element of one of these names, whatever its namespace and capitals. Undefined: none. */
  text: (...names: string[]) => string | undefined
  /** The same, with the elements in it as XML. */
  inner: (...names: string[]) => string | undefined
}

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const pathOf = (name: string): string =>
  `//*[translate(local-name(), '${upper}', '${upper.toLowerCase()}') = '${name.toLowerCase()}']`

/** What `read` finds in XML; null if it is none, or names entities, which no answer needs. */
export const readXml = async <T>(xml: string, read: (document: ReadXml) => T): Promise<T | null> => {
  if (!xml.startsWith('<') || /<!(DOCTYPE|ENTITY)/i.test(xml)) return null
  const { XmlDocument, XmlParseError, ParseOption } = await library()
  try {
    // A declaration of an encoding no longer holds: the bytes are read already.
    using document = XmlDocument.fromString(xml.replace(/^<\?xml[^>]*\?>/, ''), { option: ParseOption.XML_PARSE_NONET })
    const first = (names: readonly string[]) => names.map((name) => document.get(pathOf(name))).find(Boolean)
    return read({
      text: (...names) => first(names)?.content,
      inner: (...names) => {
        const found = first(names)
        if (!found) return undefined
        const [, own] = /^<[^>]*>([\s\S]*)<\/[^>]*>$/.exec(found.toString().trim()) ?? []
        return own?.trim().startsWith('<') && !own.includes('<![CDATA[') ? own.trim() : found.content
      },
    })
  } catch (error) {
    if (error instanceof XmlParseError) return null
    throw error
  }
}

/** The text that a method answers, also without the envelope around it. Null: there is none. */
export const resultOf = async (outcome: OutboundOutcome, method: string): Promise<string | null> => {
  const body = bodyText(outcome)
  if (body === null || outcome.kind === 'failed' || outcome.status >= 300) return null
  if (/^(OK|ERR)\s*:/i.test(body)) return body
  const found = await readXml(body, ({ inner }) => inner(`${method}Result`, 'string'))
  return found?.trim() || null
}
