/** The tasks of help in the language of the screen. */
import { useQuery } from '@tanstack/react-query'
import type { HelpText, HelpTexts } from '#help/task.ts'
import type { Language } from '#i18n/fill.ts'
import { useWords } from '#web/words/words.ts'

const load: Record<Language, () => Promise<{ texts: Readonly<Record<string, HelpText>> }>> = {
  vi: () => import('./texts-vi.ts'),
  en: () => import('./texts-en.ts'),
}

const byId = (texts: Readonly<Record<string, HelpText>>): HelpTexts =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [/([^/]+)\.ts/.exec(path)![1]!, text]))

/** Undefined while they load. */
export const useHelpTexts = (): { texts: HelpTexts | undefined; isLost: boolean; again: () => void } => {
  const { language } = useWords()
  const { data, isError, refetch } = useQuery({
    queryKey: ['help', language],
    staleTime: Infinity,
    meta: { silent: true },
    queryFn: async () => byId((await load[language]()).texts),
  })
  return { texts: data, isLost: isError, again: () => void refetch() }
}
