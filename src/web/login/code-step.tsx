/** The second step of the sign-in page: the code of the authenticator app, or a recovery code. */
import { type FormEvent, useState } from 'react'
import { Frame, Input } from './frame.tsx'
import style from './login.module.css'
import { useProtectWords } from './protect-words.ts'
import { signIn } from './sign-in.ts'

export interface AskedCode {
  ticket: string
  userName: string
}

interface CodeStepProps extends AskedCode {
  onDone: () => void
  /** Back to the password, with the reason if there is one. */
  onBack: (message: string | null) => void
}

export const CodeStep = ({ ticket, userName, onDone, onBack }: CodeStepProps) => {
  const { t } = useProtectWords()
  const [byRecovery, setByRecovery] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    if (!code) return setProblem(t('protect.codeRequired'))
    setBusy(true)
    const refusal = await signIn(userName, { mfa_token: ticket, code })
    if (refusal === null) return onDone()
    setBusy(false)
    return refusal.isOver ? onBack(refusal.message) : setProblem(refusal.message)
  }
  return (
    <Frame title={t('protect.title')}>
      <p className={style.text}>{t(byRecovery ? 'protect.recoveryText' : 'protect.codeText')}</p>
      <form
        onSubmit={(event) => {
          void submit(event)
        }}
        noValidate
      >
        <Input
          // Another kind of code is another input: browsers keep offering the last one's values otherwise.
          key={String(byRecovery)}
          label={t(byRecovery ? 'protect.recovery' : 'protect.code')}
          name="code"
          autoComplete={byRecovery ? 'off' : 'one-time-code'}
          inputMode={byRecovery ? 'text' : 'numeric'}
          maxLength={20}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          problem={problem}
          onInput={() => setProblem(undefined)}
        />
        <button type="submit" className={style.submit} disabled={busy}>
          {t(busy ? 'protect.busy' : 'protect.verify')}
        </button>
      </form>
      <div className={style.links}>
        <button
          type="button"
          className={style.link}
          onClick={() => {
            setProblem(undefined)
            setByRecovery(!byRecovery)
          }}
        >
          {t(byRecovery ? 'protect.useCode' : 'protect.useRecovery')}
        </button>
        <button type="button" className={style.link} onClick={() => onBack(null)}>
          {t('protect.back')}
        </button>
      </div>
    </Frame>
  )
}
