/** All keyboard shortcuts on one page; opened with `?`. */
import { useLocation } from 'react-router'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { Kbd } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { setPreference, usePreferences } from '#web/session/preferences.ts'
import { useWords, type WordKey } from '#web/words/words.ts'
import { keyHelp } from './key-help-store.ts'
import style from './shell.module.css'

interface KeyGroup {
  title: WordKey
  /** The pages with these shortcuts; groups of the current page come first. */
  of: RegExp
  keys: readonly (readonly [string, WordKey])[]
}
const form = /\/(create|createother|update|updateother|detail)(\/|$)/
/** The page of a stored voucher has the address of its form. */
const stored = /\/(detail|update|updateother)\//
const groups: readonly KeyGroup[] = [
  {
    title: 'keys.everywhere',
    of: /^$/,
    keys: [
      ['Ctrl K', 'keys.palette'],
      ['F1', 'keys.newBill'],
      ['Alt 1…9', 'keys.areas'],
      ['Alt N', 'keys.notice'],
      ['?', 'keys.help'],
      ['Shift F1', 'keys.helpHere'],
      ['Esc', 'keys.close'],
    ],
  },
  {
    title: 'keys.list',
    of: /\/(list|grid)$/,
    keys: [
      ['/', 'keys.search'],
      ['↑ ↓  j k', 'keys.move'],
      ['Enter', 'keys.open'],
      ['Space', 'keys.peek'],
      ['x', 'keys.select'],
      ['Ctrl A', 'keys.all'],
      ['n', 'keys.new'],
      ['f', 'keys.filter'],
      ['c', 'keys.condition'],
      ['g  ← →', 'keys.group'],
      ['r', 'keys.reload'],
      ['e', 'keys.export'],
      ['Del', 'keys.delete'],
      ['Alt ↓', 'keys.column'],
    ],
  },
  {
    title: 'keys.stored',
    of: stored,
    keys: [
      ['Ctrl Enter', 'keys.nextStep'],
      ['e', 'keys.editDocument'],
      ['m', 'keys.moreActions'],
      ['c  ← →', 'keys.chain'],
      ['Ctrl P', 'keys.print'],
    ],
  },
  {
    title: 'keys.lines',
    of: form,
    keys: [
      ['Enter  Tab', 'keys.next'],
      ['Shift Tab', 'keys.previous'],
      ['F2', 'keys.edit'],
      ['Ctrl D', 'keys.copyAbove'],
      ['Insert  Ctrl Enter', 'keys.insert'],
      ['Ctrl Del', 'keys.deleteLine'],
      ['Shift Alt ↓', 'keys.duplicate'],
      ['Ctrl Shift ↑ ↓', 'keys.moveLine'],
      ['Alt Enter', 'keys.remedy'],
      ['Ctrl Z  Ctrl Y', 'keys.undo'],
      ['Ctrl V', 'keys.paste'],
    ],
  },
  {
    title: 'keys.form',
    of: form,
    keys: [
      ['F3', 'keys.goods'],
      ['F4', 'keys.customer'],
      ['F6', 'keys.discount'],
      ['F7', 'keys.money'],
      ['F8', 'keys.problem'],
      ['F9  Ctrl S', 'keys.save'],
      ['F10', 'keys.savePrint'],
      ['Ctrl Shift S', 'keys.saveNew'],
    ],
  },
  {
    title: 'menu.counter',
    of: /^\/sales\/counter$/,
    keys: [
      ['F1', 'keys.nextCustomer'],
      ['F2', 'keys.otherBill'],
      ['F3', 'keys.goods'],
      ['F4', 'keys.customer'],
      ['F7', 'keys.cash'],
      ['F8', 'keys.quantity'],
      ['F9  Ctrl S', 'keys.pay'],
      ['Ctrl Z  Ctrl Y', 'keys.undo'],
    ],
  },
  {
    title: 'keys.report',
    of: /^\/reports\/reportbill\/data\/(?!list$)/,
    keys: [
      ['F9', 'keys.runReport'],
      ['Ctrl P', 'keys.print'],
    ],
  },
]

export const KeyHelp = () => {
  const { t } = useWords()
  const { letterKeys } = usePreferences()
  const { pathname } = useLocation()
  const ordered = groups.toSorted((a, b) => Number(b.of.test(pathname)) - Number(a.of.test(pathname)))
  return (
    <Modal opened title={t('shell.keys')} width={820} onClose={() => keyHelp.set(false)}>
      <div className={style.keys}>
        {ordered.map(({ title, keys }) => (
          <section key={title} aria-label={t(title as 'keys.list')}>
            <h3>{t(title as 'keys.list')}</h3>
            <dl>
              {keys.map(([key, text]) => (
                <div key={key} style={{ display: 'contents' }}>
                  <dt>
                    <Kbd>{key}</Kbd>
                  </dt>
                  <dd>{t(text as 'keys.move')}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p style={{ marginTop: 16 }}>{t('keys.days')}</p>
      <Checkbox
        label={t('keys.letters')}
        checked={letterKeys}
        onChange={(event) => setPreference('letterKeys', event.currentTarget.checked)}
      />
    </Modal>
  )
}
