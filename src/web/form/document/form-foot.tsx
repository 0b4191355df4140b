/** The foot of a form: totals, whether a draft is stored, and the save buttons. */
import { Check, ChevronDown, Printer } from 'lucide-react'
import { Button, IconButton, Kbd, SplitButton } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { useStore } from '#web/ui/store.ts'
import { usePhone } from '#web/ui/viewport.ts'
import type { DraftSaver } from '../save/draft-saver.ts'
import style from '../form.module.css'
import { hasLines } from '../draft/draft.ts'
import { useFormModel } from '../draft/model.ts'
import { SAVE_BUTTON } from '../draft/focus.ts'
import { problemMarks } from '../draft/problem-marks.ts'
import { paidField } from '../draft/layout.ts'
import { AmountsOpener, AmountsPanel, Totals } from './totals.tsx'
import type { SaveKind } from '../save/save.ts'
import { useWatch } from '../../ui/use-watch.ts'
import { useFormWords } from '../../words/form-words.ts'

export interface FormFootProps {
  saver: DraftSaver
  busy: boolean
  /** False for a posted document, which cannot become a draft again. */
  mayDraft: boolean
  mayPrint: boolean
  mayAdd: boolean
  amounts: boolean
  onAmounts: () => void
  onSave: (kind: SaveKind) => void
}

export const FormFoot = ({ saver, busy, mayDraft, mayPrint, mayAdd, amounts, onAmounts, onSave }: FormFootProps) => {
  const model = useFormModel()
  const { t } = useFormWords()
  const phone = usePhone()
  const isWrong = useWatch(model.store, (state) =>
    problemMarks(state).head.some(
      (mark) => mark.tone === 'bad' && model.header.amounts.some(({ name }) => name === mark.name.split('.')[0]),
    ),
  )
  return (
    <>
      {(amounts || isWrong) && model.header.amounts.length > 0 && <AmountsPanel />}
      <footer className={style.footer}>
        {hasLines(model.definition) && <Hints />}
        {model.header.amounts.length > 0 && <AmountsOpener open={amounts} onToggle={onAmounts} />}
        <Totals />
        {!phone && <DraftStatus saver={saver} />}
        <div className={style.buttons}>
          {mayPrint && !phone && (
            <Button
              icon={<Printer size={16} />}
              disabled={busy}
              onClick={() => onSave('print')}
              aria-keyshortcuts="F10"
            >
              {t('form.savePrint')}
            </Button>
          )}
          <SplitButton>
            <Button
              variant="primary"
              busy={busy}
              shortcut={phone ? undefined : 'Ctrl S'}
              data-way={SAVE_BUTTON}
              onClick={() => onSave('leave')}
            >
              {busy ? t('form.saving') : t('web.save')}
            </Button>
            <SaveMenu {...{ busy, mayDraft, mayPrint, mayAdd, onSave }} />
          </SplitButton>
        </div>
      </footer>
    </>
  )
}

type SaveMenuProps = Pick<FormFootProps, 'busy' | 'mayDraft' | 'mayPrint' | 'mayAdd' | 'onSave'>

const SaveMenu = ({ busy, mayDraft, mayPrint, mayAdd, onSave }: SaveMenuProps) => {
  const { t } = useFormWords()
  const pays = paidField(useFormModel().definition)
  return (
    <Menu
      label={t('form.otherSaves')}
      position="top-end"
      width={240}
      target={
        <IconButton variant="primary" label={t('form.otherSaves')} icon={<ChevronDown size={16} />} disabled={busy} />
      }
    >
      {mayAdd && (
        <MenuItem right={<Kbd>Ctrl Shift S</Kbd>} onSelect={() => onSave('new')}>
          {t('form.saveNew')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => onSave('stay')}>{t('form.saveStay')}</MenuItem>
      {pays && (
        <MenuItem onSelect={() => onSave('collect')}>
          {t(pays.way === 'in' ? 'form.saveCollect' : 'form.savePay')}
        </MenuItem>
      )}
      {mayPrint && (
        <MenuItem right={<Kbd>F10</Kbd>} onSelect={() => onSave('print')}>
          {t('form.savePrint')}
        </MenuItem>
      )}
      {mayDraft && <MenuItem onSelect={() => onSave('draft')}>{t('form.saveDraft')}</MenuItem>}
    </Menu>
  )
}

const DraftStatus = ({ saver }: { saver: DraftSaver }) => {
  const { t } = useFormWords()
  const at = useStore(saver.savedAt)
  const time = at && `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
  return (
    <span className={style.draftStatus} role="status">
      {time && (
        <>
          <Check size={14} aria-hidden="true" />
          <span>{t('form.kept', { time })}</span>
        </>
      )}
    </span>
  )
}

const Hints = () => {
  const { t } = useFormWords()
  return (
    <span className={style.hints} aria-hidden="true">
      <span>
        <Kbd>F3</Kbd>
        {t('keys.goods')}
      </span>
      <span>
        <Kbd>F4</Kbd>
        {t('form.partnerKey')}
      </span>
      <span>
        <Kbd>F8</Kbd>
        {t('keys.problem')}
      </span>
      <span>
        <Kbd>Insert</Kbd>
        {t('keys.insert')}
      </span>
    </span>
  )
}
