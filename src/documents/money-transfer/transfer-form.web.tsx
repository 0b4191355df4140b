/** The form of a money transfer: what depends on two currencies or on a fee is shown only with them. */
import { zero, type Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import { useSettings } from '#web/data/profile.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { HeaderField } from '#web/form/document/header-fields.tsx'
import { OwnHeader } from '#web/form/document/own-header.tsx'
import type { PlacedField } from '#web/form/draft/layout.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { useRefRow } from '#web/form/fields/ref-input.tsx'
import style from '#web/form/form.module.css'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useFormWords } from '#web/words/form-words.ts'

const useFund = (name: 'fund' | 'toFund'): RefRow | undefined =>
  useRefRow(
    'fund',
    useWatch(useFormModel().store, ({ draft }) => draft[name] ?? null),
  )
const codeOf = (row: RefRow | undefined): string | null => (row?.['foreignCode'] ?? null) as string | null

const ofExchange: ReadonlySet<string> = new Set(['rate', 'toAmount'])

const useMain = (): readonly PlacedField[] => {
  const { header, store } = useFormModel()
  const [from, to] = [useFund('fund'), useFund('toFund')]
  const isExchange = from !== undefined && to !== undefined && codeOf(from) !== codeOf(to)
  const hasFee = useWatch(store, ({ draft }) => ((draft['fee'] ?? zero) as Decimal) > zero)
  return header.main.filter(({ name }) => (isExchange || !ofExchange.has(name)) && (hasFee || name !== 'feeMethod'))
}

/** What a fund holds, and the currency that an amount is counted in. */
const useHints = (): Readonly<Record<string, string | undefined>> => {
  const { baseCurrency } = useSettings()
  const { label, language } = useFormWords()
  const [from, to] = [useFund('fund'), useFund('toFund')]
  const code = (row: RefRow | undefined) => codeOf(row) ?? baseCurrency
  const held = (row: RefRow | undefined) => {
    const balance = (row?.['balance'] ?? null) as Decimal | null
    return balance === null
      ? undefined
      : label('moneyTransfer.left', { balance: `${showNumber(balance, marksOf(language))} ${code(row)}` })
  }
  const isForeign = codeOf(from) !== null || codeOf(to) !== null
  const ofSource = isForeign ? code(from) : undefined
  return { fund: held(from), toFund: held(to), amount: ofSource, fee: ofSource, toAmount: code(to) }
}

export const TransferForm = () => {
  const { t } = useFormWords()
  const fields = useMain()
  const hints = useHints()
  return (
    <OwnHeader fields={fields}>
      {fields.map(({ name, field }) => (
        <HeaderField
          key={name}
          name={name}
          field={field}
          className={name === 'description' ? style.doubleWidth : undefined}
          {...(name === 'number' && { placeholder: t('form.automatic') })}
          {...(hints[name] !== undefined && { hint: hints[name] })}
        />
      ))}
    </OwnHeader>
  )
}
