/** What is told after a save: number and amount, and what is usually done next. */
import type { NavigateFunction } from 'react-router'
import { subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { documentMetas } from '#documents/index.ts'
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import { mainAmount } from '#model/document.ts'
import { markFresh } from '#web/grid/fresh.ts'
import { openPrint } from '#web/print/open-print.ts'
import type { RightsOfUser } from '#web/data/profile.ts'
import { notifyOk, type NoticeAction } from '#web/ui/notify.tsx'
import type { DraftRecord } from '../draft/draft.ts'
import { paidField } from '../draft/layout.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import type { SaveKind } from './save.ts'
import { formWordsNow } from '../../words/form-words.ts'

export interface SavedDocument {
  definition: AnyDocument
  id: string
  number: string
  draft: DraftRecord
  kind: SaveKind
  /** The specified text it begins with. */
  done: 'done.saved' | 'done.added' | 'done.updated'
}
interface Ways {
  base: string
  may: RightsOfUser['may']
  navigate: NavigateFunction
}

/** The voucher that is made from such a document to pay what is open. */
const payingVoucher = (definition: DocumentMeta): DocumentMeta | undefined =>
  documentMetas.find((one) => one.pays && one.sources?.some((source) => source.of === definition.name))

const amountOf = ({ definition, draft }: SavedDocument): Decimal | null =>
  (draft[mainAmount(definition) ?? ''] ?? null) as Decimal | null

const payAction = ({ definition, id, draft, kind }: SavedDocument, { may, navigate }: Ways): NoticeAction[] => {
  const { t } = formWordsNow()
  const voucher = payingVoucher(definition)
  const pays = paidField(definition)
  const open = pays ? subtract((draft[pays.total] ?? zero) as Decimal, (draft[pays.name] ?? zero) as Decimal) : zero
  if (!voucher || kind === 'draft' || open <= zero || !may(voucher.right, 'A')) return []
  const path = `${voucher.screen.base}/${voucher.screen.create}?from=${definition.wire.module}&id=${id}`
  return [{ label: t(pays?.way === 'in' ? 'form.collect' : 'form.pay'), run: () => void navigate(path) }]
}

/** Three at most: print, pay, the next one. */
const actionsOf = (saved: SavedDocument, ways: Ways): NoticeAction[] => {
  const { t } = formWordsNow()
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

/** `Lưu thành công BH000230 · 4.123.880 [In] [Thu tiền] [Lập tiếp]`, and the row tinted in the list that comes. */
export const tellSaved = (saved: SavedDocument, ways: Ways): void => {
  const { t, language } = formWordsNow()
  const amount = amountOf(saved)
  const about = [saved.number, amount === null ? '' : showNumber(amount, marksOf(language))].filter(Boolean)
  notifyOk([t(saved.done), about.join(' · ')].filter(Boolean).join(' '), actionsOf(saved, ways))
  markFresh(saved.id)
}
