/** Catalogue texts carry plain `{name}` places. */
export type Language = 'vi' | 'en'
export type Words = Readonly<Record<string, string>>

export const fill = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
