/** The foot of a form: totals, how far the draft is stored, and the save buttons. */
import { ChevronDown, Printer } from 'lucide-react'
import { Button, IconButton, Kbd, SplitButton } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/floating/menu.tsx'
import type { Store } from '#web/ui/base/store.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import { DraftStatus } from '../save/drafts/draft-status.tsx'
import type { KeptState } from '../save/drafts/draft-writer.ts'
import style from '../form.module.css'
import { hasLines } from '../draft/draft.ts'
import { useFormModel } from '../draft/store/model.ts'
import { SAVE_BUTTON } from '../draft/focus.ts'
import { problemMarks } from '../draft/problems/problem-marks.ts'
import { paidField } from '../draft/layout.ts'
import { AmountsOpener, AmountsPanel, Totals } from './totals.tsx'
import type { SaveKind } from '../save/save-session.ts'
import { useWatch } from '../../ui/base/use-watch.ts'
import { useFormWords } from '../../words/form-words.ts'

export interface FormFootProps {
  /** How far what is typed is kept. */
  kept: Store<KeptState>
  busy: boolean
  /** False for a posted document, which cannot become a draft again. */
  mayDraft: boolean
  mayPrint: boolean
  mayAdd: boolean
  amounts: boolean
  onAmounts: () => void
  onSave: (kind: SaveKind) => void
}

export const FormFoot = ({ kept, busy, mayDraft, mayPrint, mayAdd, amounts, onAmounts, onSave }: FormFootProps) => {
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
        <DraftStatus state={kept} />
        <div className="flex gap-8 firm">
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

const Hints = () => {
  const { t } = useFormWords()
  const pays = paidField(useFormModel().definition)
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
      {pays && (
        <span>
          <Kbd>F7</Kbd>
          {t(pays.way === 'in' ? 'form.moneyIn' : 'form.moneyOut')}
        </span>
      )}
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
