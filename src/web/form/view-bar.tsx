/** What may be done with a stored document, above its read-only page. */
import { Copy, FilePlus2, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import { isEditable, isInForce, isRemovable, leadsFrom, withdraws, type Transition } from '#model/state.ts'
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

/** Kinds that can be made from this one, by the sources they name. */
const followersOf = (definition: AnyDocument): DocumentMeta[] =>
  documentMetas.filter((one) => one.sources?.some((source) => source.of === definition.name))

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
  // Never the browser's own print of the page.
  useHotkeys(definition.prints.length > 0 ? { 'ctrl+p': onPrint } : {})
  return (
    <div ref={bar} className={style.toolbar} role="toolbar" aria-label={t('form.actions')}>
      <Button
        variant="primary"
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
      <span className={style.toolbarEnd}>
        <Withdraw {...{ definition, document, base, list, auto, onChanged }} />
      </span>
    </div>
  )
}

const MakeFrom = ({ definition, document }: Pick<ViewBarProps, 'definition' | 'document'>) => {
  const { t, label } = useFormWords()
  const navigate = useNavigate()
  const { may } = useRights()
  if (!isInForce(definition.lifecycle, document)) return null
  const followers = followersOf(definition).filter((one) => may(one.right, 'A'))
  if (followers.length === 0) return null
  const source = `from=${definition.wire.module}&id=${document.id ?? ''}`
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
            void navigate(`${one.screen.base}/${one.screen.create}?${source}`)
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
  const row = {
    s_ID: document.id ?? '',
    NumberID: String(document['number'] ?? ''),
    iStat: document.status,
    version: document.version,
  }
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
        .filter((one) => leadsFrom(lifecycle, one, document))
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
