/**
 * One print may hold papers to several partners, each in the language of its own: letters and labels stand in one list,
 * whose items say theirs. A form has one language, so it is filled once for each run of items that share it.
 */
import type { Language } from '#i18n/fill.ts'
import { Unreadable } from '#kernel/problem.ts'
import { isObject } from '#wire/values.ts'

/** What a print is made of that languages concern. */
interface Printed {
  info: Readonly<Record<string, unknown>>
  language?: Language
}

/** As many as there are letters in one print. */
const mostRuns = 500

const languageIn = (item: unknown): Language | undefined => {
  const language = isObject(item) ? item['language'] : undefined
  return language === 'vi' || language === 'en' ? language : undefined
}

interface Run {
  language: Language | undefined
  items: unknown[]
}

const runsOf = (items: readonly unknown[]): Run[] => {
  const runs: Run[] = []
  for (const item of items) {
    const language = languageIn(item)
    const last = runs.at(-1)
    if (last && last.language === language) last.items.push(item)
    else runs.push({ language, items: [item] })
  }
  return runs
}

/**
 * The same print in parts of one language each, in their order. A language that is asked for is that of all items, and
 * labels, of which many stand on a sheet, have no words.
 */
export const inLanguages = <T extends Printed>(request: T, content: string): readonly T[] => {
  const { info, language: asked } = request
  const items: unknown = info['ListItem']
  if (asked || !Array.isArray(items) || content.startsWith('<labels')) return [request]
  const runs = runsOf(items)
  if (runs.length > mostRuns) throw new Unreadable('printTooMany', { n: String(mostRuns) })
  if (runs.every(({ language }) => !language)) return [request]
  return runs.map(({ language, items: ListItem }) => ({
    ...request,
    info: { ...info, ListItem },
    ...(language && { language }),
  }))
}
