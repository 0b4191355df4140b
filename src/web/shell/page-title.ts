/** The title of a page, by its kind; `?name=` or the page adds ` - {name}` (contract system §1, §2). */
import { useEffect } from 'react'
import { type UIMatch, useMatches, useSearchParams } from 'react-router'
import type { PageHandle } from '#web/menu/page-handle.ts'
import { lowerFirst, oneOf, useWords, type WebWords } from '#web/words/words.ts'
import { useStore } from '#web/ui/base/store.ts'
import { ownTitle, titleName } from './own-title.ts'

/** `isNew`: the page of a record that does not exist yet. */
export const titleOf = (words: WebWords, handle: PageHandle, isNew: boolean): string => {
  const { t, label } = words
  const entry = label(handle.label)
  const one = lowerFirst(oneOf(words, entry))
  switch (isNew && handle.kind === 'detail' ? 'add' : handle.kind) {
    case 'create':
      return t('title.create', { entry: one })
    case 'add':
      return t('title.add', { entry: one })
    case 'update':
      return t('title.update', { entry: one })
    case 'detail':
      return t('title.detail', { entry: one })
    case 'import':
      return t('title.import', { entry: lowerFirst(entry) })
    default:
      return entry
  }
}

const usePage = (): UIMatch<unknown, PageHandle | undefined> | undefined =>
  (useMatches() as UIMatch<unknown, PageHandle | undefined>[]).at(-1)
/** Pages with a single record, left by the back button; on phones their foot takes the place of the bottom bar. */
export const isForm = (handle: PageHandle | undefined): boolean =>
  handle?.kind !== undefined && ['create', 'add', 'update', 'detail'].includes(handle.kind)

export const usePageHandle = (): PageHandle | undefined => usePage()?.handle

/** The visible title. The browser's title adds ` | Vựa`, except on the home page (contract amendments). */
export const usePageTitle = (): string => {
  const words = useWords()
  const page = usePage()
  const handle = page?.handle
  const [query] = useSearchParams()
  const pageName = useStore(titleName)
  const name = query.get('name') ?? pageName
  const own = useStore(ownTitle)
  const named = (text: string) => text + (name ? ` - ${name}` : '')
  const title = handle ? named(own ?? titleOf(words, handle, page?.params['id'] === '0')) : ''
  useEffect(() => {
    document.title = title ? `${title} | Vựa` : 'Vựa'
  }, [title])
  return handle?.heading ? named(words.label(handle.heading)) : title
}
