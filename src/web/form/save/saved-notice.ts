/** The notice after a save: number, amount and the usual next actions. */
import { makePath, makeText } from '#web/list/actions/made-from.ts'
import { notifyTold } from './questions/told-notices.ts'
import type { NavigateFunction } from 'react-router'
import { subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { mainAmount } from '#model/document.ts'
import type { SaveProblem } from '#wire/envelope.ts'
import { markSaved } from '#web/grid/saved-row.ts'
import { openPrint } from '#web/print/open-print.ts'
import type { RightsOfUser } from '#web/data/profile.ts'
import { notifyOk, type NoticeAction } from '#web/ui/floating/notify.tsx'
import type { DraftRecord } from '../draft/draft.ts'
import { paidField } from '../draft/layout.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { fromPage } from './from-page.ts'
import { payingVoucher } from './questions/paying-voucher.ts'
import type { SaveKind } from './save-session.ts'
import { currentFormWords } from '../../words/form-words.ts'

export interface SavedDocument {
  definition: AnyDocument
  id: string
  number: string
  draft: DraftRecord
  kind: SaveKind
  /** The prescribed text the notice starts with. */
  done: 'done.saved' | 'done.added' | 'done.updated'
  notices: readonly SaveProblem[]
}
interface NoticeContext {
  base: string
  may: RightsOfUser['may']
  navigate: NavigateFunction
  /** The page of the saved document is shown next, not a list. */
  onPage: boolean
}

const amountOf = ({ definition, draft }: SavedDocument): Decimal | null =>
  (draft[mainAmount(definition) ?? ''] ?? null) as Decimal | null

const payAction = (
  { definition, id, draft, kind }: SavedDocument,
  { may, navigate, onPage }: NoticeContext,
): NoticeAction[] => {
  const voucher = payingVoucher(definition)
  const pays = paidField(definition)
  const open = pays ? subtract((draft[pays.total] ?? zero) as Decimal, (draft[pays.name] ?? zero) as Decimal) : zero
  if (!voucher || kind === 'draft' || open <= zero || !may(voucher.right, 'A')) return []
  const path = makePath(voucher, definition, [id])
  return [{ label: makeText(currentFormWords(), voucher), run: () => void navigate(path, onPage ? fromPage : {}) }]
}

/** At most three: print, pay, create another. */
const actionsOf = (saved: SavedDocument, ways: NoticeContext): NoticeAction[] => {
  const { t } = currentFormWords()
  const { definition, id, number, kind } = saved
  const next = `${ways.base}/${definition.screen.create}`
  return [
    ...(definition.prints.length > 0 && kind !== 'print'
      ? [{ label: t('list.print'), run: () => openPrint({ definition, id, number }) }]
      : []),
    ...payAction(saved, ways),
    ...(kind !== 'new' && ways.may(definition.right, 'A')
      ? [{ label: t('form.next'), run: () => void ways.navigate(next) }]
      : []),
  ]
}

/** Shows `Lưu thành công BH000230 · 4.123.880 [In] [Thu tiền] [Lập tiếp]` and highlights the row in the next list. */
export const notifySaved = (saved: SavedDocument, ways: NoticeContext): void => {
  const { t, language } = currentFormWords()
  const amount = amountOf(saved)
  const about = [saved.number, amount === null ? '' : showNumber(amount, marksOf(language))].filter(Boolean)
  notifyOk([t(saved.done), about.join(' · ')].filter(Boolean).join(' '), actionsOf(saved, ways))
  notifyTold({ ...saved, of: saved.definition }, { ...ways, words: currentFormWords() })
  markSaved(saved.id)
}
