/** Catalogue texts have places `{name}` for values, and in English `{name:row/rows}` for the word that goes with one or many. */
export type Language = 'vi' | 'en'
export type Words = Readonly<Record<string, string>>
export type Catalogues = Readonly<Record<Language, Words>>

// A row of a table has several numbers: making a format for each would take longer than the rest of the row.
const formats = { vi: new Intl.NumberFormat('vi-VN'), en: new Intl.NumberFormat('en-GB') } as const
/** Values as they stand in texts: numbers with the separators of the language. */
export const spell = (language: Language, values: Readonly<Record<string, string | number>>): Words =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formats[language].format(value) : value,
    ]),
  )

export const fill = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{(\w+)(?::([^/}]*)\/([^}]*))?\}/g, (place, name: string, one?: string, many?: string) =>
    one === undefined ? (values[name] ?? place) : values[name] === '1' ? one : many!,
  )

/** The text of a key in a language; Vietnamese, then the key itself, when it is missing (a conformance test finds those). */
export const wordIn = (
  catalogues: Catalogues,
  { language, key }: { language: Language; key: string },
  values?: Readonly<Record<string, string>>,
): string => fill(catalogues[language][key] ?? catalogues.vi[key] ?? key, values)
