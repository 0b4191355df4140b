/** The panel of the profile button: name, display settings, account, sign-out. */
import { CircleQuestionMark, CircleUser, KeyRound, Keyboard, ListChecks, LogOut, ShieldCheck } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import type { Language } from '#i18n/fill.ts'
import { type Density, type Scheme, setPreference, usePreferences } from '#web/session/preferences.ts'
import { openHelp } from '#web/help/help-store.ts'
import { useMe } from '#web/data/profile.ts'
import { switchLanguage, useWords } from '#web/words/words.ts'
import { showMessage } from '#web/ui/floating/confirm.tsx'
import { Segments } from '#web/ui/fields/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { openKeyHelp } from './key-help-store.ts'
import style from './shell.module.css'

/** A full page load, so that no data of the user stay in memory. */
const signOut = () => location.assign('/login/signout')

export const ProfilePanel = ({ onPassword, onGone }: { onPassword: () => void; onGone: () => void }) => {
  const { t } = useWords()
  const me = useMe()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const then = (run: () => void) => () => {
    onGone()
    run()
  }
  return (
    <div className={style.flyout}>
      <div className={style.user}>
        <div className="bold">{me.name}</div>
        <div className="caption">{me.group}</div>
      </div>
      <DisplaySettings />
      <Button
        wide
        variant="subtle"
        icon={<CircleUser size={16} />}
        className={style.profileAction}
        onClick={then(() => showAccount(t, me))}
      >
        {t('shell.account')}
      </Button>
      <Button wide variant="subtle" icon={<KeyRound size={16} />} className={style.profileAction} onClick={onPassword}>
        {t('shell.changePassword')}
      </Button>
      <Button
        wide
        variant="subtle"
        icon={<ShieldCheck size={16} />}
        className={style.profileAction}
        onClick={then(() => void navigate('/account/security'))}
      >
        {t('page.security')}
      </Button>
      <Button
        wide
        variant="subtle"
        icon={<ListChecks size={16} />}
        className={style.profileAction}
        onClick={then(() => void navigate('/start'))}
      >
        {t('shell.start')}
      </Button>
      <Button
        wide
        variant="subtle"
        icon={<CircleQuestionMark size={16} />}
        className={style.profileAction}
        onClick={then(() => openHelp(pathname))}
      >
        {t('shell.helpHere')}
      </Button>
      <Button
        wide
        variant="subtle"
        icon={<Keyboard size={16} />}
        className={style.profileAction}
        onClick={then(openKeyHelp)}
      >
        {t('shell.keys')}
      </Button>
      <Button wide variant="subtle" icon={<LogOut size={16} />} className={style.profileAction} onClick={signOut}>
        {t('shell.signOut')}
      </Button>
    </div>
  )
}

type T = ReturnType<typeof useWords>['t']
const showAccount = (t: T, me: ReturnType<typeof useMe>) => {
  const email = me.raw['email']
  void showMessage({
    title: t('shell.account'),
    message: (
      <dl className={style.account}>
        <dt>{t('shell.employee')}</dt>
        <dd>{me.name}</dd>
        <dt>{t('shell.userName')}</dt>
        <dd>{me.userName}</dd>
        <dt>{t('shell.group')}</dt>
        <dd>{me.group || '–'}</dd>
        <dt>{t('shell.email')}</dt>
        <dd>{typeof email === 'string' && email ? email : '–'}</dd>
      </dl>
    ),
  })
}

const DisplaySettings = () => {
  const { t, language } = useWords()
  const { scheme, density } = usePreferences()
  const schemes: { value: Scheme; label: string }[] = [
    { value: 'light', label: t('shell.light') },
    { value: 'dark', label: t('shell.dark') },
    { value: 'auto', label: t('shell.auto') },
  ]
  const densities: { value: Density; label: string }[] = [
    { value: 'compact', label: t('shell.compact') },
    { value: 'normal', label: t('shell.normal') },
    { value: 'roomy', label: t('shell.roomy') },
  ]
  const languages: { value: Language; label: string }[] = [
    { value: 'vi', label: 'Tiếng Việt' },
    { value: 'en', label: 'English' },
  ]
  return (
    <>
      <div className={style.preference}>
        <span className="muted">{t('shell.language')}</span>
        <Segments
          label={t('shell.language')}
          options={languages}
          value={language}
          onChange={(to) => {
            void switchLanguage(to)
          }}
        />
      </div>
      <div className={style.preference}>
        <span className="muted">{t('shell.scheme')}</span>
        <Segments
          label={t('shell.scheme')}
          options={schemes}
          value={scheme}
          onChange={(value) => setPreference('scheme', value)}
        />
      </div>
      <div className={style.preference}>
        <span className="muted">{t('shell.density')}</span>
        <Segments
          label={t('shell.density')}
          options={densities}
          value={density}
          onChange={(value) => setPreference('density', value)}
        />
      </div>
    </>
  )
}
