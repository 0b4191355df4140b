/**
 * Leaving a changed form: without a question when the draft is stored, otherwise after one (contract system §11,
 * amendments).
 */
import { useEffect, useRef } from 'react'
import { useBlocker, useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { useLatest } from '../../../ui/base/use-latest.ts'
import type { DraftFate } from '../drafts/draft-writer.ts'
import { notifyKept } from '../drafts/notify-kept.ts'
import { currentFormWords } from '../../../words/form-words.ts'

/** Navigation state of a page that is opened again to continue a draft. */
export interface ReopenedState {
  editing?: boolean
  /** The storage key of the draft, among those of the page. */
  draft?: string | null
}
export const reopenedKey = (state: unknown): string | undefined => (state as ReopenedState | null)?.draft ?? undefined
export const isReopened = (state: unknown): boolean => (state as ReopenedState | null)?.editing === true

interface LeftForm {
  path: string
  /** The navigation state it was opened with. */
  state: object | null
  draft: string | null
}

/** Asked only where what was typed would be lost. */
export const confirmLeave = (): Promise<boolean> => {
  const { t } = currentFormWords()
  return confirm({
    title: t('noticeTitle'),
    careful: true,
    message: t('form.leaveChanged'),
    confirmLabel: t('form.leave'),
    cancelLabel: t('form.stayHere'),
  })
}

export const reopen = ({ path, state, draft }: LeftForm, navigate: NavigateFunction): void =>
  void navigate(path, { state: { ...state, editing: true, draft } satisfies ReopenedState })

/** An input hands its text to the form when it loses the focus, which the browser's Back does not take away. */
const handOverText = (): void => {
  const { activeElement: focused } = document
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) focused.blur()
}

/** Of the draft of a form. */
export interface Leaving {
  flush: () => Promise<DraftFate>
  key: () => string | null
}
/** `draft` stores what is typed and says what becomes of it. */
export const useLeaveQuestion = (isChanged: () => boolean, draft: Leaving): void => {
  const latest = useLatest({ isChanged, draft })
  const busy = useRef(false)
  const tell = useRef<() => void>(undefined)
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as Location<object | null>
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // The form was left, and is drawn until the next page is: it would swallow where somebody goes meanwhile.
    if (currentLocation.pathname !== pathname) return false
    // The same page once more is another new form.
    const isAnew = historyAction === 'PUSH' && currentLocation.search === nextLocation.search
    if (currentLocation.pathname === nextLocation.pathname && !isAnew) return false
    handOverText()
    return latest.current.isChanged()
  })
  useEffect(() => {
    if (blocker.state !== 'blocked' || busy.current) return
    busy.current = true
    // Of the router: the browser's address is already the one that Back leads to.
    const place = { path: pathname + search, state }
    const leave = async () => {
      const left = await latest.current.draft.flush()
      const key = latest.current.draft.key()
      const mayLeave = left !== 'lost' || (await confirmLeave())
      busy.current = false
      if (!mayLeave) return blocker.reset()
      // The new form of the same page shows it among its drafts.
      const isShown = blocker.location?.pathname === pathname
      if (left === 'kept' && !isShown) tell.current = () => notifyKept(() => reopen({ ...place, draft: key }, navigate))
      blocker.proceed()
    }
    void leave()
  }, [blocker, latest, navigate, pathname, search, state])
  useEffect(
    () => () => {
      tell.current?.()
      tell.current = undefined
    },
    [pathname],
  )
}
