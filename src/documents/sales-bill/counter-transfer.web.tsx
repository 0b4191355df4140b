/** A transfer of the sum as a code for the customer's telephone. */
import type { Decimal } from '#kernel/decimal.ts'
import { vietQr } from '#kernel/vietqr.ts'
import { useRefRow } from '#web/form/fields/ref-input.tsx'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { QrCode } from '#web/print/qr-code.tsx'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useWords } from '#web/words/words.ts'
import style from './counter.module.css'

const said = (value: unknown): string => (typeof value === 'string' ? value : '')

export const TransferCode = ({ amount }: { amount: Decimal }) => {
  const { store } = useFormModel()
  const { label, language } = useWords()
  const fund = useRefRow(
    'fund',
    useWatch(store, ({ draft }) => draft['fund'] ?? null),
  )
  const account = said(fund?.['accountNumber'])
  const isForeign = fund?.['foreignCode'] !== null && fund?.['foreignCode'] !== undefined
  const text = isForeign ? '' : vietQr({ bin: said(fund?.['bankBin']), account, amount, content: '' })
  const shown = showNumber(amount, marksOf(language))
  if (text === '')
    return (
      <p className="pad-12 warn on-warn round-card" role="status">
        {label('counter.noAccount')}
      </p>
    )
  return (
    <figure className={style.transfer}>
      <QrCode text={text} label={label('counter.transferTo', { amount: shown })} />
      <figcaption>
        <span>{label('counter.transferTo', { amount: shown })}</span>
        <small>{[said(fund?.['bankName']), account, said(fund?.['holder'])].filter(Boolean).join(' · ')}</small>
      </figcaption>
    </figure>
  )
}
