/** Asks before a page is left whose unsaved changes are not kept as a draft. */
import { useEffect, useEffectEvent } from 'react'
import { useLeaveQuestion } from '../save/questions/use-leave-question.ts'

/** No draft is kept, because restoring old settings, rights or prices days later would be dangerous. */
export const useUnsavedWarning = (isChanged: () => boolean): void => {
  useLeaveQuestion(isChanged, { flush: () => Promise.resolve('lost'), key: () => null })
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', listener)
    return () => removeEventListener('beforeunload', listener)
  }, [])
}
