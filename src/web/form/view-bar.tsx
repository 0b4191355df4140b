/** What may be done with a stored document, above its read-only page. */
import { ArrowRight, Copy, FilePlus2, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import {
  isEditable,
  isInForce,
  isRemovable,
  leadsFrom,
  postsAtAll,
  restores,
  withdraws,
  type Transition,
} from '#model/state.ts'
import type { ReadDocument } from '#wire/document.ts'
import { useRights } from '#web/session/profile.ts'
import { removeRows, transitRows } from '#web/pages/list/batch.ts'
import { TransitionIcon } from '#web/pages/list/transition-icon.tsx'
import { documentSubject } from '#web/pages/list/subject.ts'
import { PrintButton } from '#web/print/print-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusWhenLost } from '#web/ui/focus.ts'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { Menu, MenuItem } from '#web/ui/popover.tsx'
import style from './form.module.css'
import { madeFrom, nextStep, type NextStep } from './next-step.ts'
import { postDraft } from './post-draft.ts'
import { paidField } from './saved-notice.ts'
import { useOwnActions } from './use-actions.ts'
import { useFormWords } from './words.ts'

export interface ViewBarProps {
  definition: AnyDocument
  document: ReadDocument
  base: string
  list: string
  onEdit: () => void
  onPrint: () => void
  onPreview: () => void
  onChanged: () => void
  auto: boolean
  /** It stands in place of a bar whose button was pressed. */
  takesFocus: boolean
}

export const ViewBar = ({
  definition,
  document,
  base,
  list,
  onEdit,
  onPrint,
  onPreview,
  onChanged,
  auto,
  takesFocus,
}: ViewBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  useFocusWhenLost(bar, takesFocus)
  const { t } = useFormWords()
  const navigate = useNavigate()
  const { may } = useRights()
  const next = nextStep(
    definition,
    document,
    documentMetas.filter((one) => may(one.right, 'A')),
  )
  // Never the browser's own print of the page.
  useHotkeys(definition.prints.length > 0 ? { 'ctrl+p': onPrint } : {})
  return (
    <div ref={bar} className={style.toolbar} role="toolbar" aria-label={t('form.actions')}>
      {!auto && <NextButton {...{ definition, document, base, next, onEdit, onChanged }} />}
      <Button
        variant={next && !auto ? 'default' : 'primary'}
        icon={<Pencil size={15} />}
        disabled={!may(definition.right, 'U') || auto || !isEditable(definition.lifecycle, document)}
        onClick={onEdit}
      >
        {t('list.edit')}
      </Button>
      {definition.prints.length > 0 && <PrintButton label={t('list.print')} onPrint={onPrint} onPreview={onPreview} />}
      <Button
        icon={<Copy size={15} />}
        disabled={!may(definition.right, 'A')}
        onClick={() => {
          void navigate(`${base}/${definition.screen.create}?copy=${document.id ?? ''}`)
        }}
      >
        {t('form.copy')}
      </Button>
      <MakeFrom definition={definition} document={document} />
      {!auto && <OwnActions {...{ definition, document, base, onChanged }} />}
      <span className={style.toolbarEnd}>
        <Withdraw {...{ definition, document, base, list, auto, onChanged }} />
      </span>
    </div>
  )
}

/** The row a list would show of it, and every value of the document by its name. */
const rowOf = (document: ReadDocument) => ({
  ...document,
  s_ID: document.id ?? '',
  NumberID: String(document['number'] ?? ''),
  iStat: document.status,
})

const pathTo = (made: DocumentMeta, { wire }: AnyDocument, document: ReadDocument): string =>
  `${made.screen.base}/${made.screen.create}?from=${wire.module}&id=${document.id ?? ''}`

interface NextProps extends Pick<ViewBarProps, 'definition' | 'document' | 'base' | 'onEdit' | 'onChanged'> {
  next: NextStep | null
}

/** What is usually done next, as the one primary button. */
const NextButton = ({ definition, document, base, next, onEdit, onChanged }: NextProps) => {
  const { t, label } = useFormWords()
  const navigate = useNavigate()
  const { may } = useRights()
  const [busy, setBusy] = useState(false)
  if (!next) return null
  const post = async () => {
    setBusy(true)
    const done = await postDraft(definition, document).finally(() => setBusy(false))
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
    make: () =>
      next.kind !== 'make'
        ? ''
        : next.pays
          ? t(paidField(definition)?.way === 'in' ? 'form.collect' : 'form.pay')
          : t('form.makeOne', { kind: label(next.made.label).toLowerCase() }),
  }
  const run = () => {
    if (next.kind === 'make') void navigate(pathTo(next.made, definition, document))
    else if (next.kind === 'transit') void transit(next.transition)
    else void post()
  }
  const flag = next.kind === 'transit' ? next.transition.right : 'U'
  return (
    <Button
      variant="primary"
      icon={<ArrowRight size={15} />}
      busy={busy}
      disabled={next.kind !== 'make' && !may(definition.right, flag)}
      onClick={run}
    >
      {texts[next.kind]()}
    </Button>
  )
}

/** What only documents of this kind can do. */
const OwnActions = ({ definition, document, base, onChanged }: Omit<NextProps, 'next' | 'onEdit'>) => {
  const { label } = useFormWords()
  const { may } = useRights()
  const row = rowOf(document)
  return useOwnActions(definition.name, 'view')
    .filter((one) => one.shows(row))
    .map((one) => (
      <Button
        key={one.name}
        icon={<one.icon size={15} />}
        disabled={!may(definition.right, one.right)}
        onClick={() => {
          void one.run(documentSubject(definition, base), [row]).then((done) => {
            if (done) onChanged()
          })
        }}
      >
        {label(one.label)}
      </Button>
    ))
}

const MakeFrom = ({ definition, document }: Pick<ViewBarProps, 'definition' | 'document'>) => {
  const { t, label } = useFormWords()
  const navigate = useNavigate()
  const { may } = useRights()
  if (!isInForce(definition.lifecycle, document)) return null
  const followers = madeFrom(definition, documentMetas).filter((one) => may(one.right, 'A'))
  if (followers.length === 0) return null
  return (
    <Menu
      label={t('form.makeFrom')}
      position="bottom-start"
      width={240}
      target={<Button icon={<FilePlus2 size={15} />}>{t('form.makeFrom')}</Button>}
    >
      {followers.map((one) => (
        <MenuItem
          key={one.name}
          onSelect={() => {
            void navigate(pathTo(one, definition, document))
          }}
        >
          {label(one.label)}
        </MenuItem>
      ))}
    </Menu>
  )
}

const Withdraw = ({
  definition,
  document,
  base,
  list,
  auto,
  onChanged,
}: Pick<ViewBarProps, 'definition' | 'document' | 'base' | 'list' | 'auto' | 'onChanged'>) => {
  const { t, label } = useFormWords()
  const navigate = useNavigate()
  const { may } = useRights()
  const subject = documentSubject(definition, base)
  const row = rowOf(document)
  const { lifecycle } = definition
  const remove = async () => {
    const done = await removeRows(subject, [row], { onRestored: onChanged })
    if (done === 'delete') void navigate(list)
    else if (done) onChanged()
  }
  const transit = async (transition: Transition) => {
    if (await transitRows(subject, [row], transition, { onRestored: onChanged })) onChanged()
  }
  return (
    <>
      {lifecycle.transitions
        .filter((one) => leadsFrom(lifecycle, one, document) && (withdraws(lifecycle, one) || restores(lifecycle, one)))
        .map((one) => (
          <Button
            key={one.name}
            variant={withdraws(lifecycle, one) ? 'subtle' : 'default'}
            icon={<TransitionIcon name={one.name} size={15} />}
            disabled={!may(definition.right, one.right) || auto}
            onClick={() => {
              void transit(one)
            }}
          >
            {label(one.label)}
          </Button>
        ))}
      <Button
        variant="subtle"
        icon={<Trash2 size={15} />}
        disabled={!may(definition.right, 'D') || auto || !isRemovable(lifecycle, document)}
        onClick={() => {
          void remove()
        }}
      >
        {t('list.delete')}
      </Button>
    </>
  )
}
