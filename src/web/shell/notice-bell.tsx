/** 🔔 What waits for the user, and all notices since the page was loaded, including failures, to read again. */
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { attention, markSeen, LOOKED_AT_MS, renewAttention } from '#web/data/attention.ts'
import { unseenIn } from '#web/data/attention-known.ts'
import { afterIdle } from '#web/feedback/idle.ts'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { loadArea, useWords } from '#web/words/words.ts'
import { IconButton } from '#web/ui/button.tsx'
import { noticeHistory } from '#web/ui/floating/notify.tsx'
import { Popover } from '#web/ui/floating/popover.tsx'
import { useStore } from '#web/ui/base/store.ts'
import style from './shell.module.css'

const WIDTH = 360
const NoticeList = lazyWhenIdle(
  async () => (await Promise.all([import('./notice-list.tsx'), loadArea('attention')]))[0].NoticeList,
)

/** With each page that is opened, once the page has what it needs itself. */
const useAttention = () => {
  const { pathname } = useLocation()
  useEffect(() => afterIdle(renewAttention), [pathname])
  return useStore(attention)
}

export const NoticeBell = () => {
  const { t } = useWords()
  const all = useStore(noticeHistory)
  const unseen = unseenIn(useAttention())
  const [opened, setOpened] = useState(false)
  const [seenCount, setSeenCount] = useState(0)
  const missed = all.filter((one) => one.tone === 'error' && one.id > seenCount).length
  const change = (open: boolean) => {
    setOpened(open)
    setSeenCount(all[0]?.id ?? 0)
    // What is new stays marked while it is read.
    if (open) renewAttention(LOOKED_AT_MS)
    else markSeen()
  }
  const isWarning = missed > 0 || unseen.some(({ late }) => late)
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
          label={
            missed > 0
              ? t('notices.missed', { n: missed })
              : unseen.length > 0
                ? t('notices.waiting', { n: unseen.length })
                : t('notices.title')
          }
          icon={
            <span className={style.bell} data-missed={isWarning ? 'late' : unseen.length > 0 || undefined}>
              <Bell size={18} />
            </span>
          }
          onClick={() => change(!opened)}
        />
      }
    >
      <NoticeList all={all} onGo={() => change(false)} />
    </Popover>
  )
}
