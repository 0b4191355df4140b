/** Running and finished uploads, at the bottom right: progress, cancel, retry. */
import { Check, RotateCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cancelUpload, clearUploads, retryUpload, type Upload, uploads } from '#web/data/uploads.ts'
import { useWords } from '#web/words/words.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useStore } from '#web/ui/base/store.ts'
import style from './shell.module.css'

/** Long enough to be read; then it lies over the page for nothing. */
const STAYS_MS = 8000
/** What is done goes by itself, unless somebody is looking at it; what failed waits. */
const useGoing = (isDone: boolean) => {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isDone || isHeld) return undefined
    const timer = setTimeout(clearUploads, STAYS_MS)
    return () => clearTimeout(timer)
  }, [isDone, isHeld])
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo }
}

export const UploadTray = () => {
  const { t } = useWords()
  const all = useStore(uploads)
  const failed = all.filter((one) => one.state === 'failed').length
  const left = all.filter((one) => one.state === 'running').length
  const going = useGoing(all.length > 0 && left === 0 && failed === 0)
  return (
    <section className={style.tray} aria-label={t('upload.title')} {...going}>
      <div className={style.trayHeader}>
        <span role="status">
          {left > 0
            ? t('upload.running', { n: left })
            : failed > 0
              ? t('upload.failed', { n: failed })
              : t('upload.finished')}
        </span>
        <IconButton
          label={t('web.close')}
          size="small"
          icon={<X size={14} />}
          onClick={clearUploads}
          disabled={left > 0}
        />
      </div>
      {all.map((one) => (
        <Row key={one.id} upload={one} />
      ))}
    </section>
  )
}

const Row = ({ upload: { id, file, share, detail, state, problem } }: { upload: Upload }) => {
  const { t } = useWords()
  const end = {
    running: (
      <IconButton
        label={t('upload.cancel', { name: file.name })}
        size="small"
        icon={<X size={14} />}
        onClick={() => cancelUpload(id)}
      />
    ),
    failed: (
      <IconButton
        label={t('upload.retry', { name: file.name })}
        size="small"
        icon={<RotateCw size={14} />}
        onClick={() => retryUpload(id)}
      />
    ),
    done: <Check size={16} color="var(--ok)" aria-hidden="true" />,
    cancelled: null,
  }[state]
  return (
    <div className={style.trayRow}>
      <div className={style.trayName}>
        <div title={file.name}>{file.name}</div>
        {state === 'running' && <progress value={share ?? undefined} aria-label={file.name} />}
        {state === 'running' && detail && <div>{detail}</div>}
        {state === 'failed' && <div data-failed>{problem || t('unavailable')}</div>}
        {state === 'cancelled' && <div>{t('upload.cancelled')}</div>}
      </div>
      {end}
    </div>
  )
}
