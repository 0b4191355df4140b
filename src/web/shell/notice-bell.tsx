/** 🔔 All notices since the page was loaded, including failures, to read again. */
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { loadArea, useWords } from '#web/words/words.ts'
import { IconButton } from '#web/ui/button.tsx'
import { noticeHistory } from '#web/ui/notify.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { useStore } from '#web/ui/store.ts'
import style from './shell.module.css'

const WIDTH = 360
const NoticeList = lazyWhenIdle(
  async () => (await Promise.all([import('./notice-list.tsx'), loadArea('opened')]))[0].NoticeList,
)

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
      <NoticeList all={all} />
    </Popover>
  )
}
