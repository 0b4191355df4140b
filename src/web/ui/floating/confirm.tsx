/** Questions and messages in a dialog: `await confirm({…})`. */
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Modal } from './dialog.tsx'
import { useKitWords } from '../base/kit-words.ts'
import { createStore, useStore } from '../base/store.ts'

export interface Question {
  title: string
  message: ReactNode
  /** Default: the kit's text for agreeing. */
  confirmLabel?: string
  cancelLabel?: string
  danger?: boolean
  /** The answer that changes nothing has the focus, as it has where it is dangerous: a key pressed twice agrees to nothing. */
  careful?: boolean
  /** A message with a single button. */
  isMessage?: boolean
  width?: number
}
interface OpenQuestion extends Question {
  answer: (yes: boolean) => void
  /** Draws a dialog of its own instead. */
  draw?: Draw
}
type Draw = (answer: (yes: boolean) => void) => ReactNode
const questions = createStore<readonly OpenQuestion[]>([])

export const confirm = (question: Question): Promise<boolean> => ask(question)

/** Shows a dialog from outside of components, until it answers. */
export const showDialog = (draw: Draw): Promise<boolean> => ask({ title: '', message: null, draw })

const ask = (question: Omit<OpenQuestion, 'answer'>): Promise<boolean> =>
  new Promise((resolve) => {
    const openQuestion: OpenQuestion = {
      ...question,
      answer: (yes) => {
        questions.set((before) => before.filter((one) => one !== openQuestion))
        resolve(yes)
      },
    }
    questions.set((before) => [...before, openQuestion])
  })

/** Shows a message with a button to close it. */
export const showMessage = async (question: Omit<Question, 'tell' | 'danger' | 'cancelLabel'>): Promise<void> => {
  await confirm({ ...question, isMessage: true })
}

export const ConfirmHost = () => {
  const words = useKitWords()
  const asked = useStore(questions)[0]
  if (!asked) return null
  if (asked.draw) return asked.draw(asked.answer)
  const keepsBack = asked.danger === true || asked.careful === true
  const foot = asked.isMessage ? (
    <Button variant="primary" data-autofocus onClick={() => asked.answer(true)}>
      {asked.confirmLabel ?? words.close}
    </Button>
  ) : (
    <>
      <Button onClick={() => asked.answer(false)} data-autofocus={keepsBack || undefined}>
        {asked.cancelLabel ?? words.cancel}
      </Button>
      <Button
        variant={asked.danger ? 'danger' : 'primary'}
        data-autofocus={!keepsBack || undefined}
        onClick={() => asked.answer(true)}
      >
        {asked.confirmLabel ?? words.agree}
      </Button>
    </>
  )
  return (
    <Modal
      opened
      role="alertdialog"
      title={asked.title}
      width={asked.width ?? 440}
      onClose={() => asked.answer(asked.isMessage === true)}
      foot={foot}
    >
      {asked.message}
    </Modal>
  )
}
