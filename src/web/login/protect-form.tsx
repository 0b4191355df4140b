/** A form of the set-up: sends what was typed, and shows each problem at its input. */
import { type FormEvent, type ReactNode, useState } from 'react'
import style from './login.module.css'
import { useProtectWords } from './protect-words.ts'

export interface SecurityRefusal {
  Description: string
  errors: readonly { path: string; message: string }[]
}
export type ProblemsByInput = Readonly<Record<string, string>>

interface ProtectFormProps {
  submit: string
  /** What is said where an input is empty. */
  required: ProblemsByInput
  send: (typed: Record<string, string>) => Promise<Partial<SecurityRefusal>>
  children: (problems: ProblemsByInput) => ReactNode
}

export const ProtectForm = ({ submit, required, send, children }: ProtectFormProps) => {
  const { t } = useProtectWords()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<ProblemsByInput>({})
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const missing = Object.entries(required).filter(([name]) => !typed[name]?.trim())
    setProblems(Object.fromEntries(missing))
    if (missing.length > 0) return
    setBusy(true)
    const { Description = '', errors } = await send(typed)
    setBusy(false)
    if (Description.toLowerCase() === 'ok') return
    const placed = (errors ?? []).filter(({ path }) => path !== '').map(({ path, message }) => [path, message] as const)
    setProblems(placed.length > 0 ? Object.fromEntries(placed) : { '': Description })
  }
  return (
    <form
      onSubmit={(event) => {
        void onSubmit(event)
      }}
      onInput={() => setProblems({})}
      noValidate
    >
      {children(problems)}
      {problems[''] && (
        <p className={style.problem} role="alert">
          {problems['']}
        </p>
      )}
      <button type="submit" className={style.submit} disabled={busy}>
        {busy ? t('protect.busy') : submit}
      </button>
    </form>
  )
}
