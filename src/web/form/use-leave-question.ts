/** Asks before a changed form is left (contract system §11). */
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from '#web/ui/confirm.tsx'
import { useLatest } from './use-latest.ts'
import { formWordsNow } from './words.ts'

/** `prepare` runs when somebody wants to leave; what it gives back runs once he has left. */
export const useLeaveQuestion = (isChanged: () => boolean, prepare?: () => () => void): void => {
  const latest = useLatest({ isChanged, prepare })
  const asking = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      latest.current.isChanged() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked' || asking.current) return
    asking.current = true
    const { t } = formWordsNow()
    const after = latest.current.prepare?.()
    void confirm({
      title: t('noticeTitle'),
      message: t('form.leaveChanged'),
      confirmLabel: t('form.leave'),
      cancelLabel: t('form.stayHere'),
    }).then((go) => {
      asking.current = false
      if (!go) {
        blocker.reset()
        return
      }
      blocker.proceed()
      after?.()
    })
  }, [blocker, latest])
}
