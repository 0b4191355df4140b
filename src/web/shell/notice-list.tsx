/** The panel of the bell: all notices since the page was loaded. */
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useWords } from '#web/words/words.ts'
import type { PastNotice } from '#web/ui/notify.tsx'
import style from './shell.module.css'

const icons = { ok: CircleCheck, info: Info, error: CircleAlert }

export const NoticeList = ({ all }: { all: readonly PastNotice[] }) => {
  const { t } = useWords()
  return (
    <div className={style.flyout}>
      <h2 className={`${style.flyoutTitle} ${style.hideOnPhone}`}>{t('notices.title')}</h2>
      {all.length === 0 && <p className={style.noNotice}>{t('notices.none')}</p>}
      <ul className={style.noticeList} tabIndex={0} aria-label={t('notices.title')}>
        {all.map((one) => (
          <Row key={one.id} notice={one} />
        ))}
      </ul>
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
