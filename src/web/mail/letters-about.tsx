/** What became of the letters about a record; nothing where there are none. */
import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert, Clock, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { momentText } from '#web/grid/cell.tsx'
import { Button } from '#web/ui/button.tsx'
import { lettersQuery, resend, type Letter, type LetterOwner } from './letters.ts'
import style from './mail.module.css'
import { useMailWords } from './words.ts'

/** Older ones stand in the list of all letters. */
const SHOWN = 3

const icons = { sent: Check, failed: CircleAlert, waiting: Clock, sending: Clock }

const useStateText = () => {
  const { m } = useMailWords()
  return ({ state, to, sentAt, nextAt, attempts }: Letter): string => {
    if (state === 'sent') return m('mail.stateSent', { to, at: momentText(sentAt) })
    if (state === 'failed') return m('mail.stateFailed', { to })
    if (state === 'sending') return m('mail.stateSending', { to })
    return attempts > 0 ? m('mail.stateRetry', { to, at: momentText(nextAt) }) : m('mail.stateWaiting', { to })
  }
}

const LetterLine = ({ letter }: { letter: Letter }) => {
  const { m } = useMailWords()
  const text = useStateText()
  const [busy, setBusy] = useState(false)
  const Icon = icons[letter.state]
  const again = async () => {
    setBusy(true)
    await resend(letter.id, m('mail.resent'))
    setBusy(false)
  }
  const canResend = letter.state === 'failed' || (letter.state === 'waiting' && letter.attempts > 0)
  return (
    <li data-state={letter.state}>
      <Icon size={15} aria-hidden="true" />
      <div>
        <span title={letter.subject}>{text(letter)}</span>
        {letter.problem && <small>{letter.problem}</small>}
        {canResend && (
          <Button size="small" icon={<RotateCcw size={13} />} busy={busy} onClick={() => void again()}>
            {m('mail.resend')}
          </Button>
        )}
      </div>
    </li>
  )
}

export const LettersAbout = (owner: LetterOwner) => {
  const { m } = useMailWords()
  const { data } = useQuery(lettersQuery(owner))
  const letters = data ?? []
  if (letters.length === 0) return null
  return (
    <section className={style.about} aria-live="polite">
      <h2>{m('mail.about')}</h2>
      <ul>
        {letters.slice(0, SHOWN).map((letter) => (
          <LetterLine key={letter.id} letter={letter} />
        ))}
      </ul>
    </section>
  )
}
