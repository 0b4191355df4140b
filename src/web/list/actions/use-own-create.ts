/** What a list creates, for those who may. */
import { useEffect } from 'react'
import { useRights } from '#web/data/profile.ts'
import { ownCreate, type OwnCreate } from './own-create.ts'
import { useCreateText } from '../states.tsx'
import type { Subject } from '../subject.ts'

export const useOwnCreate = (subject: Subject): OwnCreate | null => {
  const { may } = useRights()
  const text = useCreateText(subject)
  const path = subject.open || may(subject.right, 'A') ? subject.paths.create : null
  return path === null ? null : { path, text }
}

/** Tells the frame while the list is shown. */
export const useTellOwnCreate = (subject: Subject): void => {
  const { path, text } = useOwnCreate(subject) ?? {}
  useEffect(() => {
    ownCreate.set(path === undefined || text === undefined ? null : { path, text })
    return () => ownCreate.set(null)
  }, [path, text])
}
