/** Shows that there is no connection, or that saves are waiting for the server. */
import { WifiOff } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import { invalidateModule } from '#web/data/queries.ts'
import { waitingSaves } from '#web/data/waiting.ts'
import { ALL_OTHERS, type Outcome } from '#web/data/waiting-saves.ts'
import { loadArea, useWords, currentWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { notify, notifyDuty } from '#web/ui/floating/notify.tsx'
import { useStore } from '#web/ui/base/store.ts'
import style from './shell.module.css'

const WaitingDialog = lazy(async () => {
  const [{ WaitingDialog: dialog }] = await Promise.all([import('../feedback/waiting-dialog.tsx'), loadArea('opened')])
  return { default: dialog }
})

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

const FIRST_MS = 3000
const LONGEST_MS = 30_000
const TOLD_MS = 10_000

/**
 * Sends waiting saves: at start, when the connection is back, and periodically, because browsers do not always detect
 * it.
 */
const useSendWaiting = (isWaiting: boolean, online: boolean): void => {
  useEffect(() => {
    void waitingSaves.load()
  }, [])
  useEffect(() => {
    if (!isWaiting) return undefined
    let pause = FIRST_MS
    let timer: ReturnType<typeof setTimeout>
    let isClosed = false
    const later = () => {
      // The connection state changed during the last attempt.
      if (isClosed) return
      timer = setTimeout(() => {
        pause = Math.min(pause * 2, LONGEST_MS)
        void waitingSaves.send().finally(later)
      }, pause)
    }
    if (online) void waitingSaves.send().finally(later)
    else later()
    return () => {
      isClosed = true
      clearTimeout(timer)
    }
  }, [isWaiting, online])
}

/** Reports saves that were answered after their form was closed. */
const useAnswerNotices = (): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const tell = (outcome: Outcome) => {
      const { t, label } = currentWords()
      const { save } = outcome
      const go = (path: string) => ({ label: t('waiting.see'), run: () => void navigate(path) })
      if (outcome.kind === 'saved') {
        void invalidateModule(save.module)
        const name = `${label(save.label)} ${outcome.answer.NumberID ?? ''}`.trim()
        const path = pageOf(save.module, outcome.answer.s_ID)
        notify({
          tone: 'ok',
          message: t('waiting.saved', { name }),
          timeoutMs: TOLD_MS,
          ...(path && { actions: [go(path)] }),
        })
        for (const { message } of outcome.answer.notices ?? [])
          notifyDuty(`${name}: ${message}`, path ? [go(path)] : [])
        return
      }
      const problem = outcome.kind === 'refused' ? outcome.answer.Description : outcome.message
      const name = `${label(save.label)} ${save.about}`.trim()
      notify({ tone: 'error', message: t('waiting.notSaved', { name, problem }) })
    }
    return waitingSaves.whenAnswered(ALL_OTHERS, tell)
  }, [navigate])
}

const pageOf = (module: string, id: string | undefined): string | null => {
  const found = documentMetas.find((one) => one.wire.module === module)
  return found && id ? `${found.screen.base}/${found.screen.detail.replace(':id', id)}` : null
}

export const OfflineBanner = () => {
  const { t } = useWords()
  const online = useOnline()
  const all = useStore(waitingSaves.list)
  const waiting = all.filter((save) => save.problem === null).length
  const refused = all.length - waiting
  const [shown, setShown] = useState(false)
  useSendWaiting(waiting > 0, online)
  useAnswerNotices()
  const texts = [
    ...(online ? [] : [t('shell.offline')]),
    ...(waiting > 0 ? [t('waiting.count', { n: waiting })] : []),
    ...(refused > 0 ? [t('waiting.refused', { n: refused })] : []),
  ]
  return (
    <>
      {texts.length > 0 && (
        <div className={style.banner} role="status">
          <WifiOff size={16} aria-hidden="true" />
          {texts.join(' ')}
          {waiting > 0 && (
            <Button size="small" onClick={() => void waitingSaves.send()}>
              {t('waiting.send')}
            </Button>
          )}
          {all.length > 0 && (
            <Button size="small" onClick={() => setShown(true)}>
              {t('waiting.show')}
            </Button>
          )}
        </div>
      )}
      {shown && all.length > 0 && (
        <Suspense>
          <WaitingDialog onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  )
}
