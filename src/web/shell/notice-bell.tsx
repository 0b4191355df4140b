/** 🔔 All notices since the page was loaded, including failures, to read again. */
import { Bell, CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#web/words/words.ts'
import { IconButton } from '#web/ui/button.tsx'
import { noticeHistory, type PastNotice } from '#web/ui/notify.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { useStore } from '#web/ui/store.ts'
import style from './shell.module.css'

const WIDTH = 360
const icons = { ok: CircleCheck, info: Info, error: CircleAlert }

export const NoticeBell = () => {
  const { t } = useWords()
  const all = useStore(noticeHistory)
  const [opened, setOpened] = useState(false)
  const [seenCount, setSeenCount] = useState(0)
  const missed = all.filter((one) => one.tone === 'error' && one.id > seenCount).length
  const change = (open: boolean) => {
    setOpened(open)
    setSeenCount(all[0]?.id ?? 0)
  }
  return (
    <Popover
      opened={opened}
      onChange={change}
      label={t('notices.title')}
      width={WIDTH}
      position="bottom-end"
      sheet
      target={
        <IconButton
          label={missed > 0 ? t('notices.missed', { n: missed }) : t('notices.title')}
          icon={
            <span className={style.bell} data-missed={missed > 0 || undefined}>
              <Bell size={18} />
            </span>
          }
          onClick={() => change(!opened)}
        />
      }
    >
      <div className={style.flyout}>
        <h2 className={`${style.flyoutTitle} ${style.hideOnPhone}`}>{t('notices.title')}</h2>
        {all.length === 0 && <p className={style.noNotice}>{t('notices.none')}</p>}
        <ul className={style.noticeList} tabIndex={0} aria-label={t('notices.title')}>
          {all.map((one) => (
            <Row key={one.id} notice={one} />
          ))}
        </ul>
      </div>
    </Popover>
  )
}

const Row = ({ notice: { tone, message, at } }: { notice: PastNotice }) => {
  const { t, language } = useWords()
  const Icon = icons[tone]
  return (
    <li data-tone={tone}>
      <Icon size={16} aria-hidden="true" />
      <span>
        {tone === 'error' && <span className="hidden-visually">{t('errorTitle')}: </span>}
        {message}
      </span>
      <time dateTime={at.toISOString()}>
        {new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at)}
      </time>
    </li>
  )
}
