/** Less frequent actions of a stored document: copy, create other documents, its own actions, withdraw, delete. */
import { Copy, Ellipsis, Eye, FilePlus2, Mail, Printer, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { useNavigate } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import type { DocumentMeta } from '#model/document.ts'
import type { MakeWay } from '#model/make-way.ts'
import { isInForce, isRemovable, leadsFrom, restores, withdraws, type Transition } from '#model/state.ts'
import { useRights } from '#web/data/profile.ts'
import { removeRows, transitRows } from '#web/list/actions/batch.ts'
import { isUsedUp, madeFrom, makePath, makeText } from '#web/list/actions/made-from.ts'
import { TransitionIcon } from '#web/list/actions/transition-icon.tsx'
import { documentSubject } from '#web/list/subject.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Menu, MenuDivider, MenuItem } from '#web/ui/floating/menu.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { fromPage } from '../save/from-page.ts'
import { madeInWays } from './made-in-ways.ts'
import { useOwnEntries, type Entry } from './own-entries.tsx'
import { pressedByKey, useKeyHints } from './page-keys.ts'
import { rowOf, type ViewActionProps } from './view-actions.ts'
import { useRefusal } from './use-refusal.ts'
import { useFormWords } from '../../words/form-words.ts'

export interface ViewMenuProps extends ViewActionProps {
  list: string
  /** What the primary button creates; it is left out of the menu. */
  primary: { made: DocumentMeta; way?: MakeWay } | undefined
  /** Print entries, on screens without room for print buttons. */
  printing: { onPrint: () => void; onPreview: () => void } | null
}

const usePrintEntries = ({ printing, definition, document }: ViewMenuProps): Entry[] => {
  const { t, label } = useFormWords()
  const send = async () => {
    const { openSend } = await import('#web/mail/open-send.ts')
    await openSend({
      title: `${label(definition.label)} ${String(document['number'] ?? '')}`.trim(),
      body: { module: definition.wire.module, s_ID: document.id ?? '' },
    })
  }
  return [
    ...(printing
      ? [
          { key: 'print', text: t('list.print'), icon: <Printer size={15} />, run: printing.onPrint },
          { key: 'preview', text: t('printing.options'), icon: <Eye size={15} />, run: printing.onPreview },
        ]
      : []),
    ...(definition.prints.length > 0 && !definition.mailed?.(document)
      ? [{ key: 'mail', text: t('form.sendMail'), icon: <Mail size={15} />, run: () => void send() }]
      : []),
  ]
}

const useMakeEntries = ({ definition, document, base, primary }: ViewMenuProps): Entry[] => {
  const { t, label } = useFormWords()
  const navigate = useNavigate()
  const { may } = useRights()
  const refusal = useRefusal({ definition, document, auto: false })
  const followers = isInForce(definition.lifecycle, document) ? madeFrom(definition, documentMetas) : []
  const inWays = madeInWays(definition, document, { metas: documentMetas, may })
  return [
    {
      key: 'copy',
      text: t('form.copy'),
      icon: <Copy size={15} />,
      refused: refusal('A'),
      run: () => void navigate(`${base}/${definition.screen.create}?copy=${document.id ?? ''}`, fromPage),
    },
    ...followers
      .filter((one) => !(one === primary?.made && !primary.way) && may(one.right, 'A'))
      .map((one) => ({
        key: one.name,
        text: makeText({ label }, one),
        icon: <FilePlus2 size={15} />,
        // Who sees the page may read the document, so only its state can refuse.
        refused: refusal('R', !isUsedUp(definition, one, document)),
        run: () => void navigate(makePath(one, definition, [document.id ?? '']), fromPage),
      })),
    ...inWays
      .filter(({ made, way }) => !(made === primary?.made && way === primary.way))
      .map(({ made, way, otherwise }) => ({
        key: `${made.name} ${way.name}`,
        text: makeText({ label }, made, way),
        icon: <FilePlus2 size={15} />,
        refused: otherwise === null ? undefined : label(otherwise),
        run: () => void navigate(makePath(made, definition, [document.id ?? ''], way), fromPage),
      })),
  ]
}

const useWithdrawEntries = ({ definition, document, base, list, auto, onChanged }: ViewMenuProps): Entry[] => {
  const { t, label } = useFormWords()
  const navigate = useNavigate()
  const refusal = useRefusal({ definition, document, auto })
  const { lifecycle } = definition
  const subject = documentSubject(definition, base)
  const row = rowOf(document)
  const remove = async () => {
    const done = await removeRows(subject, [row], { onRestored: onChanged })
    if (done === 'delete') void navigate(list)
    else if (done) onChanged()
  }
  const transit = async (transition: Transition) => {
    if (await transitRows(subject, [row], transition, { onRestored: onChanged })) onChanged()
  }
  return [
    ...lifecycle.transitions
      .filter((one) => leadsFrom(lifecycle, one, document) && (withdraws(lifecycle, one) || restores(lifecycle, one)))
      .map((one) => ({
        key: one.name,
        text: label(one.label),
        icon: <TransitionIcon name={one.name} size={15} />,
        refused: refusal(one.right),
        run: () => void transit(one),
      })),
    {
      key: 'delete',
      text: t('list.delete'),
      icon: <Trash2 size={15} />,
      danger: true,
      refused: refusal('D', isRemovable(lifecycle, document)),
      run: () => void remove(),
    },
  ]
}

export const ViewMenu = (props: ViewMenuProps) => {
  const { t } = useFormWords()
  const hint = useKeyHints()
  const phone = usePhone()
  const own = useOwnEntries(props).filter(({ isButton }) => phone || !isButton)
  const groups = [usePrintEntries(props), useMakeEntries(props), own, useWithdrawEntries(props)]
  return (
    <Menu
      label={t('form.moreActions')}
      width={260}
      target={
        phone ? (
          <IconButton
            variant="default"
            label={t('form.moreActions')}
            icon={<Ellipsis size={18} />}
            {...pressedByKey('menu')}
          />
        ) : (
          <Button icon={<Ellipsis size={16} />} shortcut={hint('M')} {...pressedByKey('menu')}>
            {t('form.moreActions')}
          </Button>
        )
      }
    >
      {groups
        .filter((group) => group.length > 0)
        .map((group, at) => (
          <Fragment key={group[0]!.key}>
            {at > 0 && <MenuDivider />}
            {group.map(({ key, text, icon, run, refused, danger = false }) => (
              <MenuItem
                key={key}
                icon={icon}
                disabled={refused !== undefined}
                note={refused}
                danger={danger}
                onSelect={run}
              >
                {text}
              </MenuItem>
            ))}
          </Fragment>
        ))}
    </Menu>
  )
}
