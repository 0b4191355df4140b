/** Palette entries that need no request: documents to create, pages, reports, actions. */
import { useMemo } from 'react'
import { isOtherForm } from '#model/report.ts'
import { helpTasks } from '#help/tasks.ts'
import { reportMetas } from '#reports/index.ts'
import { useHelpTexts } from '#web/help/use-texts.ts'
import { nameOf, reportPath } from '#web/menu/report-names.ts'
import { setPreference } from '#web/session/preferences.ts'
import { useRights } from '#web/data/profile.ts'
import { switchLanguage, useWords, type WebWords } from '#web/words/words.ts'
import { mayCreate } from '../menu/areas.ts'
import { openKeyHelp } from './key-help-store.ts'
import { lowerFirst, oneOf } from '../words/words.ts'
import type { FoundEntry } from './palette-search.ts'
import { creatableDocuments, creatableRecords, useMenu } from '../menu/use-menu.ts'

export interface Action {
  kind: string
  text: string
  note: string
  run: () => void
}

/** Actions available to everyone; they are not stored as recent entries, because none opens a page. */
export const actionsFor = ({ t }: WebWords): readonly Action[] => {
  const kind = t('palette.do')
  const looks = (['light', 'dark', 'auto'] as const).map((scheme) => ({
    kind,
    text: `${t('shell.scheme')}: ${t(`shell.${scheme}`)}`,
    note: '',
    run: () => setPreference('scheme', scheme),
  }))
  const languages = (['vi', 'en'] as const).map((language) => ({
    kind,
    text: `${t('shell.language')}: ${language === 'vi' ? 'Tiếng Việt' : 'English'}`,
    note: '',
    run: () => void switchLanguage(language),
  }))
  return [
    ...languages,
    ...looks,
    { kind, text: t('shell.keys'), note: '?', run: openKeyHelp },
    { kind, text: t('shell.signOut'), note: '', run: () => location.assign('/login/signout') },
  ]
}

/** What one can be shown how to do; known once its texts are loaded. */
export const useHelpPages = (): readonly FoundEntry[] => {
  const { t } = useWords()
  const { texts } = useHelpTexts()
  const kind = t('shell.help')
  return useMemo(
    () =>
      texts
        ? helpTasks.map(({ id }): FoundEntry => {
            const { title, also } = texts[id]!
            // So that the word for help alone finds all of them, and together with others the right one.
            return { kind, text: title, also: `${kind} ${title} ${also}`, note: '', path: `/help/${id}`, right: null }
          })
        : [],
    [texts, kind],
  )
}

export const usePages = (): readonly FoundEntry[] => {
  const words = useWords()
  const areas = useMenu()
  const { rights, may } = useRights()
  return useMemo(() => {
    const { t, label } = words
    const creating = creatableDocuments
      .filter((entry) => mayCreate(rights, entry))
      .map((entry): FoundEntry => ({
        kind: t('palette.create'),
        text: t('title.create', { entry: lowerFirst(oneOf(words, label(entry.title))) }),
        also: label(entry.label),
        note: label(`quick.${entry.group}`),
        path: entry.path,
      }))
    const adding = creatableRecords
      .filter((entry) => mayCreate(rights, entry))
      .map((entry): FoundEntry => ({
        kind: t('palette.create'),
        text: t('title.add', { entry: lowerFirst(oneOf(words, label(entry.label))) }),
        note: label(`area.${entry.area}`),
        path: entry.path,
      }))
    const going = areas.flatMap((area) =>
      area.entries
        .flatMap((entry) => entry.pages ?? [entry])
        .map((entry): FoundEntry => ({
          kind: t('palette.go'),
          text: label(entry.label),
          note: label(`area.${area.id}`),
          path: entry.path,
        })),
    )
    const reading = reportMetas
      .filter((report) => !isOtherForm(report) && report.rights.every((right) => may(right, 'R')))
      .map((report): FoundEntry => ({
        kind: t('palette.go'),
        text: nameOf(label(report.title)),
        note: label('area.report'),
        path: reportPath(report),
      }))
    const starting: FoundEntry = {
      kind: t('palette.go'),
      text: t('shell.start'),
      also: t('shell.startAlso'),
      note: label('area.home'),
      path: '/start',
    }
    const help: FoundEntry = { kind: t('palette.go'), text: t('shell.help'), note: '', path: '/help' }
    return [...creating, ...adding, ...going, ...reading, starting, help]
  }, [words, areas, rights, may])
}
