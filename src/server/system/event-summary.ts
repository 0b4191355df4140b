/** What the log says of an event beside its number, in the language of the reader: mostly names, which are nobody's words. */
import { documentMetas } from '#documents/index.ts'
import { problemsForReader, textForReader, titleForReader } from '#engine/stored-text.ts'
import { catalogues, translate, type Language } from '#i18n/catalogues.server.ts'
import { listMetas } from '#lists/index.ts'
import { functionIds } from '#model/right.ts'
import { reportMetas } from '#reports/index.ts'
import { trialMark } from '../outbox/letters.ts'

/** What the first line of an exported workbook may begin with. */
const titles = [
  ...documentMetas.flatMap(({ label, listTitle }) => [label, listTitle]),
  ...listMetas.flatMap(({ label, listTitle, screen }) => [
    label,
    listTitle,
    ...Object.values(screen.views ?? {}).map((view) => view.listTitle),
  ]),
  ...reportMetas.map(({ title }) => title),
  ...functionIds.map((id) => `function.${id}`),
  'carrier.fees',
]

/** Stored as codes. */
const coded = (language: Language, summary: string): string | undefined => {
  if (summary === 'invite') return translate(language, 'event.invited')
  if (summary === 'mailTest: ok') return translate(language, 'event.mailWorks')
  if (summary.startsWith(trialMark))
    return translate(language, 'event.mailTried', { to: summary.slice(trialMark.length) })
  const reason = /^mailTest: (\w+)$/.exec(summary)?.[1]
  if (reason === undefined) return undefined
  const trouble = translate(language, `mailTrouble.${reason}`, { detail: '' }).replace(/\W+$/u, '')
  return translate(language, 'event.mailTrouble', { trouble })
}

/** For changes of settings, the log stores only their names. */
const settingsIn = (language: Language, summary: string): string | undefined => {
  const names = summary.split(', ')
  return names.every((name) => `setting.${name}` in catalogues.vi)
    ? names.map((name) => translate(language, `setting.${name}`)).join(', ')
    : undefined
}

export const summaryFor = (language: Language, action: string, summary: string): string => {
  if (summary === '') return ''
  if (action === 'export') return titleForReader(language, summary, titles)
  if (action === 'refused') return problemsForReader(language, textForReader(language, summary))
  const said = action === 'config' ? settingsIn(language, summary) : undefined
  return said ?? coded(language, summary) ?? textForReader(language, summary)
}
