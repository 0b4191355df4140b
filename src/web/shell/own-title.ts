/** What a page itself says in its title: the name of a report, or the name of the record after the title. */
import { useEffect } from 'react'
import { createStore } from '#web/ui/base/store.ts'

export const ownTitle = createStore<string | null>(null)

export const useOwnTitle = (title: string): void =>
  useEffect(() => {
    ownTitle.set(title)
    return () => ownTitle.set(null)
  }, [title])

/** Stands after the title: ` - {name}`; null: another part of the page says it. */
export const titleName = createStore('')

export const useTitleName = (name: string | null): void =>
  useEffect(() => {
    if (name === null) return undefined
    titleName.set(name)
    return () => titleName.set('')
  }, [name])
