/** Validates invoices against `invoice.xsd`. The library and the schema are loaded with the first invoice. */
import { readFile } from 'node:fs/promises'

const load = async () => {
  const [library, schema] = await Promise.all([
    import('libxml2-wasm'),
    readFile(new URL('./invoice.xsd', import.meta.url), 'utf8'),
  ])
  using document = library.XmlDocument.fromString(schema)
  return { library, validator: library.XsdValidator.fromDoc(document) }
}
let loading: ReturnType<typeof load> | undefined

/** What is wrong with the XML of an invoice, in the words of the schema; empty for a valid one. */
export const invoiceXmlFaults = async (xml: string): Promise<string[]> => {
  loading ??= load()
  const { validator, library } = await loading
  try {
    using document = library.XmlDocument.fromString(xml)
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof library.XmlValidateError || error instanceof library.XmlParseError)) throw error
    return error.details.map(({ message, xpath }) => `${xpath ?? ''}: ${message.trim()}`)
  }
}
