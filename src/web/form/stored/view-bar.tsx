/** Action bar of a stored document: next step, edit, print, and a menu with the other actions. */
import { ArrowRight, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import { isEditable, postsAtAll, type Transition } from '#model/state.ts'
import { useRights, useToday } from '#web/data/profile.ts'
import { transitRows } from '#web/list/actions/batch.ts'
import { makePath, makeText } from '#web/list/actions/made-from.ts'
import { documentSubject } from '#web/list/subject.ts'
import { PrintButton } from '#web/print/print-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/base/class-names.ts'
import { useFocusWhenLost } from '#web/ui/base/focus.ts'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import style from '../form.module.css'
import { madeInWays } from './made-in-ways.ts'
import { nextStep, type NextStep } from './next-step.ts'
import { pressedByKey, useKeyHints, usePageKeys } from './page-keys.ts'
import { useOwnEntries } from './own-entries.tsx'
import { fromPage } from '../save/from-page.ts'
import { loadPast } from '../save/load-past.ts'
import { postDraft } from '../save/drafts/post-draft.ts'
import { useRefusal } from './use-refusal.ts'
import { rowOf, type ViewActionProps } from './view-actions.ts'
import { ViewMenu } from './view-menu.tsx'
import { needsText } from '#web/words/right-text.ts'
import { useFormWords } from '../../words/form-words.ts'

export interface ViewBarProps extends ViewActionProps {
  list: string
  onEdit: () => void
  onPrint: () => void
  onPreview: () => void
  /** Takes the focus, because it replaces a bar whose button was pressed. */
  takesFocus: boolean
}

export const ViewBar = (props: ViewBarProps) => {
  const { definition, document, auto, onEdit, onPrint, onPreview, takesFocus } = props
  const bar = useRef<HTMLDivElement>(null)
  useFocusWhenLost(bar, takesFocus)
  usePageKeys(bar)
  const hint = useKeyHints()
  const { t } = useFormWords()
  const { may } = useRights()
  const phone = usePhone()
  const refusal = useRefusal({ definition, document, auto })
  const makes = documentMetas.filter((one) => may(one.right, 'A'))
  const ways = madeInWays(definition, document, { metas: documentMetas, may })
  const next = auto ? null : nextStep(definition, document, makes, ways)
  const prints = definition.prints.length > 0
  // Ctrl+P must not open the browser's print dialog.
  useHotkeys(prints ? { 'ctrl+p': onPrint } : {})
  const buttons = useOwnEntries(props).filter(({ isButton }) => isButton && !phone)
  const unchangeable = refusal('U', isEditable(definition.lifecycle, document))
  return (
    <div ref={bar} className={classNames(style.toolbar, style.viewBar)} role="toolbar" aria-label={t('form.actions')}>
      {next && <NextButton {...props} next={next} />}
      <Button
        variant={next ? 'default' : 'primary'}
        icon={<Pencil size={15} />}
        reason={unchangeable}
        shortcut={hint('E')}
        {...pressedByKey('edit')}
        onClick={onEdit}
      >
        {t('list.edit')}
      </Button>
      {buttons.map(({ key, text, icon, run, refused }) => (
        <Button key={key} icon={icon} reason={refused} onClick={run}>
          {text}
        </Button>
      ))}
      {prints && !phone && <PrintButton label={t('list.print')} onPrint={onPrint} onPreview={onPreview} />}
      <ViewMenu
        {...props}
        primary={next?.kind === 'make' ? next : undefined}
        printing={prints && phone ? { onPrint, onPreview } : null}
      />
    </div>
  )
}

/** The usual next step, as the only primary button. */
const NextButton = ({ definition, document, base, next, onEdit, onChanged }: ViewBarProps & { next: NextStep }) => {
  const { t, label } = useFormWords()
  const navigate = useNavigate()
  const { may } = useRights()
  const today = useToday()
  const [busy, setBusy] = useState(false)
  const hint = useKeyHints()
  const post = async () => {
    const { id, version, date } = document
    const asked =
      String(date) < today
        ? await (await loadPast()).askAboutPast(definition, { s_ID: id, version, draft: false })
        : null
    if (asked?.kind === 'review') return
    const done = asked?.kind === 'refused' ? 'refused' : await postDraft(definition, document, asked?.confirm)
    if (done === 'posted') onChanged()
    else if (done === 'refused') onEdit()
  }
  const transit = async (transition: Transition) => {
    const subject = documentSubject(definition, base)
    if (await transitRows(subject, [rowOf(document)], transition)) onChanged()
  }
  const texts = {
    post: () => t(postsAtAll(definition.lifecycle) ? 'form.post' : 'form.confirmDraft'),
    transit: () => (next.kind === 'transit' ? label(next.transition.label) : ''),
    make: () => (next.kind === 'make' ? makeText({ label }, next.made, next.way) : ''),
  }
  const run = () => {
    if (next.kind === 'make') {
      void navigate(makePath(next.made, definition, [document.id ?? ''], next.way), fromPage)
      return
    }
    setBusy(true)
    void (next.kind === 'transit' ? transit(next.transition) : post()).finally(() => setBusy(false))
  }
  const flag = next.kind === 'transit' ? next.transition.right : 'U'
  return (
    <Button
      variant="primary"
      icon={<ArrowRight size={15} />}
      busy={busy}
      reason={
        next.kind === 'make' || may(definition.right, flag) ? undefined : needsText(label, [definition.right, flag])
      }
      shortcut={hint('Ctrl Enter')}
      {...pressedByKey('next')}
      onClick={run}
    >
      {texts[next.kind]()}
    </Button>
  )
}
