/** Leaving a changed form: at once when what was typed is kept, else after a question (contract system §11, amendments). */
import { useEffect, useRef } from 'react'
import { useBlocker, useNavigate, type NavigateFunction } from 'react-router'
import { confirm } from '#web/ui/confirm.tsx'
import { notify } from '#web/ui/notify.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { formWordsNow } from '../../words/form-words.ts'

/** What a page is told that is opened again for what had been typed there. */
export interface OpenedAgain {
  editing?: boolean
}
export const isOpenedAgain = (state: unknown): boolean => (state as OpenedAgain | null)?.editing === true

const ask = (): Promise<boolean> => {
  const { t } = formWordsNow()
  return confirm({
    title: t('noticeTitle'),
    message: t('form.leaveChanged'),
    confirmLabel: t('form.leave'),
    cancelLabel: t('form.stayHere'),
  })
}

const tellKept = (path: string, navigate: NavigateFunction): void => {
  const { t } = formWordsNow()
  notify({
    tone: 'info',
    title: '',
    message: t('form.draftKept'),
    restores: true,
    actions: [
      {
        label: t('form.openAgain'),
        run: () => void navigate(path, { state: { editing: true } satisfies OpenedAgain }),
      },
    ],
  })
}

/** `keep` says whether what was typed outlives the page now. */
export const useLeaveQuestion = (isChanged: () => boolean, keep: () => Promise<boolean>): void => {
  const latest = useLatest({ isChanged, keep })
  const busy = useRef(false)
  const navigate = useNavigate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      latest.current.isChanged() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked' || busy.current) return
    busy.current = true
    const here = location.pathname + location.search
    const leave = async () => {
      const isKept = await latest.current.keep()
      const goes = isKept || (await ask())
      busy.current = false
      if (!goes) return blocker.reset()
      blocker.proceed()
      if (isKept) tellKept(here, navigate)
    }
    void leave()
  }, [blocker, latest, navigate])
}
