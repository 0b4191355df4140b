/** The panel of the bell: what waits for the user, and all notices since the page was loaded. */
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { attention, renewAttention } from '#web/data/attention.ts'
import { nameOf, unseenIn } from '#web/data/attention-known.ts'
import { WaitingRows } from '#web/ui/waiting-rows.tsx'
import { useAttentionText } from '#web/menu/attention-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/base/store.ts'
import type { PastNotice } from '#web/ui/floating/notify.tsx'
import { useWords } from '#web/words/words.ts'
import style from './shell.module.css'

const icons = { ok: CircleCheck, info: Info, error: CircleAlert }

export const NoticeList = ({ all, onGo }: { all: readonly PastNotice[]; onGo: () => void }) => {
  const { t } = useWords()
  return (
    <div className={style.flyout}>
      <h2 className={style.flyoutTitle}>{t('attention.title')}</h2>
      <Waiting onGo={onGo} />
      {all.length > 0 && (
        <>
          <h2 className={style.flyoutTitle}>{t('attention.past')}</h2>
          <ul className={style.noticeList} tabIndex={0} aria-label={t('attention.past')}>
            {all.map((one) => (
              <Row key={one.id} notice={one} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const Waiting = ({ onGo }: { onGo: () => void }) => {
  const { t } = useWords()
  const text = useAttentionText()
  const known = useStore(attention)
  const unseen = new Set(unseenIn(known).map(nameOf))
  const rows = known.items.filter(({ key, count }) => key !== 'drafts' && count > 0)
  if (known.failed)
    return (
      <p className={style.noNotice} role="alert">
        {t('attention.failed')} <Button onClick={() => renewAttention(0)}>{t('web.retry')}</Button>
      </p>
    )
  if (known.at === 0)
    return (
      <div className={style.noNotice} aria-busy="true">
        <Skeleton height={72} />
      </div>
    )
  if (rows.length === 0) return <p className={style.noNotice}>{t('attention.none')}</p>
  return (
    <div className={style.waiting}>
      <WaitingRows
        onGo={onGo}
        rows={rows.map((one) => ({
          key: nameOf(one),
          text: text(one),
          count: one.count,
          to: one.route,
          isLate: one.late,
          ...(unseen.has(nameOf(one)) && { fresh: t('attention.new') }),
        }))}
      />
    </div>
  )
}

const Row = ({ notice: { tone, message, at } }: { notice: PastNotice }) => {
  const { t } = useWords()
  const Icon = icons[tone]
  return (
    <li data-tone={tone}>
      <Icon size={16} aria-hidden="true" />
      <span>
        {tone === 'error' && <span className="hidden-visually">{t('errorTitle')}: </span>}
        {message}
      </span>
      <time dateTime={at.toISOString()}>
        {new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at)}
      </time>
    </li>
  )
}
