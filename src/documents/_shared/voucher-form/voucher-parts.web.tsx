/** Open items as a table for each thing a voucher can do with them; an order is no debt. */
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { documentOfModule } from '#web/pickers/registry.ts'
import { useFormWords } from '#web/words/form-words.ts'
import type { OpenVoucher } from '../vouchers/voucher-allocate.ts'
import { partsOf } from '../vouchers/voucher-parts.ts'
import { ItemTable } from './voucher-table.web.tsx'
import style from './voucher.module.css'

const isOrder = (module: string): boolean => 'ordered' in (documentOfModule(module)?.lifecycle.states ?? {})

const titles = { debt: 'voucher.part.debt', deposit: 'voucher.part.deposit', refund: 'voucher.part.refund' } as const

export const ItemParts = ({ rows, locked }: { rows: readonly OpenVoucher[]; locked: boolean }) => {
  const { t, label, language } = useFormWords()
  const left = {
    debt: label('field.openAmount'),
    deposit: t('voucher.left.deposit'),
    refund: t('voucher.left.refund'),
  }
  const parts = partsOf(rows, isOrder)
  return parts.map((part) => {
    const amount = showNumber(part.remaining, marksOf(language))
    const title = t(titles[part.kind])
    return (
      // No landmark: the card around it is one, and may have the same name.
      <div key={part.kind} role="group" aria-label={title}>
        {(parts.length > 1 || part.kind !== 'debt') && (
          <h2 className={style.part}>
            {title}
            {!locked && ` · ${left[part.kind]} ${amount}`}
          </h2>
        )}
        <ItemTable rows={part.rows} locked={locked} caption={title} left={left[part.kind]} />
      </div>
    )
  })
}
