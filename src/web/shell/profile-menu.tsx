/** The signed-in user, and display settings: language, density, theme; password and sign-out. */
import { CircleUser } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { useMe } from '#web/data/profile.ts'
import { loadArea, useWords } from '#web/words/words.ts'
import { Loading } from '#web/ui/parts.tsx'
import { Popover } from '#web/ui/floating/popover.tsx'
import style from './shell.module.css'

const ProfilePanel = lazyWhenIdle(
  async () => (await Promise.all([import('./profile-panel.tsx'), loadArea('opened')]))[0].ProfilePanel,
  () => <Loading />,
)
const PasswordDialog = lazy(async () => {
  const [{ PasswordDialog: dialog }] = await Promise.all([import('./password-dialog.tsx'), loadArea('opened')])
  return { default: dialog }
})
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(-2)
    .map((word) => word[0])
    .join('')
    .toUpperCase()

export const ProfileMenu = () => {
  const { t } = useWords()
  const me = useMe()
  const [opened, setOpened] = useState(false)
  const [password, setPassword] = useState(false)
  const target = (
    <button type="button" className={style.avatar} onClick={() => setOpened(!opened)}>
      {initialsOf(me.name) || <CircleUser size={18} aria-hidden="true" />}
      <span className="hidden-visually"> {t('shell.profile', { name: me.name })}</span>
    </button>
  )
  const then = (run: () => void) => () => {
    setOpened(false)
    run()
  }
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        target={target}
        label={t('shell.profileMenu')}
        width={300}
        position="bottom-end"
        sheet
      >
        <ProfilePanel onPassword={then(() => setPassword(true))} onGone={() => setOpened(false)} />
      </Popover>
      {password && (
        <Suspense>
          <PasswordDialog onClose={() => setPassword(false)} />
        </Suspense>
      )}
    </>
  )
}
