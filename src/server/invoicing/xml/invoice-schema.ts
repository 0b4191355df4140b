/** Validates what goes to the tax authority against the schemas beside this file. Library and schema are loaded when needed. */
import { readFile } from 'node:fs/promises'

const load = async (file: string) => {
  const [library, schema] = await Promise.all([
    import('libxml2-wasm'),
    readFile(new URL(file, import.meta.url), 'utf8'),
  ])
  using document = library.XmlDocument.fromString(schema)
  return { library, validator: library.XsdValidator.fromDoc(document) }
}

const faultsBy = (file: string): ((xml: string) => Promise<string[]>) => {
  let loading: ReturnType<typeof load> | undefined
  return async (xml) => {
    loading ??= load(file)
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
}

/** What is wrong with the XML of an invoice, in the words of the schema; empty for a valid one. */
export const invoiceXmlFaults = faultsBy('./invoice.xsd')
/** The same of a notice 04/SS-HĐĐT. */
export const errorNoticeFaults = faultsBy('./error-notice.xsd')
