/** Implements the save buttons and shortcuts, and what happens after a save. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { waitingSaves } from '#web/data/waiting.ts'
import { causeIsOver, notifyError, notifyInfo } from '#web/ui/floating/notify.tsx'
import type { SaveAnswer } from '#wire/envelope.ts'
import { anyUploadRunning } from '#web/data/uploads.ts'
import { focusPlaced } from '../draft/focus.ts'
import type { FormModel } from '../draft/store/model.ts'
import { shareOfOldDebt } from '../draft/money/paid-now.ts'
import { commitFocusedInput, unpickedText } from '../fields/commit-focused-input.ts'
import { loadConflict } from './load-conflict.ts'
import { loadSaving } from './load-saving.ts'
import type { SaveResult } from './save.ts'
import { replaceVersion, type SaveKind } from './save-session.ts'
import { afterSave, type DocumentFormState } from './drafts/use-draft.ts'
import { confirmLeave } from './questions/use-leave-question.ts'
import { useWaiting } from './use-waiting.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { currentFormWords, useFormWords } from '../../words/form-words.ts'

export interface Saving {
  busy: boolean
  /** A save got no answer; `retry` sends it again. */
  failed: { message: string; retry: () => void } | null
  /** An unanswered save waits until the server can be reached. */
  waiting: { send: () => void; takeBack: () => void } | null
  save: (kind: SaveKind) => Promise<void>
}
export interface SaveOptions {
  form: DocumentFormState
  root: () => ParentNode
  /** `answer` is null when the save is still waiting but the next document can already be typed. */
  onSaved: (kind: SaveKind, answer: SaveAnswer | null) => void
  /** Shows the stored document; what was typed is kept. */
  onReload: () => void
}

/** Saving blurs the focused field and locks the form; afterwards the focus returns to that field. */
const giveBack = (from: Element | null): void => {
  // After the fields have been unlocked.
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
  })
}

/**
 * The next document is typed while this one waits: nobody is left here to collect with its answer, so whoever took the
 * money for old debts is told to write it down.
 */
const leaveWaiting = (model: FormModel, onSaved: SaveOptions['onSaved']): void => {
  const share = shareOfOldDebt(model)
  if (share !== null) {
    const { t, language } = currentFormWords()
    const amount = showNumber(share, marksOf(language))
    notifyError(t('form.oldDebtFailed', { amount, reason: `${t('unavailable')}.` }), { isDuty: true })
  }
  onSaved('new', null)
}

export const useSave = ({ form, root, onSaved, onReload }: SaveOptions): Saving => {
  const { model, draft, session } = form
  const { t } = useFormWords()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ message: string; kind: SaveKind } | null>(null)

  const againRef = useRef<Saving['save']>(() => Promise.resolve())
  /** False when the form stays as it is. */
  const solve = async (kind: SaveKind): Promise<boolean> => {
    const loaded = await loadConflict().catch(() => null)
    const id = session.savedAs ?? model.store.get().draft.id
    const solved = id ? await loaded?.solveConflict(form, id) : null
    if (!solved || solved.choice === 'back') return false
    if (solved.choice === 'mine') {
      replaceVersion(session, solved.stored)
      model.store.patch({ refused: [] })
      await againRef.current(kind)
      return true
    }
    const { version } = solved.stored
    if (!(await draft.setAside(version)) && !(await confirmLeave())) return false
    onReload()
    return true
  }
  const settle = async (kind: SaveKind, result: SaveResult): Promise<void> => {
    if (result.kind === 'saved') {
      draft.finish('resumed')
      model.store.patch({ changed: false, refused: [], tried: false })
      const share = kind === 'draft' ? null : shareOfOldDebt(model)
      if (share !== null)
        void import('./questions/old-debts.ts').then(({ collectOldDebts }) => collectOldDebts(model, share))
      await afterSave(model.definition)
      onSaved(kind, result.answer)
    } else if (result.kind === 'refused') {
      if (result.stale && (await solve(kind))) return
      if (result.first) focusPlaced(model, root(), result.first)
    } else if (result.kind === 'failed') {
      void draft.flush()
      setFailed({ message: result.message, kind })
      notifyError(result.message, { cause: 'save' })
    }
  }
  const { isWaiting, hold, takeBack } = useWaiting(form, settle)
  // At once, not when the browser is idle: who loses the connection while typing can save, too, and the save waits.
  useEffect(() => {
    loadSaving().catch(() => undefined)
  }, [])
  const sendNow = () => {
    void waitingSaves.send()
  }
  const save = async (kind: SaveKind): Promise<void> => {
    if (isWaiting) {
      if (kind === 'new') leaveWaiting(model, onSaved)
      else sendNow()
      return
    }
    if (model.locked.get()) return
    const typed = unpickedText()
    if (typed !== '') {
      notifyError(t('form.notPicked', { text: typed }), { cause: 'save' })
      return
    }
    const from = document.activeElement
    await commitFocusedInput()
    setBusy(true)
    await model.facts.settled().finally(() => setBusy(false))
    if (model.locked.get()) return
    if (anyUploadRunning()) {
      notifyInfo(t('form.waitUpload'))
      giveBack(from)
      return
    }
    causeIsOver('save')
    const saving = await loadSaving().catch(() => null)
    if (!saving) return settle(kind, { kind: 'failed', message: t('unavailable') })
    const result = await saving.saveForm(form, {
      root: root(),
      kind,
      onBusy: (isBusy) => {
        setBusy(isBusy)
        if (isBusy) setFailed(null)
      },
    })
    if (!result) return
    if (result.kind === 'left' || result.kind === 'failed') giveBack(from)
    if (result.kind !== 'unanswered') return settle(kind, result)
    notifyError(result.message, { cause: 'connection' })
    await hold(kind, result.body)
    // The next document can be typed while the save is waiting.
    if (kind === 'new') leaveWaiting(model, onSaved)
  }
  useLayoutEffect(() => {
    againRef.current = save
  })
  const again = failed && { message: failed.message, retry: () => void save(failed.kind) }
  return { busy, failed: again, save, waiting: isWaiting ? { send: sendNow, takeBack } : null }
}
