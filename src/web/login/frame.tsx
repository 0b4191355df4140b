/** Shared by all sign-in pages: card, logo, language switch, error dialog, inputs. */
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '#i18n/fill.ts'
import { setLanguage } from '#web/words/language.ts'
import { hostTenant } from '#web/session/tenant.ts'
import icon from '../icon.svg'
import style from './login.module.css'
import { useLoginWords } from './words.ts'

export const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  useEffect(() => {
    document.title = `${title} | Vựa`
  }, [title])
  return (
    <main className={style.page}>
      <div className={style.card}>
        <div className={style.brand}>
          <img className={style.logo} src={icon} alt="" />
          <div>
            <div className={style.name}>Vựa</div>
            {hostTenant() && <div className={style.host}>{location.host}</div>}
          </div>
        </div>
        <h1 className={style.title}>{title}</h1>
        {children}
        <Languages />
      </div>
    </main>
  )
}

const languages: readonly (readonly [Language, string])[] = [
  ['vi', 'Tiếng Việt'],
  ['en', 'English'],
]
const Languages = () => {
  const { language, t } = useLoginWords()
  return (
    <div className={style.footer} role="radiogroup" aria-label={t('login.language')}>
      {languages.map(([code, name]) => (
        <button
          key={code}
          type="button"
          role="radio"
          aria-checked={code === language}
          lang={code}
          className={style.language}
          onClick={() => setLanguage(code)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

export const ErrorDialog = ({ text, onClose }: { text: string; onClose: () => void }) => {
  const { t } = useLoginWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={style.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={id} className={style.dialogTitle}>
        {t('login.failed')}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      <div className={style.dialogFooter}>
        <button type="button" className={style.dialogClose} onClick={() => dialog.current?.close()}>
          {t('login.close')}
        </button>
      </div>
    </dialog>
  )
}

interface InputProps extends ComponentProps<'input'> {
  label: string
  aside?: ReactNode
  problem?: string | undefined
  note?: string | false
  inside?: ReactNode
}
export const Input = ({ label, aside, problem, note, inside, ...rest }: InputProps) => {
  const id = useId()
  const message = problem || note
  return (
    <div className={style.field}>
      <div className={style.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={style.inputBox}>
        <input
          {...rest}
          id={id}
          className={style.input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={message ? `${id}-said` : undefined}
        />
        {inside}
      </div>
      {message && (
        <div id={`${id}-said`} className={problem ? style.problem : style.capsLockWarning}>
          {message}
        </div>
      )}
    </div>
  )
}

export const PasswordInput = (props: InputProps) => {
  const { t } = useLoginWords()
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      note={caps && t('login.capsLock')}
      onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
      inside={
        <button
          type="button"
          className={style.reveal}
          aria-label={t(shown ? 'login.hide' : 'login.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg
            width="18"
            height="18"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7z" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="m4 4 16 16" />}
          </svg>
        </button>
      }
    />
  )
}
